/** An event in the sentence that it is composed in, whether it was done or only asked for. */

import { assertDefined, itemAt } from '../assert';
import { dollars } from '../money';
import { capitalised, type Phrase, type SentencePosition } from '../phrase';
import { composed, type Slot } from '../world/compose';
import type { FormValues } from '../world/form';
import { type AnyAction, actionOf, type BankingEvent } from './actions/registry';
import { BANKING_FORMS } from './form';
import type { Book } from './ledger/book';
import { creditorOf, debtorOf } from './ledger/ends';
import { namedWithArticle, nameIn } from './ledger/naming';
import { balanceOf, type Round, type State } from './ledger/state';
import { inWords } from './views/eventWords';

/**
 * An event in its sentence: "Customer 1 pays Customer 2 $20."
 *
 * @param state the round at which it was asked for; it may name what is not there
 */
export function composedEvent(event: BankingEvent, state: Round<BankingEvent>): Phrase {
  const action = actionOf(event);
  const values: Readonly<Record<string, unknown>> = { ...event };
  const actor = action.actors(state.book, event)?.[0];
  return composed(action.compose, (slot, position) => {
    const { slot: name, ifChoice } = slot;
    const value = name === null ? undefined : values[name];
    if (name !== null && value === undefined) return null;
    if (name !== null && ifChoice && !hasChoice(state, action, values, name)) return null;
    return slotWords(action, state, slot, value, actor, position);
  });
}

/**
 * A field's value as the sentence form of its action has it: "the $50 loan with Bank 1".
 *
 * @param actor whoever acts; undefined where nobody does
 * @returns null where the sentence leaves it out
 */
export function slotWords(
  action: AnyAction,
  state: Round<BankingEvent>,
  { slot, options }: Slot,
  value: unknown,
  actor: number | undefined,
  position: SentencePosition,
): Phrase | null {
  if (slot === null) return partyIn(state.book, actor, position);
  const field = assertDefined(action.fields[slot], 'field of this slot');
  switch (field.kind) {
    case 'party':
      return value === 'all'
        ? [written('all banks', position)]
        : partyIn(state.book, value, position);
    case 'reference':
      return [creditIn(state, actor, field.label, value)];
    case 'text':
      return [String(value)];
    case 'choice': {
      const words = assertDefined(options, 'words of each option')[String(value)];
      return words === undefined ? null : [words];
    }
    default:
      return [inWords(field, value, state)];
  }
}

/** Whether a field has several options, given what the others hold. */
function hasChoice(
  state: Round<BankingEvent>,
  action: AnyAction,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const draft: FormValues = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, String(value)]),
  );
  const options = BANKING_FORMS.optionsFor(
    BANKING_FORMS.openingContext(state, action),
    draft,
    name,
  );
  return options !== null && options.length > 1;
}

function partyIn(book: Book, id: unknown, position: SentencePosition): Phrase {
  const party = book.parties.find((one) => one.id === id);
  if (party) return namedWithArticle(book, party.id, position);
  return [written('nobody on this board', position)];
}

/** Words as they stand in their sentence: the first of it begins large. */
function written(words: string, position: SentencePosition): string {
  return position === 'opening' ? capitalised(words) : words;
}

/** What stands between a debt and the other party, by what the debt is called: for its creditor, and for its debtor. */
const PREPOSITIONS: Readonly<Record<string, readonly [lent: string, owed: string]>> = {
  debt: ['of', 'to'],
  loan: ['to', 'from'],
};

/** A debt as whoever acts would call it: "the $50 loan from Bank 1", "the $98 repo with Bank 2". */
function creditIn(state: State, actor: number | undefined, label: string, id: unknown): string {
  const credit = state.book.credits.find((one) => one.id === id);
  if (!credit) return 'a debt that is not open';
  const others = [creditorOf(credit), debtorOf(credit)].filter((id) => id !== actor);
  const called = label.toLowerCase();
  const [lent, owed] = PREPOSITIONS[called] ?? ['with', 'with'];
  const preposition = actor === creditorOf(credit) ? lent : owed;
  return `the ${dollars(balanceOf(state, credit))} ${called} ${preposition} ${nameIn(state.book, itemAt(others, 0))}`;
}
