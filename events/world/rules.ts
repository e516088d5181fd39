/**
 * The rules of a world: what its event types work on, what its refusals say, how an
 * event becomes a round. From these parts come the functions by which every log of
 * that world is read, judged, folded and told.
 */
import type { Phrase } from '../phrase';
import type { Refusal } from '../refusal';
import type { ActionList } from './action';
import type { Applied, Board, BoardKey, EventIn } from './board';
import { type Folded, foldWith } from './fold';
import type { OffersOf, PermissionOf } from './offers';
import { type ReadEvent, readerOf } from './read';
import { type Judged, type RefusalRules, refuseEvent, refuseShapeOf } from './refuse';
import { refuseValues } from './values';

/** The types that a world is made of. */
export interface WorldTypes extends Judged {
  readonly state: object;
  readonly journal: object;
}

type EventOfWorld<W extends WorldTypes> = EventIn<W['round']>;

/** The offers of a world's boards. */
export type OffersIn<W extends WorldTypes> = OffersOf<W['action']['type'], W['party']['type']>;

export type PermissionIn<W extends WorldTypes> = PermissionOf<OffersIn<W>>;

/** What a round's narrator is given: the event, the state before it, and the round that it made. */
interface NarrationContextIn<W extends WorldTypes> {
  readonly event: EventOfWorld<W>;
  readonly before: W['state'];
  readonly after: W['round'];
}

interface RulesParts<W extends WorldTypes> extends RefusalRules<W> {
  readonly actions: ActionList<W['action']>;
  parties(state: W['position']): readonly W['party'][];
  /** The journal that an event is posted into. */
  open(before: W['round']): W['journal'];
  /** The journal's round, under this number, or why there is none. */
  close(
    journal: W['journal'],
    before: W['round'],
    event: EventOfWorld<W>,
    count: number,
  ): Applied<W['round']>;
  /** What is said after the narrator's own words, whatever the event. */
  tellAlso(action: W['action'], context: NarrationContextIn<W>): Phrase;
}

/** A board of a world, and what it lets people do. */
export interface OfferingBoard<W extends WorldTypes> extends Board<W['round']> {
  readonly offers: OffersIn<W>;
}

/** The rules of a world, as functions. */
export interface Rules<W extends WorldTypes> {
  readonly actions: ActionList<W['action']>;
  parties(state: W['position']): readonly W['party'][];
  /**
   * Reads one event from outside. It may have no key that its type has not; values that
   * are missing or none of their kind become stand-ins that the rules refuse.
   */
  read(candidate: unknown): ReadEvent<EventOfWorld<W>>;
  /** Why an event cannot be posted to a state, or null when it can; what its posting would come to is not looked at. */
  refuse(state: W['position'], event: EventOfWorld<W>, permission: PermissionIn<W>): Refusal | null;
  /** Why the offer, the parties or the accounts of an event are unsound, or null; only then may its limits be asked for. */
  refuseShape(
    state: W['position'],
    event: EventOfWorld<W>,
    permission: PermissionIn<W>,
  ): Refusal | null;
  /** Why a value of an event is unsound on a board, or null when all are sound. */
  refuseValues(event: EventOfWorld<W>): Refusal | null;
  /**
   * Applies an event to the round before it, which is left as it was.
   *
   * @returns the new round; or the foremost refusal, in which case nothing was posted
   */
  apply(
    before: W['round'],
    event: EventOfWorld<W>,
    permission: PermissionIn<W>,
  ): Applied<W['round']>;
  /** Why an event cannot follow a round, what its posting would come to included; null when it can. Nothing is kept. */
  wouldRefuse(
    before: W['round'],
    event: EventOfWorld<W>,
    permission: PermissionIn<W>,
  ): Refusal | null;
  /** Folds events onto the round before them. Any round may be the start: the result is the same. */
  fold(
    start: W['round'],
    events: readonly EventOfWorld<W>[],
    permission: PermissionIn<W>,
  ): Folded<W['round']>;
  /** What a round was about, in a sentence or two; empty for what stands before the first event. */
  tell(round: W['round'], before: W['state']): Phrase;
  /** A board that begins with these rounds and goes on by these rules; logs name it by these keys. */
  board(
    key: BoardKey,
    named: object,
    start: readonly W['round'][],
    offers: OffersIn<W>,
  ): OfferingBoard<W>;
}

/** Makes the functions of a world from its parts. */
export function defineRules<W extends WorldTypes>(parts: RulesParts<W>): Rules<W> {
  const { actions } = parts;
  const read = readerOf<EventOfWorld<W>>(actions.all);
  const apply = (
    before: W['round'],
    event: EventOfWorld<W>,
    permission: PermissionIn<W>,
  ): Applied<W['round']> => {
    const action = actions.of(event);
    const refused = refuseEvent(parts, action, before, event, permission);
    if (refused) return { round: null, refused };
    const journal = parts.open(before);
    action.post(journal, event);
    return parts.close(journal, before, event, before.count + (action.closesRound ? 1 : 0));
  };
  const tell = (round: W['round'], before: W['state']): Phrase => {
    const { event } = round;
    if (!event) return [];
    const action = actions.of(event);
    const context = { event, before, after: round };
    return [...action.narrate(context), ...parts.tellAlso(action, context)];
  };
  return {
    actions,
    parties: (state) => parts.parties(state),
    read,
    refuse: (state, event, permission) =>
      refuseEvent(parts, actions.of(event), state, event, permission),
    refuseShape: (state, event, permission) =>
      refuseShapeOf(parts, actions.of(event), state, event, permission),
    refuseValues: (event) =>
      refuseValues(actions.of(event).signature, event, false, parts.words.amount),
    apply,
    wouldRefuse: (before, event, permission) => apply(before, event, permission).refused,
    fold: (start, events, permission) =>
      foldWith(start, events, (before, event) => apply(before, event, permission)),
    tell,
    board: (key, named, start, offers) => ({
      key,
      named,
      start,
      offers,
      apply: (before, event) => apply(before, event, offers),
      tell,
      read: (candidate) => read(candidate).event,
    }),
  };
}
