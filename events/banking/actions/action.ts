/**
 * What an event type consists of. Every file that the registry beside it lists tells one
 * type's whole story, its parts always in this order: schema, label, compose, refuse,
 * post, netWorthEffect, narrate, examples. No other file branches on an event type’s name:
 * what a view must know of it, a part of it says.
 */
import { type Refusal, refusal } from '../../refusal';
import { type ActionParts, DEFAULT_PARTS, type EventOf, type FieldPair } from '../../world/action';
import type { AnyEvent } from '../../world/board';
import type { Complete, ComposeOf } from '../../world/compose';
import type { Field, Fields } from '../../world/fields';
import {
  type IndexPair,
  indexIn,
  indexPairIn,
  type Signature,
  signatureOf,
} from '../../world/signature';
import type { Book, Payment } from '../ledger/book';
import type { CreditInstrument } from '../ledger/instruments';
import type { Journal } from '../ledger/journal';
import type { NarrationContext } from '../ledger/narration';
import type { Gains, NetWorthReason } from '../ledger/netWorth';
import type { PartyType } from '../ledger/partyTypes';
import type { Round, State } from '../ledger/state';

/** What an event is judged against: the round before it. */
export type Position = Pick<Round<unknown>, 'book' | 'column' | 'event'>;

/** What the event types of the banking world work on. */
interface BankingActionTypes {
  readonly state: State;
  readonly position: Position;
  readonly journal: Journal;
}

/**
 * What an event type is to a board:
 *
 * - `founding` chooses the system, before anything else; `opening` builds it. Neither is ever offered.
 * - `payment` orders a payment of somebody's own, which a system carries between banks.
 * - `settlement` pays off what banks owe one another for such payments.
 * - `act` is whatever else parties do.
 * - `exogenous` is what nobody on the board does and all of them meet: a day ends, a price changes.
 * - `setting` and `note` belong to the round before them.
 */
type Kind =
  | 'founding'
  | 'opening'
  | 'payment'
  | 'settlement'
  | 'act'
  | 'exogenous'
  | 'setting'
  | 'note';

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
  gains(context: NarrationContext<Event>): Gains;
}

/** What follows from the kind of an event type. */
type OfItsKind = 'openingOnly' | 'closesRound';

interface CommonParts<Type extends string, F extends Fields, Event>
  extends Omit<
    ActionParts<Type, F, Event, BankingActionTypes, NarrationContext<Event>>,
    OfItsKind
  > {
  /**
   * Who acts where no field names them, by id: a loan's debtor, the central bank.
   * Left out, the parties of `roles` act; where there are none, the board itself.
   */
  actors?(book: Book, event: Event): readonly number[] | null;
  readonly counterparty?: PartyType | null;
  /** Whether it is of boards with a clock alone: on others it is not offered. Left out, it is of any. */
  readonly needsClock?: boolean;
  /** Whether a form asks for an optional field on this board; an event leaves it out where it does not. */
  asks?(book: Book, field: string): boolean;
  /** What the figure that it sets is now, in its field's unit; null where it sets none. Left out, it sets none. */
  figureNow?(book: Book, event: Event): number | null;
  /** Pairs of fields (holder, issuer) between which an account must stand. */
  readonly accounts?: readonly AccountPair<keyof F & string>[];
  /**
   * Accounts that it needs beside those: why there are none. Called only when parties are of the right types, and not
   * again for the same: it may hang on who takes part, not on a debt or a balance.
   */
  refuseAccounts?(book: Book, event: Event): Refusal | null;
  /** Fields whose parties settle on the central bank's books: a bank of theirs needs an account there. */
  readonly settlers?: readonly (keyof F & string)[];
  /** The debts that may arise by its postings. Left out, none. */
  readonly opensDebts?: readonly CreditInstrument[];
  /** The debts between the parties it names that it sets off; one that it names by a field of its own is known. Left out, none. */
  readonly setsOffDebts?: readonly CreditInstrument[];
  /** Whether a party comes onto the board by it. */
  readonly addsParty?: boolean;
  /** Whether it opens a board once, before anybody comes onto it: it is chosen beside the system, not among the steps. */
  readonly isChosenWithSystem?: boolean;
  /** What it does to net worth, and why; null where it leaves everyone's as it was. */
  readonly netWorthEffect: NetWorthPart<Event> | null;
  /** Holders whose overdrafts `narrate` names itself; those of all others are told after it. Left out, none. */
  namesOverdrafts?(context: NarrationContext<Event>): readonly number[];
  /** Events that the board of a lesson accepts, in order, once those before it are done. */
  readonly examples: readonly Example<Event>[];
}

interface Example<Event> {
  /** The number of the lesson whose board it is, or the opening of one of its own. */
  readonly board: number | readonly AnyEvent[];
  /** What is done at the opening first; left out, nothing. */
  readonly after?: readonly AnyEvent[];
  readonly event: Event;
}

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
    readonly signature: BankingSignature;
    /** Whether it builds a system, and is never offered on a board. */
    readonly openingOnly: boolean;
    /** Whether it makes a round of its own, as settings and notes do not. */
    readonly closesRound: boolean;
  };

/** The signature of an event type, with the indices of the parties between which accounts must stand. */
interface BankingSignature extends Signature {
  readonly accounts: readonly IndexPair[];
  readonly settlers: readonly number[];
}

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
    // Not the spread first: the engine would give each type a shape of its own, and read all of them slowly.
    actors: () => null,
    orders: undefined,
    needsClock: false,
    ...DEFAULT_PARTS,
    asks: ({ clock }, field) => clock !== undefined || !isOptionalFigure(parts.fields[field]),
    figureNow: () => null,
    accounts: [],
    settlers: [],
    refuseAccounts: () => null,
    openingOnly: kind === 'founding' || kind === 'opening',
    closesRound: kind !== 'setting' && kind !== 'note',
    opensDebts: [],
    setsOffDebts: [],
    addsParty: false,
    isChosenWithSystem: false,
    namesOverdrafts: () => [],
    signature: bankingSignatureOf(parts),
    ...parts,
    refuseBoard: (before, event) =>
      (parts.needsClock ? refuseWithoutClock(before) : null) ??
      parts.refuseBoard?.(before, event) ??
      null,
  };
}

/** Terms and rates that an event may leave out are of boards with a clock. */
const isOptionalFigure = (field: Field | undefined): boolean =>
  field?.kind === 'value' && field.optional;

function refuseWithoutClock({ book }: Position): Refusal | null {
  if (book.clock) return null;
  return refusal(
    'NOT_OFFERED',
    'No days pass on this board; choose one of the actions that it offers.',
  );
}

/** The signature of an event type whose rules name these fields. */
function bankingSignatureOf(
  rules: Parameters<typeof signatureOf>[0] & {
    readonly accounts?: readonly FieldPair[];
    readonly settlers?: readonly string[];
  },
): BankingSignature {
  const signature = signatureOf(rules);
  return {
    ...signature,
    accounts: (rules.accounts ?? []).map((pair) => indexPairIn(signature, pair)),
    settlers: (rules.settlers ?? []).map((name) => indexIn(signature, name)),
  };
}
