/**
 * Correspondent: banks hold accounts with one another. Payments raise the same
 * dues as in the national system; they are settled on those accounts, either by
 * crediting the creditor's account with the debtor, or by debiting the debtor's
 * own account with the creditor. No cash moves.
 */
import { accountOf, findAccount, partyOf } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import { balanceOf, type State } from '../ledger/state';
import { exactDollars } from '../money';
import { type Refusal, refusal } from '../refusal';
import { duesBetween, remainder, setOffDues } from './dues';
import type { BankingSystem, Settlement } from './system';

export const correspondent: BankingSystem = {
  type: 'correspondent',
  title: 'Correspondent banking',
  description: 'Banks keep accounts with one another.',
  banksHoldAccounts: true,
  settlers: ['bank'],
  routePayment: (journal, payerBank, payeeBank, amount) =>
    journal.raiseDues(payerBank, payeeBank, amount),
  refuseSettlement,
  settle,
};

function refuseSettlement(state: State, settlement: Settlement): Refusal | null {
  const { book } = state;
  const { debtor, creditor, difference } = remainder(state, settlement.bank, settlement.with);
  const names = { debtor: partyOf(book, debtor).name, creditor: partyOf(book, creditor).name };
  const byDebit = settlement.by === 'debit';
  const account = byDebit
    ? findAccount(book, debtor, creditor)
    : findAccount(book, creditor, debtor);
  if (difference > 0 && settlement.by && !account) {
    const [holder, issuer] = byDebit
      ? [names.debtor, names.creditor]
      : [names.creditor, names.debtor];
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${holder} has no account with ${issuer}; choose the other way to pay.`,
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
      `Nothing is due between ${names.debtor} and ${names.creditor} in this round.`,
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
  const fact = `${partyOf(book, debtor).name}'s account with ${partyOf(book, creditor).name} ${standing}`;
  const bound = overdraft > 0 ? ` and may be overdrawn by ${exactDollars(overdraft)}` : '';
  return refusal(
    overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    `${fact}${bound}, and ${exactDollars(difference)} is to be paid; credit the creditor's account instead.`,
    'by',
  );
}

function settle(journal: Journal, settlement: Settlement): void {
  const state = { book: journal.book, column: journal.column };
  const between = duesBetween(state, settlement.bank, settlement.with);
  const { debtor, creditor, difference } = remainder(state, settlement.bank, settlement.with);
  setOffDues(journal, between, between.owed, between.owing);
  if (difference === 0) return;
  if (settlement.by === 'debit') {
    journal.move(accountOf(journal.book, debtor, creditor), -difference);
  } else {
    journal.move(accountOf(journal.book, creditor, debtor), difference);
  }
}
