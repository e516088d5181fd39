/** What two parties owe each other in dues, how payments raise it, and its setting off. */

import { type Cents, dollars } from '../../money';
import { type Phrase, phrase } from '../../phrase';
import { accountOf, type CreditAccount, findDues, type Payment } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import type { NarrationContext } from '../ledger/narration';
import { balanceSentence, tellPaid, tellParty } from '../ledger/narration';
import { balanceOf, type State } from '../ledger/state';
import { payCustomers } from './common';

export interface DuesBetween {
  /** What `one` owes `other`, and the account that says so, if it was ever opened. */
  readonly owed: Cents;
  readonly owedAccount: CreditAccount | undefined;
  /** What `other` owes `one`. */
  readonly owing: Cents;
  readonly owingAccount: CreditAccount | undefined;
  /** Who would owe whom once both are set off; where they are equal, `one` would owe nothing. */
  readonly debtor: number;
  readonly creditor: number;
  /** How much that would be: cents, zero when the dues are equal. */
  readonly difference: Cents;
}

/** The dues between two parties, seen from `one`. */
export function duesBetween(state: State, one: number, other: number): DuesBetween {
  const owedAccount = findDues(state.book, one, other);
  const owingAccount = findDues(state.book, other, one);
  const owed = balanceOf(state, owedAccount);
  const owing = balanceOf(state, owingAccount);
  const [debtor, creditor] = owed >= owing ? [one, other] : [other, one];
  const difference = Math.abs(owed - owing);
  return { owed, owedAccount, owing, owingAccount, debtor, creditor, difference };
}

/** Lowers the dues in both directions by the amounts given. */
export function setOffDues(
  journal: Journal,
  between: DuesBetween,
  fromOwed: Cents,
  fromOwing: Cents,
): void {
  if (between.owedAccount) journal.post(between.owedAccount, -fromOwed, 'setOff');
  if (between.owingAccount) journal.post(between.owingAccount, -fromOwing, 'setOff');
}

/** A payment that leaves the payer's bank owing the payee's. */
export function payByDues(journal: Journal, payment: Payment): void {
  payCustomers(journal, payment);
  journal.raiseDues(payment.fromBank, payment.toBank, payment.amount);
}

/** Such a payment: how it leaves the payer with its bank, and that bank with the payee's. */
export function tellDues(context: NarrationContext<unknown>, payment: Payment): Phrase {
  const { from, fromBank, toBank } = payment;
  const { book } = context.after;
  const bank = tellParty(context, fromBank);
  const owed = balanceOf(context.after, findDues(book, fromBank, toBank));
  const left = balanceSentence(context, accountOf(book, from, fromBank), phrase`with ${bank}`);
  return phrase`${tellPaid(context, payment)} ${left} ${bank} now owes ${tellParty(context, toBank)} ${dollars(owed)} in dues.`;
}
