/** An event by its terms: what is asked for, with no word of what it does to any sheet. */
import type { Field } from '../actions/fields';
import { actionOf, type BankingEvent } from '../actions/registry';
import { findCredit, findParty, partyOf } from '../ledger/book';
import { balanceOf, type State } from '../ledger/state';
import { dollars, percent } from '../money';

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
 * @param state the state that it is to act on
 */
export function termsOf(state: State, event: BankingEvent): readonly Term[] {
  const values: Readonly<Record<string, string | number | undefined>> = event;
  return Object.entries(actionOf(event).fields).flatMap(([name, field]) => {
    const value = values[name];
    return value === undefined ? [] : { label: field.label, value: worded(state, field, value) };
  });
}

function worded(state: State, field: Field, value: string | number): string {
  if (typeof value === 'string') {
    if (field.kind === 'choice') return field.optionLabels[value] ?? value;
    return field.kind === 'party' ? 'All banks' : value;
  }
  switch (field.kind) {
    case 'amount':
      return dollars(value);
    case 'value':
      return field.unit === 'cents' ? dollars(value) : percent(value);
    case 'party':
      return findParty(state.book, value)?.name ?? String(value);
    case 'credit':
      return creditTerm(state, value);
    default:
      return String(value);
  }
}

/** "From Bank 1 to Bank 2, $50 at 5.00 %". */
function creditTerm(state: State, id: number): string {
  const { book } = state;
  const credit = findCredit(book, id);
  if (!credit) return String(id);
  const { superiorId, subordinateId, interestRate } = credit;
  const [creditor, debtor] = [partyOf(book, superiorId), partyOf(book, subordinateId)];
  const left = dollars(balanceOf(state, credit));
  return `From ${creditor.name} to ${debtor.name}, ${left} at ${percent(interestRate)}`;
}
