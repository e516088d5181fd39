/** A party's own log: line by line what happened to it, and through whom. */
import { plain } from '../actions/phrase';
import type { Book } from '../ledger/book';
import { type RecordEntry, recordEntries } from '../ledger/records';
import { dollars } from '../money';
import { closedRounds, type Line, type LineRound } from './line';
import { movesOf, tellMove, tellWorth } from './partyWords';

export interface LogLine {
  /** The line's place in the log, from 0. */
  readonly id: number;
  /** The number of the round. */
  readonly round: number;
  /** Who stood on the other side; null when nobody on the board did. */
  readonly thirdPartyId: number | null;
  readonly thirdPartyName: string | null;
  /** What happened, as a sentence without its subject: "Receives $20 in cash from Bank 1." */
  readonly action: string;
  /** Whether the party has more (an asset grew, a liability shrank) or less for it. */
  readonly symbol: '+' | '-';
  /** What the round did to the party's net worth, with the last of its lines; left out where it did nothing. */
  readonly aside?: string;
}

/**
 * A party's log over the rounds of a line, in order: one line for each record entry.
 *
 * @param shown the number of the last round that is in it; beyond the line its last
 */
export function partyLog(line: Line, partyId: number, shown: number): readonly LogLine[] {
  const rounds = [...closedRounds(line)].filter(({ number }) => number <= shown).reverse();
  return rounds.flatMap((one) => linesOf(one, partyId)).map((entry, id) => ({ id, ...entry }));
}

function linesOf(
  { number, before, round }: LineRound,
  partyId: number,
): readonly Omit<LogLine, 'id'>[] {
  const entries = recordEntries(round).filter((entry) => entry.partyId === partyId);
  const aside = tellWorth(before, round, movesOf(entries));
  return entries.map((entry, index) => ({
    round: number,
    thirdPartyId: entry.counterpartyId,
    thirdPartyName: entry.counterpartyName,
    action: actionWords(round.book, entry),
    symbol: (entry.side === 'asset') === (entry.symbol === '+') ? '+' : '-',
    ...(aside && index === entries.length - 1 ? { aside } : {}),
  }));
}

function actionWords(book: Book, entry: RecordEntry): string {
  const { instrumentType, symbol, amount, counterpartyName: other } = entry;
  const isMore = symbol === '+';
  if (instrumentType === 'cash' || instrumentType === 'treasuries') {
    const sum = dollars(amount);
    const what = instrumentType === 'cash' ? `${sum} in cash` : `Treasury Bills of ${sum}`;
    if (other === null) return `${isMore ? 'Comes by' : 'Gives up'} ${what}.`;
    return isMore ? `Receives ${what} from ${other}.` : `Hands ${what} to ${other}.`;
  }
  const text = plain(tellMove(book, { ...entry, change: isMore ? amount : -amount }));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
