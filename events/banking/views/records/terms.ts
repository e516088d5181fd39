/** An event by its terms: what is asked for, with no word of what it does to any sheet. */

import { dollars, percent } from '../../../money';
import type { Field } from '../../../world/fields';
import { actionOf, type BankingEvent } from '../../actions/registry';
import { type CreditAccount, findCredit, partyOf } from '../../ledger/book';
import { creditorOf, debtorOf } from '../../ledger/ends';
import { balanceOf, type State } from '../../ledger/state';
import { inWords } from '../eventWords';

/** One field of an event, as a form words it. */
export interface Term {
  /** The field's label: "From", "Amount". */
  readonly label: string;
  /** What it holds: a name, `$20`, `5.00 %`. */
  readonly value: string;
}

/**
 * The terms of an event in the order of its fields; optional ones that it leaves
 * out are not listed.
 *
 * @param state the state that it is to act on; played on meanwhile, it may lack what the event names
 */
export function termsOf(state: State, event: BankingEvent): readonly Term[] {
  const values: Readonly<Record<string, string | number | undefined>> = event;
  return Object.entries(actionOf(event).fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : { label: field.label, value: worded(state, field, value) };
  });
}

/** A debt by its terms; anything else as wherever an event is put in words. */
function worded(state: State, field: Field, value: string | number): string {
  const credit =
    field.kind === 'reference' && typeof value === 'number' && findCredit(state.book, value);
  return credit ? creditTerm(state, credit) : inWords(field, value, state);
}

/** "From Bank 1 to Bank 2, $50 at 5.00 %". */
function creditTerm(state: State, credit: CreditAccount): string {
  const { book } = state;
  const { interestRate } = credit;
  const [creditor, debtor] = [creditorOf, debtorOf].map((end) => partyOf(book, end(credit)).name);
  const left = dollars(balanceOf(state, credit));
  return `From ${creditor} to ${debtor}, ${left} at ${percent(interestRate)}`;
}
