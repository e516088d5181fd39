/**
 * Correspondent: banks hold accounts with one another. Payments raise the same
 * dues as in the national system; they are settled on those accounts, either by
 * crediting the creditor's account with the debtor, or by debiting the debtor's
 * own account with the creditor. No cash moves.
 */

import { dollars, exactDollars } from '../../money';
import { type Phrase, say } from '../../phrase';
import { type Refusal, refusal } from '../../refusal';
import { accountOf, findAccount, partyOf } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { nameIn } from '../ledger/naming';
import { balanceOf, type State } from '../ledger/state';
import type { Told } from '../ledger/telling';
import { tellParty } from '../ledger/telling';
import { duesBetween, payByDues, remainder, setOffDues, tellDues } from './dues';
import { customersAccount, immediately, joining } from './plain';
import type { BankingSystem, Settlement } from './system';

export const correspondent: BankingSystem = {
  type: 'correspondent',
  title: 'Correspondent banking',
  description: 'Banks keep accounts with one another.',
  settlers: ['bank'],
  settlesBy: true,
  settlesForAllOnly: false,
  hasCentralBank: false,

  ...joining,
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
  settling: { refuse: refuseSettlement, settle, tell: tellSettlement },
};

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
  const { debtor, creditor, difference } = remainder(state, settlement.bank, settlement.with);
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
      `Choose how the difference is paid: credited to the creditor's account, or debited from the debtor's.`,
      'by',
    );
  }
  const { owed, owing } = duesBetween(state, settlement.bank, settlement.with);
  if (owed === 0 && owing === 0) {
    return refusal(
      'NOTHING_DUE',
      `Nothing is due between ${nameIn(book, debtor)} and ${nameIn(book, creditor)}; choose two banks of which one owes the other.`,
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
  const fact = `${nameIn(book, debtor)}'s account with ${nameIn(book, creditor)} ${standing}`;
  const bound = overdraft > 0 ? ` and may be overdrawn by ${exactDollars(overdraft)}` : '';
  return refusal(
    overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    `${fact}${bound}, and ${exactDollars(difference)} is to be paid; credit the creditor's account instead.`,
    'by',
  );
}

function settle(journal: Journal, settlement: Settlement): void {
  const [bank, other] = pairOf(settlement);
  const between = duesBetween(journal, bank, other);
  const { debtor, creditor, difference } = remainder(journal, bank, other);
  setOffDues(journal, between, between.owed, between.owing);
  if (difference === 0) return;
  if (settlement.by === 'debit') {
    journal.move(accountOf(journal.book, debtor, creditor), -difference);
  } else {
    journal.move(accountOf(journal.book, creditor, debtor), difference);
  }
}

function tellSettlement(told: Told<unknown>, settlement: Settlement): Phrase {
  const [bank, other] = pairOf(settlement);
  const before = duesBetween(told.before, bank, other);
  const { debtor, creditor, difference } = remainder(told.before, bank, other);
  const opening = say`${tellParty(told, bank)} and ${tellParty(told, other)} settle.`;
  if (difference === 0) {
    return say`${opening} Each owed the other ${dollars(before.owed)}: the debts are set off and nothing is left to pay.`;
  }
  return settlement.by === 'debit'
    ? say`${opening} The difference of ${dollars(difference)} is debited from the account of ${tellParty(told, debtor)} with ${tellParty(told, creditor)}.`
    : say`${opening} ${tellParty(told, debtor)} credits the difference of ${dollars(difference)} to the account that ${tellParty(told, creditor)} holds with it.`;
}
