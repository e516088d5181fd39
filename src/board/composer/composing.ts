/** What the composers of both worlds have in common. */

import type { Refusal } from '@/events/refusal';
import type { Field } from '@/events/world/fields';
import type { FormContextOf, Forms, FormValues } from '@/events/world/form';
import type { WorldTypes } from '@/events/world/rules';
import { typeset } from '../sentence/plainText';
import { type ChoosingSlot, nothingFor, type SentencePart } from './sentence';

/** What the rules say of the sentence as it stands. */
export interface Answer {
  /** Empty when there is nothing to say. */
  readonly text: string;
  /** What goes for every such act, after it where there is room. */
  readonly aside?: string | undefined;
  /** The field that it speaks of; null when of none. */
  readonly field: string | null;
  /** Whether something is wrong. */
  readonly isFault: boolean;
}

/** An act as it stands. */
export interface Composing {
  readonly parts: readonly SentencePart[];
  readonly answer: Answer;
  /** How often the button has been pressed for the answer; 0 where nobody has. */
  readonly presses: number;
  /** The words of the button; null where the party can do nothing. */
  readonly button: string | null;
  /** Whether a press would be refused now. */
  readonly isRefused: boolean;
  /** Fills a field. */
  onField(name: string, value: string): void;
  submit(form: HTMLFormElement): void;
}

/**
 * The composer of a party that has nothing to do of its own.
 *
 * @param what what such a one is called: "party"
 */
export function onlyReacts(
  { name }: { readonly name: string },
  what: string,
  parts: readonly SentencePart[],
): Composing {
  const text = `${name} only reacts here: choose another ${what} to act.`;
  return {
    parts,
    answer: { text, field: null, isFault: false },
    presses: 0,
    button: null,
    isRefused: true,
    onField: () => {},
    submit: () => {},
  };
}

/**
 * The slot of whoever acts: sheets select as well, but on a phone they may be out of sight.
 *
 * @param words what the sentence calls them
 */
export function actorSlot(
  words: string,
  id: number,
  parties: readonly { readonly id: number; readonly name: string }[],
  onParty: (partyId: number) => void,
): ChoosingSlot {
  const options = parties.map((one) => ({ value: String(one.id), label: one.name }));
  return {
    key: 'who',
    label: 'Party',
    field: null,
    value: String(id),
    words,
    choices: [{ heading: null, options }],
    onChange: (chosen) => onParty(Number(chosen)),
  };
}

/** A sentence as it stands, and what is wrong with it. */
export interface JudgedDraft<W extends WorldTypes> {
  readonly context: FormContextOf<W>;
  /** What stands in every field. */
  readonly draft: FormValues;
  /** What is wrong, where the person is to hear of it; null else. */
  readonly shown: Refusal | null;
  readonly isPressed: boolean;
}

/**
 * What is wrong with a sentence, where the person is to hear of it: null where nothing is.
 *
 * @param nothingToChoose the words for a field that has no choices
 */
export function faultAnswer<W extends WorldTypes>(
  forms: Forms<W>,
  { context, draft, shown, isPressed }: JudgedDraft<W>,
  nothingToChoose: (field: Field) => string,
): Answer | null {
  const nothing = nothingFor(forms, context, draft);
  if (nothing) {
    const [name, field] = nothing;
    return { text: nothingToChoose(field), field: name, isFault: isPressed };
  }
  return shown && { text: typeset(shown.message), field: shown.field, isFault: true };
}
