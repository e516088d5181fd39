/** What two parties owe each other in dues, how payments raise it, and its setting off. */

import { type Cents, dollars } from '../../money';
import { type Phrase, phrase } from '../../phrase';
import { accountOf, type CreditAccount, findDues, type Payment } from '../ledger/book';
import type { Journal } from '../ledger/journal';
import type { NarrationContext } from '../ledger/narration';
import { balanceSentence, tellPaid, tellParty } from '../ledger/narration';
import { balanceOf, type State } from '../ledger/state';
import { payCustomers } from './common';

/** The dues between two parties, as the sheet of `one` has them. */
export interface DuesBetween {
  /** What `one` owes `other`, in cents, and the account that says so, if it was ever opened. */
  readonly dueTo: Cents;
  readonly dueToAccount: CreditAccount | undefined;
  /** What `other` owes `one`. */
  readonly dueFrom: Cents;
  readonly dueFromAccount: CreditAccount | undefined;
  /** Who would owe whom once both are set off; where they are equal, `one` would owe nothing. */
  readonly debtor: number;
  readonly creditor: number;
  /** How much that would be: cents, zero when the dues are equal. */
  readonly difference: Cents;
}

/** The dues between two parties, seen from `one`. */
export function duesBetween(state: State, one: number, other: number): DuesBetween {
  const dueToAccount = findDues(state.book, one, other);
  const dueFromAccount = findDues(state.book, other, one);
  const dueTo = balanceOf(state, dueToAccount);
  const dueFrom = balanceOf(state, dueFromAccount);
  const [debtor, creditor] = dueTo >= dueFrom ? [one, other] : [other, one];
  const difference = Math.abs(dueTo - dueFrom);
  return { dueTo, dueToAccount, dueFrom, dueFromAccount, debtor, creditor, difference };
}

/** Lowers the dues in both directions, each by so many cents. */
export function setOffDues(
  journal: Journal,
  between: DuesBetween,
  offDueTo: Cents,
  offDueFrom: Cents,
): void {
  if (between.dueToAccount) journal.post(between.dueToAccount, -offDueTo, 'setOff');
  if (between.dueFromAccount) journal.post(between.dueFromAccount, -offDueFrom, 'setOff');
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
  const dueTo = balanceOf(context.after, findDues(book, fromBank, toBank));
  const left = balanceSentence(context, accountOf(book, from, fromBank), phrase`with ${bank}`);
  return phrase`${tellPaid(context, payment)} ${left} ${bank} now owes ${tellParty(context, toBank)} ${dollars(dueTo)} in dues.`;
}
