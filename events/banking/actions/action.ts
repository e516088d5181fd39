/**
 * What an event type consists of. Every file that the registry beside it lists tells one
 * type's whole story, its parts always in this order: schema, label, refuse,
 * post, narrate, examples.
 */

import type { Limit } from '../../limits';
import type { Phrase } from '../../phrase';
import type { Refusal } from '../../refusal';
import type { EventOf, FieldPair, RawEvent } from '../../world/action';
import type { Fields } from '../../world/fields';
import { type Plan, planOf } from '../../world/plan';
import type { Book } from '../ledger/book';
import type { WorthEffect } from '../ledger/invariant';
import type { Journal } from '../ledger/journal';
import type { Round, State } from '../ledger/state';
import type { Told } from '../ledger/telling';

/** What an event is judged against: the round before it. */
export type Position = Pick<Round<unknown>, 'book' | 'column' | 'event'>;

interface Parts<Type extends string, F extends Fields, Event> {
  readonly type: Type;
  /** Numbers of the wire format: the type's own, and its fields in the order they are coded. Never changed. */
  readonly wire: { readonly type: number; readonly fields: readonly (keyof F & string)[] };
  readonly fields: F;
  /** The fields that name who acts, the likelier first: a form puts the selected party into one of them. */
  readonly roles?: readonly (keyof F & string)[];
  /**
   * Who acts where no field names them, by id: a loan's debtor, the central bank.
   * Left out, the parties of `roles` act; where there are none, the board itself.
   */
  actors?(book: Book, event: Event): readonly number[] | null;
  /** Whether a party that could take several of the roles is asked which. */
  readonly choosesRole?: boolean;
  /** Whether a form asks for an optional field on this board; an event leaves it out where it does not. */
  asks?(book: Book, field: string): boolean;
  /** Pairs of fields (holder, issuer) between which an account must stand. */
  readonly accounts?: readonly AccountPair<keyof F & string>[];
  /** Accounts that it needs beside those: why there are none. Called only when parties are of the right types. */
  refuseAccounts?(book: Book, event: Event): Refusal | null;
  /** Fields whose parties settle on the central bank's books: a bank of theirs needs an account there. */
  readonly settlers?: readonly (keyof F & string)[];
  /** Pairs of fields that must name different parties. */
  readonly distinct?: readonly FieldPair<keyof F & string>[];
  /** Opening events build a system; they are never offered on a board. */
  readonly openingOnly?: boolean;
  /** Settings and notes belong to the round before them. */
  readonly closesRound?: boolean;
  /** The menu's words, for instance "Settle Dues with Bank(s)". */
  readonly label: string;
  /** The verb as the button and a refusal use it, for instance "Pay". */
  readonly verb: string;
  /** What binds the amount, in order of precedence. Called only when parties and accounts are sound. */
  limits?(state: State, event: Event): readonly Limit[];
  /** Why there is no such action on a board like this, whatever else is wrong. Fields may name what is not there. */
  refuseBoard?(before: Position, event: Event): Refusal | null;
  /** Rules on who takes part, whose codes come before those of amounts and values. Values may be unsound. */
  refuseParties?(before: Position, event: Event): Refusal | null;
  /** The action's own rules beyond its fields, checked before the limits. Called only when all values are sound. */
  refuse?(state: State, event: Event): Refusal | null;
  post(journal: Journal, event: Event): void;
  /** What it does to net worth; left out, nothing. */
  worth?(told: Told<Event>): WorthEffect;
  narrate(told: Told<Event>): Phrase;
  /** Holders whose overdrafts `narrate` names itself; those of all others are told after it. Left out, none. */
  namesOverdrafts?(told: Told<Event>): readonly number[];
  /** Events that the board of a lesson accepts, in order, once those before it are done. */
  readonly examples: readonly Example<Event>[];
}

interface Example<Event> {
  readonly lesson: number;
  /** What is done at the opening first; left out, nothing. */
  readonly after?: readonly RawEvent[];
  readonly event: Event;
}

/** A holder's field and an issuer's. */
type AccountPair<Name extends string = string> = FieldPair<Name>;

/** An event type, complete: `Parts` with every optional part filled in. */
export type Action<Type extends string, F extends Fields, Event> = Required<
  Parts<Type, F, Event>
> & {
  readonly plan: Plan;
};

/** What leaves everyone's net worth as it was. */
export const NO_EFFECT: WorthEffect = { endows: false, gains: [] };

/** Declares an event type. Parts left out mean: no account needed, no limit, no further rule, closes a round. */
export function defineAction<const Type extends string, const F extends Fields>(
  parts: Parts<Type, F, EventOf<Type, F>>,
): Action<Type, F, EventOf<Type, F>> {
  return {
    roles: [],
    choosesRole: false,
    actors: () => null,
    asks: () => true,
    accounts: [],
    settlers: [],
    refuseAccounts: () => null,
    distinct: [],
    openingOnly: false,
    closesRound: true,
    limits: () => [],
    refuseBoard: () => null,
    refuseParties: () => null,
    refuse: () => null,
    worth: () => NO_EFFECT,
    namesOverdrafts: () => [],
    plan: planOf(parts),
    ...parts,
  };
}
