/**
 * What an event type consists of. Every file that the registry beside it lists tells one
 * type's whole story, its parts always in this order: schema, label, refuse,
 * post, narrate, examples.
 */

import type { Refusal } from '../../refusal';
import { type ActionParts, type EventOf, type FieldPair, LEFT_OUT } from '../../world/action';
import type { AnyEvent } from '../../world/board';
import type { Fields } from '../../world/fields';
import { type Places, type Plan, placeIn, placesIn, planOf } from '../../world/plan';
import type { Book } from '../ledger/book';
import type { WorthEffect } from '../ledger/invariant';
import type { Journal } from '../ledger/journal';
import type { Round, State } from '../ledger/state';
import type { Told } from '../ledger/telling';

/** What an event is judged against: the round before it. */
export type Position = Pick<Round<unknown>, 'book' | 'column' | 'event'>;

/** What the event types of the banking world work on. */
interface BankingWorkings {
  readonly state: State;
  readonly position: Position;
  readonly journal: Journal;
}

interface Parts<Type extends string, F extends Fields, Event>
  extends ActionParts<Type, F, Event, BankingWorkings, Told<Event>> {
  /**
   * Who acts where no field names them, by id: a loan's debtor, the central bank.
   * Left out, the parties of `roles` act; where there are none, the board itself.
   */
  actors?(book: Book, event: Event): readonly number[] | null;
  /** Whether a form asks for an optional field on this board; an event leaves it out where it does not. */
  asks?(book: Book, field: string): boolean;
  /** Pairs of fields (holder, issuer) between which an account must stand. */
  readonly accounts?: readonly AccountPair<keyof F & string>[];
  /** Accounts that it needs beside those: why there are none. Called only when parties are of the right types. */
  refuseAccounts?(book: Book, event: Event): Refusal | null;
  /** Fields whose parties settle on the central bank's books: a bank of theirs needs an account there. */
  readonly settlers?: readonly (keyof F & string)[];
  /** What it does to net worth; left out, nothing. */
  worth?(told: Told<Event>): WorthEffect;
  /** Holders whose overdrafts `narrate` names itself; those of all others are told after it. Left out, none. */
  namesOverdrafts?(told: Told<Event>): readonly number[];
  /** Events that the board of a lesson accepts, in order, once those before it are done. */
  readonly examples: readonly Example<Event>[];
}

interface Example<Event> {
  readonly lesson: number;
  /** What is done at the opening first; left out, nothing. */
  readonly after?: readonly AnyEvent[];
  readonly event: Event;
}

/** A holder's field and an issuer's. */
type AccountPair<Name extends string = string> = FieldPair<Name>;

/** An event type, complete: `Parts` with every optional part filled in. */
export type Action<Type extends string, F extends Fields, Event> = Required<
  Parts<Type, F, Event>
> & {
  readonly plan: AccountPlan;
};

/** The plan of an event type, with the places among its parties between which accounts must stand. */
interface AccountPlan extends Plan {
  readonly accounts: readonly Places[];
  readonly settlers: readonly number[];
}

/** What leaves everyone's net worth as it was. */
export const NO_EFFECT: WorthEffect = { endows: false, gains: [] };

/** Declares an event type. Parts left out mean: no account needed, no limit, no further rule, closes a round. */
export function defineAction<const Type extends string, const F extends Fields>(
  parts: Parts<Type, F, EventOf<Type, F>>,
): Action<Type, F, EventOf<Type, F>> {
  return {
    ...LEFT_OUT,
    actors: () => null,
    asks: () => true,
    accounts: [],
    settlers: [],
    refuseAccounts: () => null,
    worth: () => NO_EFFECT,
    namesOverdrafts: () => [],
    plan: accountPlanOf(parts),
    ...parts,
  };
}

/** The plan of an event type whose rules name these fields. */
function accountPlanOf(
  rules: Parameters<typeof planOf>[0] & {
    readonly accounts?: readonly FieldPair[];
    readonly settlers?: readonly string[];
  },
): AccountPlan {
  const plan = planOf(rules);
  return {
    ...plan,
    accounts: (rules.accounts ?? []).map((pair) => placesIn(plan, pair)),
    settlers: (rules.settlers ?? []).map((name) => placeIn(plan, name)),
  };
}
