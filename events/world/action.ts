/** What the event types of every world have in common; each world adds parts of its own. */
import type { Limit } from '../limits';
import type { Phrase } from '../phrase';
import type { Refusal, RefusalCode } from '../refusal';
import type { AnyEvent } from './board';
import type { Compose } from './compose';
import type { Fields, ValueOf } from './fields';
import type { AnyPermission } from './offers';
import type { Signature } from './signature';

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never;
}[keyof F];

/** The typed event that a name and its fields describe. */
export type EventOf<Type extends string, F extends Fields> = { readonly type: Type } & {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> };

/** The numbers under which links carry an event type. */
export interface Wire<Name extends string = string> {
  readonly type: number;
  /** In the order they are coded. */
  readonly fields: readonly Name[];
  /**
   * A field that the type was given later: events that have it go under a number of their own, so
   * that links made before it was there are read as they were written.
   */
  readonly later?: { readonly type: number; readonly field: Name };
}

export type FieldPair<Name extends string = string> = readonly [Name, Name];

/** What the event types of a world work on. */
interface ActionTypes {
  readonly state: object;
  /** What an event is judged against: the state, with what else the world looks at. */
  readonly position: object;
  readonly journal: object;
}

/** The parts that an event type of any world may have. `NarrationContext` is what its narrator is given. */
export interface ActionParts<
  Type extends string,
  F extends Fields,
  Event,
  W extends ActionTypes,
  NarrationContext,
> {
  readonly type: Type;
  /** Numbers of the wire format: the type's own, and its fields in the order they are coded. Never changed. */
  readonly wire: Wire<keyof F & string>;
  readonly fields: F;
  /** The fields that name who acts, the likelier first: a form puts the selected party into one of them. */
  readonly roles?: readonly (keyof F & string)[];
  /** Whether a party that could take several of the roles is asked which. */
  readonly choosesRole?: boolean;
  /** The type of the party that it is done with, where that is no field's choice: the central bank of a discount loan. */
  readonly counterparty?: string | null;
  /** Pairs of fields that must name different parties. */
  readonly distinct?: readonly FieldPair<keyof F & string>[];
  /** Opening events build a board; they are never offered on one. */
  readonly openingOnly?: boolean;
  /** Settings and notes belong to the round before them. */
  readonly closesRound?: boolean;
  /** The menu's words, for instance "Settle Dues with Bank(s)". */
  readonly label: string;
  /** The verb as the button and a refusal use it, for instance "pay"; the label says the rest. */
  readonly verb: string;
  /** The sentence in which it is composed, with a slot for every field. */
  readonly compose: Compose;
  /** The codes that its own rules refuse with; those of its fields follow from the fields. */
  readonly codes: readonly RefusalCode[];
  /** What binds the amount, in order of precedence. Called only when parties and accounts are sound. */
  limits?(state: W['state'], event: Event): readonly Limit[];
  /** Why there is no such action on a board like this, whatever else is wrong. Fields may name what is not there. */
  refuseBoard?(before: W['position'], event: Event): Refusal | null;
  /** Rules on who takes part, whose codes come before those of amounts and values. Values may be unsound. */
  refuseParties?(before: W['position'], event: Event): Refusal | null;
  /**
   * The action's own rules beyond its fields, checked before the limits. Called only when all values are sound. A cure
   * that it names is one that the permission lets somebody use.
   */
  refuse?(state: W['state'], event: Event, permission: AnyPermission): Refusal | null;
  post(journal: W['journal'], event: Event): void;
  narrate(context: NarrationContext): Phrase;
}

/** What the engine reads of an event type; its methods must be given an event of its type. */
export interface AnyActionParts {
  readonly type: string;
  readonly wire: Wire;
  readonly fields: Fields;
  readonly roles: readonly string[];
  readonly choosesRole: boolean;
  readonly counterparty: string | null;
  readonly distinct: readonly FieldPair[];
  readonly openingOnly: boolean;
  readonly closesRound: boolean;
  readonly label: string;
  readonly verb: string;
  readonly compose: Compose;
  readonly codes: readonly RefusalCode[];
  readonly signature: Signature;
  limits(state: object, event: AnyEvent): readonly Limit[];
  refuseBoard(before: object, event: AnyEvent): Refusal | null;
  refuseParties(before: object, event: AnyEvent): Refusal | null;
  refuse(state: object, event: AnyEvent, permission: AnyPermission): Refusal | null;
  post(journal: object, event: AnyEvent): void;
  narrate(context: object): Phrase;
}

/** What the parts of an event type mean where they are left out: no limit, no further rule, closes a round. */
export const DEFAULT_PARTS = {
  roles: [],
  choosesRole: false,
  counterparty: null,
  distinct: [],
  openingOnly: false,
  closesRound: true,
  limits: () => [],
  refuseBoard: () => null,
  refuseParties: () => null,
  refuse: () => null,
} satisfies Partial<AnyActionParts>;

/** The event types of a world, all of them read from one table. */
export interface ActionList<Action extends { readonly type: string }> {
  /** Every event type, in the order of the menu. */
  readonly all: readonly Action[];
  /** The event type of this name, undefined when there is none. */
  named(type: string): Action | undefined;
  /** The event type of an event. */
  of(event: { readonly type: Action['type'] }): Action;
}

/** Looks event types up in the table of a world, which holds each under its name. */
export function actionList<Action extends { readonly type: string }>(
  table: Readonly<Record<Action['type'], Action>>,
): ActionList<Action> {
  const all: readonly Action[] = Object.values(table);
  const byType: ReadonlyMap<string, Action> = new Map(all.map((one) => [one.type, one]));
  return {
    all,
    named: (type) => byType.get(type),
    of: ({ type }: { readonly type: Action['type'] }) => table[type],
  };
}
