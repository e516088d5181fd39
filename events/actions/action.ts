/**
 * What an event type consists of. Every file that the registry beside it lists tells one
 * type's whole story, its parts always in this order: schema, label, compose, refuse,
 * post, netWorthEffect, narrate, examples. No other file of the core or the screen knows an
 * event type by name: what a view must know of it, a part of it says.
 */
import type { Book, Payment } from '../ledger/book';
import type { CreditInstrument } from '../ledger/instruments';
import type { Journal } from '../ledger/journal';
import type { Gains, NetWorthReason } from '../ledger/netWorth';
import type { Round, State } from '../ledger/state';
import type { Limit } from '../limits';
import type { Refusal, RefusalCode } from '../refusal';
import type { Complete, Compose, ComposeOf } from './compose';
import type { ChoiceField, Fields, ValueOf } from './fields';
import type { Phrase } from './phrase';
import { type Plan, planOf } from './plan';

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends ChoiceField<string> & { readonly optional: true } ? K : never;
}[keyof F];

/** The typed event that a name and its fields describe. */
export type EventOf<Type extends string, F extends Fields> = { readonly type: Type } & {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: ValueOf<F[K]> };

/** What an event is judged against: the round before it. */
export type Position = Pick<Round<unknown>, 'book' | 'column' | 'event'>;

/** What a round's narrator is given: the round, and the state it came from. */
export interface Told<Event> {
  readonly event: Event;
  readonly before: State;
  readonly after: Round<unknown>;
}

/**
 * What an event type is to a board:
 *
 * - `founding` chooses the system, before anything else; `opening` builds it. Neither is ever offered.
 * - `payment` orders a payment of somebody's own, which a system carries between banks.
 * - `settlement` pays off what banks owe one another for such payments.
 * - `act` is whatever else parties do.
 * - `setting` and `note` belong to the round before them.
 */
type Kind = 'founding' | 'opening' | 'payment' | 'settlement' | 'act' | 'setting' | 'note';

/** A payment as an event orders it: `from` and `to` are null where a bank pays or is paid for itself. */
export interface OrderedPayment extends Omit<Payment, 'from' | 'to'> {
  readonly from: number | null;
  readonly to: number | null;
}

/** What only some kinds say. */
type OfKind<Event> =
  | { readonly kind: 'payment'; orders(event: Event): OrderedPayment }
  | { readonly kind: Exclude<Kind, 'payment'>; readonly orders?: undefined };

/** What an event type does to net worth. */
interface NetWorthPart<Event> {
  readonly reason: NetWorthReason;
  gains(told: Told<Event>): Gains;
}

interface CommonParts<Type extends string, F extends Fields, Event> {
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
  /** The menu's words, for instance "Settle Dues with Bank(s)". */
  readonly label: string;
  /** The verb as the button and a refusal use it, for instance "pay"; the label says the rest. */
  readonly verb: string;
  /** The sentence in which it is composed, with a slot for every field. */
  readonly compose: Compose;
  /** The codes that its own rules refuse with; those of its fields follow from the fields. */
  readonly codes: readonly RefusalCode[];
  /** What binds the amount, in order of precedence. Called only when parties and accounts are sound. */
  limits?(state: State, event: Event): readonly Limit[];
  /** Why there is no such action on a board like this, whatever else is wrong. Fields may name what is not there. */
  refuseBoard?(before: Position, event: Event): Refusal | null;
  /** Rules on who takes part, whose codes come before those of amounts and values. Values may be unsound. */
  refuseParties?(before: Position, event: Event): Refusal | null;
  /** The action's own rules beyond its fields, checked before the limits. Called only when all values are sound. */
  refuse?(state: State, event: Event): Refusal | null;
  /** The debts that may arise by its postings. Left out, none. */
  readonly opens?: readonly CreditInstrument[];
  /** Whether a party comes onto the board by it. */
  readonly brings?: boolean;
  post(journal: Journal, event: Event): void;
  /** What it does to net worth, and why; null where it leaves everyone's as it was. */
  readonly netWorthEffect: NetWorthPart<Event> | null;
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

export type FieldPair<Name extends string = string> = readonly [Name, Name];

/** A holder's field and an issuer's. */
type AccountPair<Name extends string = string> = FieldPair<Name>;

/** The parts of an event type. */
type Parts<Type extends string, F extends Fields, Event> = CommonParts<Type, F, Event> &
  OfKind<Event>;

/** An event type, complete: its parts with every optional one filled in. */
export type Action<Type extends string, F extends Fields, Event> = Required<
  CommonParts<Type, F, Event>
> &
  OfKind<Event> & {
    readonly plan: Plan;
    /** Whether it builds a system, and is never offered on a board. */
    readonly openingOnly: boolean;
    /** Whether it makes a round of its own, as settings and notes do not. */
    readonly closesRound: boolean;
  };

/** Any event as the checks common to all types read it. */
export type RawEvent = { readonly type: string } & Readonly<
  Record<string, string | number | undefined>
>;

/**
 * Declares an event type. Parts left out mean: no account needed, no limit, no further rule.
 * A field without a slot in `compose` does not compile.
 */
export function defineAction<
  const Type extends string,
  const F extends Fields,
  const C extends ComposeOf<F>,
>(
  parts: Parts<Type, F, EventOf<Type, F>> & { readonly compose: C & Complete<F, C> },
): Action<Type, F, EventOf<Type, F>> {
  const { kind } = parts;
  return {
    roles: [],
    choosesRole: false,
    actors: () => null,
    asks: () => true,
    accounts: [],
    settlers: [],
    refuseAccounts: () => null,
    distinct: [],
    openingOnly: kind === 'founding' || kind === 'opening',
    closesRound: kind !== 'setting' && kind !== 'note',
    limits: () => [],
    refuseBoard: () => null,
    refuseParties: () => null,
    refuse: () => null,
    opens: [],
    brings: false,
    namesOverdrafts: () => [],
    plan: planOf(parts),
    ...parts,
  };
}
