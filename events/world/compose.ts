/**
 * The sentence in which an event of a type is composed: words and slots in reading
 * order, "[From] pays [To] [Amount]". Plain data: a screen makes each slot a choice or
 * a figure, named for screen readers by its field's label; a view fills them with an
 * event's values. The first words that come with no slot are the verb: what only joins
 * one slot to the next is the lead of the second.
 */

import type { Phrase, PhrasePart, SentencePosition } from '../phrase';
import type { ChoiceField, Fields } from './fields';

/** Who acts where no field names it: a loan's debtor, the central bank. */
export const ACTOR = { slot: null } as const;

/** A place in the sentence that one field fills. */
export interface Slot {
  /** The field's name; null where it is whoever acts. */
  readonly slot: string | null;
  /** Words before it that come and go with it. */
  readonly lead?: string;
  /** Whether it is left out, its lead too, where the board leaves no choice: a customer's only bank. */
  readonly ifChoice?: true;
  /** How each option of a choice reads in the sentence. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A sentence form of any event type. */
export type Compose = readonly (string | Slot)[];

/** What the slot of a field must say: one of a choice has the words of every option. */
type SlotOf<F extends Fields, Name extends keyof F> = {
  readonly slot: Name;
  readonly lead?: string;
  readonly ifChoice?: true;
} & (F[Name] extends ChoiceField<infer Option>
  ? { readonly options: Readonly<Record<Option, string>> }
  : { readonly options?: never });

/** A sentence form whose slots name fields of this event type. */
export type ComposeOf<F extends Fields> = readonly (
  | string
  | typeof ACTOR
  | { [Name in keyof F]: SlotOf<F, Name> }[keyof F]
)[];

/** The fields that have a slot. */
type Named<C> = C extends readonly (infer Part)[]
  ? Part extends { readonly slot: infer Name }
    ? Name
    : never
  : never;

/** Nothing where every field has its slot; else what no sentence form can be. */
export type Complete<F extends Fields, C> = [Exclude<keyof F, Named<C>>] extends [never]
  ? unknown
  : { readonly 'has no slot for': Exclude<keyof F, Named<C>> };

/** The index of the verb, the first words that come with no slot; -1 where there are none. */
export function verbIndex(compose: Compose): number {
  return compose.findIndex((part) => typeof part === 'string');
}

/**
 * The sentence with its slots filled, as one would read it.
 *
 * @param fill what stands in a slot; null leaves it out, and its lead with it
 */
export function composed(
  compose: Compose,
  fill: (slot: Slot, position: SentencePosition) => Phrase | null,
): Phrase {
  const phrase: PhrasePart[] = [];
  for (const part of compose) {
    const position = phrase.length === 0 ? 'opening' : 'within';
    const words = typeof part === 'string' ? [part] : filled(part, fill(part, position));
    if (phrase.length > 0 && words.length > 0) phrase.push(' ');
    phrase.push(...words);
  }
  const last = phrase.at(-1);
  // A note may bring its own end.
  const isEnded = typeof last === 'string' && /[.?!…]$/.test(last);
  return isEnded ? phrase : [...phrase, '.'];
}

function filled({ lead }: Slot, content: Phrase | null): Phrase {
  if (!content) return [];
  return lead === undefined ? content : [lead, ' ', ...content];
}
