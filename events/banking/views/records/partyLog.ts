/** A party's own log: line by line what happened to it, and through whom. */

import { dollars } from '../../../money';
import { capitalised, type Phrase, plain } from '../../../phrase';
import { netWorthReasonOf } from '../../board/check';
import { storyOf } from '../../board/rules';
import type { Book } from '../../ledger/book';
import { worthName } from '../../ledger/capital';
import { INSTRUMENTS } from '../../ledger/instruments';
import { type RecordEntry, recordEntries } from '../../ledger/records';
import { closedRounds, type Line, type LineRound } from '../line';
import { movesOf, tellMove, tellWorth } from './partyWords';

export interface LogLine {
  /** The line's index in the log, from 0. */
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
  /** What the round did to what balances the party's sheet, with the last of its lines; left out where it did nothing. */
  readonly aside?: string;
}

/** A line of the log within its round, which gives it its index. */
type RoundLine = Omit<LogLine, 'id'>;

/** What one round wrote in a party's log. */
export interface LogRound {
  readonly number: number;
  /** What the round was about. */
  readonly sentence: Phrase;
  readonly lines: readonly RoundLine[];
}

/**
 * The rounds that wrote in a party's log, latest first. They are read as they are
 * asked for: a long line costs no more than what is shown of it.
 *
 * @param shown the number of the latest round that is in it; beyond the line its last
 */
export function* partyRounds(line: Line, partyId: number, shown: number): Generator<LogRound> {
  for (const one of closedRounds(line)) {
    if (one.number > shown) continue;
    const lines = linesOf(one, partyId);
    if (lines.length === 0) continue;
    yield { number: one.number, sentence: storyOf(one.round, one.before), lines };
  }
}

/**
 * A party's log over the rounds of a line, in order: one line for each record entry.
 *
 * @param shown the number of the last round that is in it; beyond the line its last
 */
export function partyLog(line: Line, partyId: number, shown: number): readonly LogLine[] {
  const rounds = [...partyRounds(line, partyId, shown)].reverse();
  return rounds.flatMap(({ lines }) => lines).map((entry, id) => ({ id, ...entry }));
}

function linesOf({ number, round }: LineRound, partyId: number): readonly RoundLine[] {
  const entries = recordEntries(round).filter((entry) => entry.partyId === partyId);
  const aside = tellWorth(worthName(round, partyId), netWorthReasonOf(round), movesOf(entries));
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
  const { instrument, symbol, amount, counterpartyName: other } = entry;
  const row = INSTRUMENTS[instrument];
  const isMore = symbol === '+';
  if ('handed' in row && row.handed !== null) {
    const what = row.handed.replace('@', () => dollars(amount));
    // What nobody on the board gave only ever comes: nobody hands anything to no one.
    if (other === null) return `Comes by ${what}.`;
    return isMore ? `Receives ${what} from ${other}.` : `Hands ${what} to ${other}.`;
  }
  const text = plain(tellMove(book, { ...entry, change: isMore ? amount : -amount }));
  return `${capitalised(text)}.`;
}
