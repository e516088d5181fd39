/**
 * What an event type of the exercise consists of. Every other file of this folder
 * but rules.ts tells one type's whole story, its parts always in this order: schema, label,
 * compose, refuse, post, narrate, examples.
 */
import { type ActionParts, DEFAULT_PARTS, type EventOf } from '../../world/action';
import type { Complete, ComposeOf } from '../../world/compose';
import type { Fields } from '../../world/fields';
import { type Signature, signatureOf } from '../../world/signature';
import type { BillsJournal } from '../journal';
import type { BillsState } from '../state';

/** What the event types of the exercise work on. */
interface BillsWorkings {
  readonly state: BillsState;
  readonly position: BillsState;
  readonly journal: BillsJournal;
}

/** What a round's narrator is given: the event, and the states before and after it. */
interface NarrationContext<Event> {
  readonly event: Event;
  readonly before: BillsState;
  readonly after: BillsState;
}

interface Parts<Type extends string, F extends Fields, Event>
  extends ActionParts<Type, F, Event, BillsWorkings, NarrationContext<Event>> {
  /**
   * For a stage, an event that its board accepts once the examples for that stage
   * of the event types before this one, in the order of the registry, are played.
   */
  readonly examples: readonly { readonly stage: number; readonly event: Event }[];
}

/** An event type, complete: `Parts` with every optional part filled in. */
export type BillsAction<Type extends string, F extends Fields, Event> = Required<
  Parts<Type, F, Event>
> & { readonly signature: Signature };

/**
 * Declares an event type. Parts left out mean: no limit, no further rule, closes a round.
 * A field without a slot in `compose` does not compile.
 */
export function defineBillsAction<
  const Type extends string,
  const F extends Fields,
  const C extends ComposeOf<F>,
>(
  parts: Parts<Type, F, EventOf<Type, F>> & { readonly compose: C & Complete<F, C> },
): BillsAction<Type, F, EventOf<Type, F>> {
  return { ...DEFAULT_PARTS, signature: signatureOf(parts), ...parts };
}
