/**
 * Correspondent: banks hold accounts with one another. Payments raise the same
 * dues as in the national system; they are settled on those accounts, either by
 * crediting the creditor's account with the debtor, or by debiting the debtor's
 * own account with the creditor. No cash moves.
 */

import { dollars, exactDollars } from '../../money';
import { type Phrase, phrase } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import { accountOf, findAccount, partyOf } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import type { NarrationContext } from '../ledger/narration';
import { tellParty } from '../ledger/narration';
import { balanceOf, type State } from '../ledger/state';
import { account, bank, customer, payment, system } from './building';
import { customersAccount, immediately, joining, WITH_ONES_BANK } from './common';
import { duesBetween, payByDues, setOffDues, tellDues } from './dues';
import type { Settlement } from './system';
import { defineSystem } from './system';

export const correspondent = defineSystem({
  title: 'Correspondent banking',
  description: 'Banks keep accounts with one another.',
  settlementClause:
    'at the end of the day each pair of banks sets its dues off, and the debtor credits the difference to the account that the creditor has with it',
  settlementStyle: null,
  menu: { customer: WITH_ONES_BANK, bank: ['payDues', 'settleDues', 'netDues'] },
  example: {
    title: 'A country bank and its correspondents',
    about: 'A farmer’s payment is to be settled through accounts of his bank elsewhere.',
    opening: [
      system('correspondent'),
      bank('Country Bank', 100),
      bank('City Bank', 100),
      bank('Harbour Bank', 100),
      customer('Farmer', 100),
      customer('Miller', 100),
      customer('Merchant', 100),
      account(3, 0, 100),
      account(4, 1, 100),
      account(5, 2, 100),
      account(0, 1, 50),
      account(2, 1, 50),
      account(0, 2, 20),
      payment(3, 0, 5, 2, 40),
    ],
  },

  institutions: [],
  banksHoldAccounts: true,
  duesWith: 'bank',
  prefundedWith: null,
  settlers: ['bank'],
  settlesBy: true,
  settlesForAllOnly: false,
  hasCentralBank: false,

  ...joining,
  fundsToBring: () => ({ cash: 0, deposit: 0 }),
  accountBetween: (book, holder, issuer) =>
    partyOf(book, holder).type === 'bank' && partyOf(book, issuer).type === 'bank'
      ? 'Bank Deposits'
      : customersAccount(book, holder, issuer),

  refuseRoute: () => null,
  paymentLimits: () => [],
  pay: payByDues,
  paymentsMade: immediately,
  tellPayment: tellDues,

  refuseNetting: () => null,
  refuseSettling: () => null,
  settling: {
    refuse: refuseSettlement,
    settle,
    tell: tellSettlement,
    tellsOverdrafts: false,
  },
});

/** The two banks of a settlement. Throws on `"all"`, which is refused here. */
function pairOf({ bank, with: other }: Settlement): readonly [number, number] {
  if (bank === 'all') throw new Error('correspondents settle pair by pair');
  return [bank, other];
}

function refuseSettlement(state: State, settlement: Settlement): Refusal | null {
  const { book } = state;
  if (settlement.bank === 'all') {
    return refusal(
      'WRONG_PARTY_TYPE',
      'Correspondent banks settle pair by pair; choose one bank.',
      'bank',
    );
  }
  const between = duesBetween(state, settlement.bank, settlement.with);
  const { dueTo, dueFrom, debtor, creditor, difference } = between;
  const byDebit = settlement.by === 'debit';
  const account = byDebit
    ? findAccount(book, debtor, creditor)
    : findAccount(book, creditor, debtor);
  if (difference > 0 && settlement.by && !account) {
    const [holder, issuer] = byDebit ? [debtor, creditor] : [creditor, debtor];
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${nameIn(book, holder)} has no account with ${nameIn(book, issuer)}; choose the other way to pay.`,
      'by',
    );
  }
  if (!settlement.by) {
    return refusal(
      'VALUE_INVALID',
      `Choose how the difference is paid: credited to the creditor’s account, or debited from the debtor’s.`,
      'by',
    );
  }
  if (dueTo === 0 && dueFrom === 0) {
    return refusal(
      'NOTHING_DUE',
      `Nothing is due between ${nameIn(book, debtor)} and ${nameIn(book, creditor)}; choose two banks where one owes the other.`,
      'with',
    );
  }
  return byDebit && difference > 0 ? refuseDebit(state, debtor, creditor, difference) : null;
}

function refuseDebit(
  state: State,
  debtor: number,
  creditor: number,
  difference: number,
): Refusal | null {
  const { book } = state;
  const { overdraft } = book.settings;
  const balance = balanceOf(state, findAccount(book, debtor, creditor));
  if (balance - difference >= -overdraft) return null;
  const standing =
    balance < 0 ? `is overdrawn by ${exactDollars(-balance)}` : `holds ${exactDollars(balance)}`;
  const fact = `${nameIn(book, debtor)}’s account with ${nameIn(book, creditor)} ${standing}`;
  const bound = overdraft > 0 ? ` and may be overdrawn by up to ${exactDollars(overdraft)}` : '';
  return refusal(
    overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    `${fact}${bound}, and ${exactDollars(difference)} must be paid; credit the creditor’s account instead.`,
    'by',
  );
}

function settle(journal: Journal, settlement: Settlement): void {
  const [bank, other] = pairOf(settlement);
  const between = duesBetween(journal, bank, other);
  const { debtor, creditor, difference } = between;
  setOffDues(journal, between, between.dueTo, between.dueFrom);
  if (difference === 0) return;
  if (settlement.by === 'debit') {
    journal.move(accountOf(journal.book, debtor, creditor), -difference);
  } else {
    journal.move(accountOf(journal.book, creditor, debtor), difference);
  }
}

function tellSettlement(context: NarrationContext<unknown>, settlement: Settlement): Phrase {
  const [bank, other] = pairOf(settlement);
  const { dueTo, debtor, creditor, difference } = duesBetween(context.before, bank, other);
  const opening = phrase`${tellParty(context, bank)} and ${tellParty(context, other)} settle.`;
  if (difference === 0) {
    return phrase`${opening} Each owed the other ${dollars(dueTo)}: the debts are set off and nothing is left to pay.`;
  }
  return settlement.by === 'debit'
    ? phrase`${opening} The difference of ${dollars(difference)} is debited from the account of ${tellParty(context, debtor)} with ${tellParty(context, creditor)}.`
    : phrase`${opening} ${tellParty(context, debtor)} credits the difference of ${dollars(difference)} to the account that ${tellParty(context, creditor)} holds with it.`;
}
