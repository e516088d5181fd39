/** The shown line as the player and the move list need it: its rounds, forks and notes. */
import type { BankingRound } from '@/events/banking/board/rules';
import {
  type ChangeIndex,
  changeIndex,
  earlierThan,
} from '@/events/banking/views/changes/changeIndex';
import type { Earlier } from '@/events/banking/views/changes/changes';
import type { Phrase } from '@/events/phrase';
import { pluralize } from '@/events/pluralize';
import {
  ancestorAt,
  branchesAt,
  isOnLine,
  nodeOfRound,
  roundNumber,
} from '@/events/timeline/lines';
import { nodeAt, parentOf, type Timeline, type TimelineNode } from '@/events/timeline/timeline';
import { type AnyRound, isNote } from '@/events/world/board';
import { plainText } from './plainText';

/** A round as it is shown, and the one that its event came to; both the same where nothing has just happened. */
export interface Shown<Round = BankingRound> {
  readonly round: Round;
  readonly before: Round;
}

/**
 * Whether a node closed the round that the opening position shows. That is not always the opening's last
 * event: settings may follow the last act that brought it about.
 */
export function closesOpening(timeline: Timeline<AnyRound>, id: number): boolean {
  return id === closingNode(timeline, timeline.opening).id;
}

/** The shown round: the state to draw, and the one before its event; of the opening itself, for nothing has just happened there. */
export function shownAt<Round extends AnyRound>(
  timeline: Timeline<Round>,
  at: number,
): Shown<Round> {
  const closing = closingNode(timeline, at);
  const from = closesOpening(timeline, closing.id)
    ? timeline.opening
    : parentOf(timeline, closing.id);
  return { round: nodeAt(timeline, at).round, before: nodeAt(timeline, from).round };
}

/** The node that closed the round a node belongs to: settings and notes follow it. */
export function closingNode<Round extends AnyRound>(
  timeline: Timeline<Round>,
  id: number,
): TimelineNode<Round> {
  let node = nodeAt(timeline, id);
  while (node.parent !== null) {
    const parent = nodeAt(timeline, node.parent);
    if (parent.round.count !== node.round.count) break;
    node = parent;
  }
  return node;
}

/** The sentence of the opening position: what brought it about is told at the steps before it. */
export const OPENING: Phrase = ['Nothing has been done yet.'];

/** The shown step of a line in words; at the opening, how many steps lie ahead. */
export function whereOn(current: number, last: number): string {
  if (current !== 0) return `Step ${current} of ${last}`;
  return last > 0 ? `Start · ${pluralize(last, 'step')}` : 'Start';
}

/** What the line to a leaf goes on with from one of its nodes, where another line parts from it; null elsewhere. */
export function nextAtFork(timeline: Timeline<AnyRound>, leaf: number, at: number): string | null {
  if (at === leaf || branchesAt(timeline, at).length < 2) return null;
  return plainText(
    tellingOf(timeline, ancestorAt(timeline, leaf, nodeAt(timeline, at).depth + 1).id),
  );
}

/** The round of a node in plain words. */
export function spokenAt(timeline: Timeline<AnyRound>, id: number): string {
  return plainText(phraseAt(timeline, id));
}

/** The round of a node as a phrase, told from the event that closed it. */
export function phraseAt(timeline: Timeline<AnyRound>, id: number): Phrase {
  return tellingOf(timeline, closingNode(timeline, id).id);
}

/**
 * What is said over the sheets at a node: what its round was about, and what has been set at that round since, the last
 * of several. At the opening position a setting is all there is to say.
 */
export function toldAt(timeline: Timeline<AnyRound>, at: number): Phrase {
  const isOpening = roundNumber(timeline, at) === 0;
  const setting = lastSetting(timeline, at);
  if (isOpening) return setting ?? OPENING;
  const told = phraseAt(timeline, at);
  return setting ? [...told, ' ', ...setting] : told;
}

/** What the last setting made at a node's round says; null where none was. Those that an opening brings are not told again. */
function lastSetting(timeline: Timeline<AnyRound>, at: number): Phrase | null {
  const closing = closingNode(timeline, at).id;
  for (let id = at; id > timeline.opening && id !== closing; id = parentOf(timeline, id)) {
    if (!isNote(nodeAt(timeline, id).round.event)) return tellingOf(timeline, id);
  }
  return null;
}

/** What a node's own event did, as a phrase. */
function tellingOf(timeline: Timeline<AnyRound>, id: number): Phrase {
  const before = nodeAt(timeline, parentOf(timeline, id)).round;
  return timeline.board.tell(nodeAt(timeline, id).round, before);
}

/** The rounds before the one shown, latest first, back to the opening position. */
export function* historyOf<Round extends AnyRound>(
  timeline: Timeline<Round>,
  at: number,
): Generator<Shown<Round>> {
  for (let id = parentOf(timeline, closingNode(timeline, at).id); id > timeline.opening; ) {
    const parent = parentOf(timeline, id);
    yield { round: nodeAt(timeline, id).round, before: nodeAt(timeline, parent).round };
    id = parent;
  }
}

/** The changes of the line to a leaf, for any round of it: all before its last. */
export function changesOn(timeline: Timeline<BankingRound>, leaf: number): ChangeIndex {
  return changeIndex([...historyOf(timeline, leaf)].reverse());
}

/** What is known of the rounds before the one shown, as historyOf would find it. */
export function earlierAt(
  timeline: Timeline<BankingRound>,
  at: number,
  changes: ChangeIndex,
): Earlier {
  const { depth } = closingNode(timeline, at);
  return earlierThan(changes, depth - nodeAt(timeline, timeline.opening).depth - 1);
}

/** Another way on from a round of the shown line. */
interface OtherWay {
  readonly node: number;
  readonly text: string;
}

/** A setting or note that belongs to a round. */
interface Aside {
  readonly node: number;
  readonly kind: 'note' | 'setting';
  readonly text: string;
}

/** One row of the move list. */
export interface Move {
  readonly round: number;
  readonly node: number;
  readonly text: string;
  readonly asides: readonly Aside[];
  readonly others: readonly OtherWay[];
}

/** The row of one round of the line to a leaf. */
export function moveAt(timeline: Timeline<AnyRound>, leaf: number, round: number): Move {
  const node = nodeOfRound(timeline, leaf, round);
  const asides: Aside[] = [];
  const others: OtherWay[] = waysOff(timeline, leaf, node);
  for (let id = node; id !== closingNode(timeline, id).id; ) {
    const { event } = nodeAt(timeline, id).round;
    const parent = parentOf(timeline, id);
    asides.unshift({
      node: id,
      kind: isNote(event) ? 'note' : 'setting',
      text: plainText(tellingOf(timeline, id)),
    });
    others.unshift(...waysOff(timeline, leaf, parent));
    id = parent;
  }
  return { round, node, text: spokenAt(timeline, node), asides, others };
}

/** What was noted at a round of the line to a leaf, in order. */
export function notesAt(
  timeline: Timeline<AnyRound>,
  leaf: number,
  round: number,
): readonly string[] {
  const notes: string[] = [];
  const last = nodeOfRound(timeline, leaf, round);
  const closing = closingNode(timeline, last).id;
  for (let id = last; id !== closing; id = parentOf(timeline, id)) {
    if (isNote(nodeAt(timeline, id).round.event)) {
      notes.unshift(plainText(tellingOf(timeline, id)));
    }
  }
  return notes;
}

function waysOff(timeline: Timeline<AnyRound>, leaf: number, id: number): OtherWay[] {
  return branchesAt(timeline, id)
    .filter((branch) => !isOnLine(timeline, leaf, branch.node))
    .map(({ node }) => ({ node, text: plainText(tellingOf(timeline, node)) }));
}

/** The rounds of the line to a leaf at which other lines leave it. */
export function forksOn(timeline: Timeline<AnyRound>, leaf: number): readonly number[] {
  const rounds = new Set<number>();
  for (const [id, children] of timeline.forks) {
    if (children.length > 1 && isOnLine(timeline, leaf, id)) rounds.add(roundNumber(timeline, id));
  }
  return [...rounds].sort((one, other) => one - other);
}

/** The rounds of the line to a leaf that carry a note. */
export function notesOn(timeline: Timeline<AnyRound>, leaf: number): readonly number[] {
  const rounds = new Set<number>();
  const { depth } = nodeAt(timeline, leaf);
  for (let at = depth; at > 0; at -= 1) {
    const node = ancestorAt(timeline, leaf, at);
    if (isNote(node.round.event)) rounds.add(roundNumber(timeline, node.id));
  }
  return [...rounds];
}
