/**
 * What an event type of the exercise consists of. Every other file of this folder
 * but rules.ts tells one type's whole story, its parts always in this order: schema, label,
 * refuse, post, narrate, examples.
 */

import type { Limit } from '../../limits';
import type { Phrase } from '../../phrase';
import type { Refusal } from '../../refusal';
import type { EventOf, FieldPair } from '../../world/action';
import type { Fields } from '../../world/fields';
import { type FieldPlan, fieldPlan } from '../../world/plan';
import type { BillsJournal } from '../journal';
import type { BillsState } from '../state';

/** What a round's narrator is given: the event, and the states before and after it. */
interface Told<Event> {
  readonly event: Event;
  readonly before: BillsState;
  readonly after: BillsState;
}

interface Parts<Type extends string, F extends Fields, Event> {
  readonly type: Type;
  /** Numbers of the wire format: the type's own, and its fields in the order they are coded. Never changed. */
  readonly wire: { readonly type: number; readonly fields: readonly (keyof F & string)[] };
  readonly fields: F;
  /** The fields that name who acts; none when it is the board itself. */
  readonly roles: readonly (keyof F & string)[];
  /** Pairs of fields that must name different players. */
  readonly distinct?: readonly FieldPair<keyof F & string>[];
  /** Notes belong to the round before them. */
  readonly closesRound?: boolean;
  /** The menu's words, for instance "Draw a Bill". */
  readonly label: string;
  /** The verb as the button and a refusal use it, for instance "draw". */
  readonly verb: string;
  /** What binds the amount, in hundredths. Called only when the players are sound. */
  limits?(state: BillsState, event: Event): readonly Limit[];
  /** The action's own rules, in order of precedence. Called only when all values are sound. */
  refuse?(state: BillsState, event: Event): Refusal | null;
  post(journal: BillsJournal, event: Event): void;
  narrate(told: Told<Event>): Phrase;
  /**
   * For a stage, an event that its board accepts once the examples for that stage
   * of the event types before this one, in the order of the registry, are played.
   */
  readonly examples: readonly { readonly stage: number; readonly event: Event }[];
}

/** An event type, complete: `Parts` with every optional part filled in. */
export type BillsAction<Type extends string, F extends Fields, Event> = Required<
  Parts<Type, F, Event>
> & { readonly plan: FieldPlan };

/** Declares an event type. Parts left out mean: no limit, no further rule, closes a round. */
export function defineBillsAction<const Type extends string, const F extends Fields>(
  parts: Parts<Type, F, EventOf<Type, F>>,
): BillsAction<Type, F, EventOf<Type, F>> {
  return {
    distinct: [],
    closesRound: true,
    limits: () => [],
    refuse: () => null,
    plan: fieldPlan(parts.fields),
    ...parts,
  };
}
