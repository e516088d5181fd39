/** What a round did to one party, in that party's own words: made of its record entries, so that none is left out. */

import { type Cents, dollars } from '../../money';
import { type Phrase, say } from '../../phrase';
import type { Book } from '../ledger/book';
import { namedWithArticle } from '../ledger/naming';
import type { RecordEntry } from '../ledger/records';
import type { Round, State } from '../ledger/state';

/** A change of one kind of claim on one side of a party's sheet. */
export interface Move extends Pick<RecordEntry, 'side' | 'instrumentType' | 'counterpartyId'> {
  /** Cents: above zero that side grew. */
  readonly change: Cents;
}

/** In what a claim consists, as a sentence about more or less of it ends. */
const IN: Readonly<Record<RecordEntry['instrumentType'], string>> = {
  cash: 'in cash',
  deposits: 'on deposit',
  overdrafts: 'in overdraft',
  'ch certs': 'in certificates',
  dues: 'in dues',
  loans: 'in loans',
  mortgages: 'on a mortgage',
  'Fed Funds': 'in fed funds',
  repos: 'in repo',
  treasuries: 'in Treasury Bills',
  notes: 'in notes outstanding',
};

/** Kinds of claim that their holder has rather than is owed. */
const HAD: readonly RecordEntry['instrumentType'][] = ['deposits', 'ch certs'];

/** A move without its subject: "owes Bank 2 $20 more in dues". Cash and bills are held, whoever gave them. */
export function tellMove(book: Book, move: Move): Phrase {
  const { side, instrumentType, counterpartyId, change } = move;
  const amount = `${dollars(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  const what = IN[instrumentType];
  if (instrumentType === 'notes') return [`has ${amount} ${what}`];
  if (isHeld(instrumentType) || counterpartyId === null) return [`holds ${amount} ${what}`];
  const other = namedWithArticle(book, counterpartyId, 'within');
  if (side === 'liability') return say`owes ${other} ${amount} ${what}`;
  return HAD.includes(instrumentType)
    ? say`has ${amount} ${what} with ${other}`
    : say`is owed ${amount} ${what} by ${other}`;
}

/** Whether nobody on the board owes it to its holder in particular. */
function isHeld(instrumentType: RecordEntry['instrumentType']): boolean {
  return instrumentType === 'cash' || instrumentType === 'treasuries';
}

/** A party's entries of a round added up by claim and counterparty, in order; what comes to nothing is left out. */
export function movesOf(entries: readonly RecordEntry[]): readonly Move[] {
  const moves = new Map<string, Move>();
  for (const { side, instrumentType, counterpartyId, symbol, amount } of entries) {
    const from = isHeld(instrumentType) ? null : counterpartyId;
    const key = `${side} ${instrumentType} ${from}`;
    const change = (moves.get(key)?.change ?? 0) + (symbol === '+' ? amount : -amount);
    moves.set(key, { side, instrumentType, counterpartyId: from, change });
  }
  return [...moves.values()].filter(({ change }) => change !== 0);
}

/**
 * What a round did to a party's net worth, and why: interest, a failed repo, a
 * payment for something outside the board, or how the board was set up. Empty
 * where it did nothing to it.
 *
 * @param moves the party's own
 */
export function tellWorth(before: State, round: Round<unknown>, moves: readonly Move[]): string {
  const gain = moves.reduce(
    (sum, { side, change }) => sum + (side === 'asset' ? change : -change),
    0,
  );
  if (gain === 0) return '';
  const way = `Net worth ${gain > 0 ? 'rises' : 'falls'} by`;
  const amount = dollars(Math.abs(gain));
  switch (reasonOf(before, round)) {
    case 'interest':
      return `${way} the interest of ${amount}.`;
    case 'failure':
      return `${way} ${amount} with the repo that failed.`;
    case 'opening':
      return `${way} ${amount} as the board is set up.`;
    case 'payment':
      return `${way} ${amount}, ${gain > 0 ? 'received' : 'paid'} for something outside the board.`;
  }
}

/** Read from the postings: there is no other way in which net worth changes. */
function reasonOf(
  before: State,
  { book, postings }: Round<unknown>,
): 'interest' | 'failure' | 'opening' | 'payment' {
  const isEndowed = postings.some(
    ({ claim, counterpartyId }) => !('superiorId' in claim) && counterpartyId === null,
  );
  if (isEndowed || book.parties.length > before.book.parties.length) return 'opening';
  const isRepaid = postings.some(
    ({ claim, delta }) => claim.kind === 'credit' && claim.instrument !== 'Dues' && delta < 0,
  );
  if (!isRepaid) return 'payment';
  // A repo that fails is made good in bills alone, if in anything; whatever is repaid, in money.
  const isPaid = postings.some(({ claim: { kind } }) => kind === 'reserves' || kind === 'account');
  return isPaid ? 'interest' : 'failure';
}
