/** An event in words, whether it was done or only asked for: its fields as a person filled them in. */

import { dollars, inDays, percent } from '../../money';
import type { Field, ValueField } from '../../world/fields';
import { actionOf, type BankingEvent } from '../actions/registry';
import { type Book, findCredit, partyOf } from '../ledger/book';
import { creditorOf, debtorOf } from '../ledger/ends';
import { balanceOf, type State } from '../ledger/state';

/** A field of an event and what stands in it. */
interface FieldInWords {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface EventInWords {
  /** The action's words in the menu. */
  readonly label: string;
  /** Fields that the event leaves out are not listed. */
  readonly fields: readonly FieldInWords[];
}

/**
 * An event in words.
 *
 * @param state where it was asked for; it may name what is not there
 */
export function wordsOf(event: BankingEvent, state: State): EventInWords {
  const { label, fields } = actionOf(event);
  const values: Readonly<Record<string, unknown>> = { ...event };
  return {
    label,
    fields: Object.entries(fields).flatMap(([name, field]) =>
      values[name] === undefined
        ? []
        : [{ name, label: field.label, value: inWords(field, values[name], state) }],
    ),
  };
}

/** What stands in a field of an event, in words. */
export function inWords(field: Field, value: unknown, state: State): string {
  const figure = typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
  switch (field.kind) {
    case 'party':
      return value === 'all' ? 'All banks' : partyNamed(state.book, figure);
    case 'amount':
      return figure === null ? 'no amount of money in whole cents' : dollars(figure);
    case 'value':
      if (figure === null) return 'no figure';
      return FIGURES[field.unit](figure);
    case 'reference':
      return creditNamed(state, figure);
    case 'choice':
      return field.optionLabels[String(value)] ?? 'nothing chosen';
    default:
      // A text.
      return `“${String(value)}”`;
  }
}

/** A figure in words, by its unit. */
const FIGURES: Readonly<Record<ValueField['unit'], (figure: number) => string>> = {
  cents: dollars,
  basisPoints: percent,
  days: inDays,
};

function partyNamed({ parties }: Book, id: number | null): string {
  return (id === null ? undefined : parties[id]?.name) ?? 'nobody on this board';
}

/** "$50 that Bank 1 owes Bank 2". */
function creditNamed(state: State, id: number | null): string {
  const credit = id === null ? undefined : findCredit(state.book, id);
  if (!credit) return 'none that is open';
  const [debtor, creditor] = [debtorOf, creditorOf].map(
    (end) => partyOf(state.book, end(credit)).name,
  );
  return `${dollars(balanceOf(state, credit))} that ${debtor} owes ${creditor}`;
}
