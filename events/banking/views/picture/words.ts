/** What passes from one party to another, in words. */

import { type Cents, dollars } from '../../../money';
import { type Phrase, phrase, type SentencePosition } from '../../../phrase';
import type { Account, Book } from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf, holderOf, issuerOf } from '../../ledger/ends';
import { DEPOSITS, OVERDRAFTS } from '../../ledger/instruments';
import { namedWithArticle } from '../../ledger/naming';
import type { RecordEntry } from '../../ledger/records';

/** A part of a posting, as value that passes from one party to another. */
export interface Passing {
  readonly fromId: number;
  readonly toId: number;
  /** Cents, more than zero. */
  readonly amount: Cents;
  /** The entry in the books of whoever has the asset. */
  readonly entry: RecordEntry;
}

/** What passes, as a clause: "Customer 1's deposit with Bank 1 falls by $20". */
export function tellPassing(book: Book, passing: Passing, position: SentencePosition): Phrase {
  const { fromId, toId, amount, entry } = passing;
  const { claim } = entry;
  switch (claim.kind) {
    case 'account':
      return tellAccount(book, claim, passing, position);
    case 'credit': {
      const debtor = namedWithArticle(book, debtorOf(claim), position);
      const creditor = namedWithArticle(book, creditorOf(claim), 'within');
      const change = entry.symbol === '+' ? 'more' : 'less';
      return phrase`${debtor} owes ${creditor} ${dollars(amount)} ${change} ${CREDITS[claim.instrument].inPath}`;
    }
    default: {
      const giver = namedWithArticle(book, fromId, position);
      const receiver = namedWithArticle(book, toId, 'within');
      return claim.kind === 'securities'
        ? phrase`${giver} delivers ${dollars(amount)} of Treasury Bills to ${receiver}`
        : phrase`${giver} hands ${receiver} ${dollars(amount)} in ${moneyHanded(book, fromId, toId)}`;
    }
  }
}

/** Where a central bank issues the cash it is notes, and what is paid in to it is specie. */
function moneyHanded({ notes }: Book, fromId: number, toId: number): string {
  if (!notes) return 'cash';
  return toId === notes.id ? 'specie' : fromId === notes.id ? 'notes' : 'cash';
}

/** An account that changed: as a deposit, or below zero as an overdraft. */
function tellAccount(
  book: Book,
  account: Account,
  passing: Passing,
  position: SentencePosition,
): Phrase {
  const holder = namedWithArticle(book, holderOf(account), position);
  const issuer = namedWithArticle(book, issuerOf(account), 'within');
  const { entry, amount } = passing;
  const isBelowZero = entry.instrument === account.overdraft;
  const row = isBelowZero ? OVERDRAFTS[account.overdraft] : DEPOSITS[account.instrument];
  const way = entry.symbol === '+' ? 'rise' : 'fall';
  const ending = 'isPlural' in row && row.isPlural ? '' : 's';
  return phrase`${holder}’s ${row.word} ${row.preposition} ${issuer} ${way}${ending} by ${dollars(amount)}`;
}
