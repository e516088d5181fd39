/** What a round did to one party, in that party's own words: made of its record entries, so that none is left out. */

import { type Cents, dollars } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import type { Book } from '../../ledger/book';
import { WORTH_VERBS, type WorthName } from '../../ledger/capital';
import { INSTRUMENTS, type Instrument } from '../../ledger/instruments';
import { namedWithArticle } from '../../ledger/naming';
import type { NetWorthReason } from '../../ledger/netWorth';
import type { RecordEntry } from '../../ledger/records';

/** A change of one kind of claim on one side of a party's sheet. */
export interface Move extends Pick<RecordEntry, 'side' | 'instrument' | 'counterpartyId'> {
  /** Cents: above zero that side grew. */
  readonly change: Cents;
}

/** A move without its subject: "owes Bank 2 $20 more in dues". Cash and bills are held, whoever gave them. */
export function tellMove(book: Book, move: Move): Phrase {
  const { side, instrument, counterpartyId, change } = move;
  const amount = `${dollars(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  const { kind, inLog: what } = INSTRUMENTS[instrument];
  if (kind === 'notes') return [`has ${amount} ${what}`];
  if (isHeld(instrument) || counterpartyId === null) return [`holds ${amount} ${what}`];
  const other = namedWithArticle(book, counterpartyId, 'within');
  if (side === 'liability') return phrase`owes ${other} ${amount} ${what}`;
  // A deposit is had; a debt, or an overdraft, is owed.
  return kind === 'deposit'
    ? phrase`has ${amount} ${what} with ${other}`
    : phrase`is owed ${amount} ${what} by ${other}`;
}

/** Whether nobody on the board owes it to its holder in particular. */
function isHeld(instrument: Instrument): boolean {
  const row = INSTRUMENTS[instrument];
  return 'handed' in row && row.handed !== null;
}

/** A party's entries of a round added up by claim and counterparty, in order; what comes to nothing is left out. */
export function movesOf(entries: readonly RecordEntry[]): readonly Move[] {
  const moves = new Map<string, Move>();
  for (const { side, instrument, counterpartyId, symbol, amount } of entries) {
    const from = isHeld(instrument) ? null : counterpartyId;
    const key = `${side} ${instrument} ${from}`;
    const change = (moves.get(key)?.change ?? 0) + (symbol === '+' ? amount : -amount);
    moves.set(key, { side, instrument, counterpartyId: from, change });
  }
  return [...moves.values()].filter(({ change }) => change !== 0);
}

/**
 * What a round did to what balances a party's sheet, and why. Empty where it did nothing to it.
 *
 * @param name what that is called
 * @param moves the party's own
 */
export function tellWorth(
  name: WorthName,
  reason: NetWorthReason | null,
  moves: readonly Move[],
): string {
  const gain = moves.reduce(
    (sum, { side, change }) => sum + (side === 'asset' ? change : -change),
    0,
  );
  if (gain === 0) return '';
  const rises = gain > 0;
  const amount = dollars(Math.abs(gain));
  return `${name} ${WORTH_VERBS[name][rises ? 'rises' : 'falls']} by ${reason?.tell(amount, rises) ?? amount}.`;
}
