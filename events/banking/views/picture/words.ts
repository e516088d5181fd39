/** What passes from one party to another, in words. */

import { type Cents, dollars } from '../../../money';
import { type Phrase, say } from '../../../phrase';
import type { Account, Book, CreditInstrument } from '../../ledger/book';
import { namedWithArticle, type Place } from '../../ledger/naming';
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
export function tellPassing(book: Book, passing: Passing, place: Place): Phrase {
  const { fromId, toId, amount, entry } = passing;
  const { claim } = entry;
  switch (claim.kind) {
    case 'account':
      return tellAccount(book, claim, passing, place);
    case 'credit': {
      const debtor = namedWithArticle(book, claim.subordinateId, place);
      const creditor = namedWithArticle(book, claim.superiorId, 'within');
      const change = entry.symbol === '+' ? 'more' : 'less';
      return say`${debtor} owes ${creditor} ${dollars(amount)} ${change} ${AS[claim.instrument]}`;
    }
    default: {
      const giver = namedWithArticle(book, fromId, place);
      const receiver = namedWithArticle(book, toId, 'within');
      return claim.kind === 'securities'
        ? say`${giver} delivers Treasury Bills of ${dollars(amount)} to ${receiver}`
        : say`${giver} hands ${receiver} ${dollars(amount)} in ${moneyHanded(book, fromId, toId)}`;
    }
  }
}

/** As what a debt is owed. */
const AS: Readonly<Record<CreditInstrument, string>> = {
  Dues: 'in dues',
  Loans: 'on a loan',
  'Fed Funds': 'in fed funds',
  Mortgage: 'on a mortgage',
  Repos: 'in repo',
};

/** Where a central bank issues the cash it is notes, and what is paid in to it is specie. */
function moneyHanded({ notes }: Book, fromId: number, toId: number): string {
  if (!notes) return 'cash';
  return toId === notes.id ? 'specie' : fromId === notes.id ? 'notes' : 'cash';
}

/** An account that changed: as a deposit, or below zero as an overdraft. */
function tellAccount(book: Book, account: Account, passing: Passing, place: Place): Phrase {
  const holder = namedWithArticle(book, account.subordinateId, place);
  const issuer = namedWithArticle(book, account.superiorId, 'within');
  const { entry, amount } = passing;
  const isBelowZero = entry.partyId === account.superiorId;
  const grows = entry.symbol === '+';
  if (!isBelowZero && account.instrument === 'CH Certificates') {
    const way = grows ? 'rise' : 'fall';
    return say`${holder}'s certificates of ${issuer} ${way} by ${dollars(amount)}`;
  }
  const what = isBelowZero ? OVERDRAFTS[account.overdraft] : DEPOSITS[account.instrument];
  return say`${holder}'s ${what} ${issuer} ${grows ? 'rises' : 'falls'} by ${dollars(amount)}`;
}

const DEPOSITS: Readonly<Record<Account['instrument'], string>> = {
  'Customer Deposits': 'deposit with',
  'Bank Deposits': 'balance with',
  'CH Certificates': 'certificates of',
};

const OVERDRAFTS: Readonly<Record<Account['overdraft'], string>> = {
  'Customer Overdrafts': 'overdraft with',
  'Bank Overdrafts': 'overdraft with',
  'Daylight Overdrafts': 'daylight overdraft with',
  'CH Loans': 'CH Loan from',
};
