/** How fast one moves in a long log: jumps, steps, branches, and the series over all its rounds. */

import { performance } from 'node:perf_hooks';
import { assertDefined } from '@/events/assert';
import { actionNamed, type BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { seriesOf } from '@/events/banking/views/series';
import { ancestorAt, nodeOfRound } from '@/events/timeline/lines';
import { act, extend, newTimeline, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { Lesson } from '@/src/lessons/course/lesson';
import { Chance } from '../chance';
import { roundly, session } from './session';
import { median, timed } from './timing';
import { rounds } from './ways';

const PAYMENT = assertDefined(actionNamed('transfer'), 'payment of a customer');

const ROUNDS = 10_000;
const JUMPS = 20_000;
const BRANCHES = 200;

/** Times in a log of 10,000 rounds. */
export interface TimelineFigures {
  /** To any round of a line that has never branched. */
  readonly jumpMicros: number;
  /** To any round of a line that has branched as often as `BRANCHES` says. */
  readonly branchedJumpMicros: number;
  readonly stepMicros: number;
  /** An action at any earlier round that was not taken there before. */
  readonly branchMicros: number;
  readonly seriesMillis: number;
  /** How many series those are: all totals, and two of each party. */
  readonly seriesCount: number;
}

/** Takes the figures, on a session of a lesson. */
export async function timelineFigures(lesson: Lesson): Promise<TimelineFigures> {
  const blank = newTimeline(lessonBoard(lesson));
  const played = rounds(lesson, session(lesson, ROUNDS));
  const timeline = extend(blank, blank.opening, played);
  const leaf = timeline.nodes.length - 1;
  const branched = winding(lesson, timeline, leaf);
  const line = [nodeAt(timeline, timeline.opening).round, ...played];
  const of = await timed({
    jump: () => jumps(timeline, leaf),
    branchedJump: () => jumps(branched.timeline, branched.leaf),
    step: () => steps(timeline, leaf),
    series: () => seriesOf(line),
  });
  // How the engine copies a map differs from one time to the next: the best of some runs is told.
  const branches = Array.from({ length: 6 }, () => median(branchTimes(lesson, timeline, leaf)));
  const { nationalData, ...totals } = seriesOf(line);
  return {
    jumpMicros: of('jump') / 1000 / JUMPS,
    branchedJumpMicros: of('branchedJump') / 1000 / JUMPS,
    stepMicros: of('step') / 1000 / JUMPS,
    branchMicros: Math.min(...branches),
    seriesMillis: of('series') / 1e6,
    seriesCount: Object.keys(totals).length + 2 * Object.keys(nationalData).length,
  };
}

/** Random jumps; the sum keeps them from being left out. */
function jumps(timeline: Timeline<BankingRound>, leaf: number): number {
  const chance = new Chance(11);
  let sum = 0;
  for (let jump = 0; jump < JUMPS; jump += 1) {
    sum += nodeAt(timeline, nodeOfRound(timeline, leaf, chance.below(ROUNDS + 1))).round.count;
  }
  return sum;
}

/** Steps forward, and back again from the end. */
function steps(timeline: Timeline<BankingRound>, leaf: number): number {
  let depth = timeline.opening;
  let direction = 1;
  let sum = 0;
  for (let step = 0; step < JUMPS; step += 1) {
    if (step === ROUNDS) direction = -1;
    depth += direction;
    sum += ancestorAt(timeline, leaf, depth).round.count;
  }
  return sum;
}

/** An action that may be taken at a node and was not taken there before. */
function freshEvent(
  lesson: Lesson,
  timeline: Timeline<BankingRound>,
  at: number,
  chance: Chance,
): BankingEvent | null {
  const { board } = timeline;
  const { round } = nodeAt(timeline, at);
  const draft = roundly(chance, PAYMENT, round, lesson.offers);
  const event = board.read({ ...draft, amount: chance.between(1, 400) });
  return event && !board.apply(round, event).refused ? event : null;
}

/** Microseconds that each of many branches took, one after another on the growing timeline. */
function branchTimes(
  lesson: Lesson,
  start: Timeline<BankingRound>,
  leaf: number,
): readonly number[] {
  const chance = new Chance(12);
  const branches: { readonly at: number; readonly event: BankingEvent }[] = [];
  while (branches.length < BRANCHES) {
    const at = nodeOfRound(start, leaf, chance.below(ROUNDS));
    const event = freshEvent(lesson, start, at, chance);
    if (event) branches.push({ at, event });
  }
  let timeline = start;
  return branches.flatMap(({ at, event }) => {
    const before = performance.now();
    const acted = act(timeline, at, event);
    const spent = performance.now() - before;
    if (acted.timeline === timeline) return [];
    timeline = acted.timeline;
    return [spent * 1000];
  });
}

/** The timeline with a line that goes back and branches off, again and again, and goes on in between. */
function winding(
  lesson: Lesson,
  start: Timeline<BankingRound>,
  end: number,
): { timeline: Timeline<BankingRound>; leaf: number } {
  const chance = new Chance(13);
  let timeline = start;
  let leaf = end;
  for (let turns = 0; turns < BRANCHES; ) {
    const from = nodeAt(timeline, leaf).depth - 1 - chance.below(30);
    const event = freshEvent(lesson, timeline, ancestorAt(timeline, leaf, from).id, chance);
    if (!event) continue;
    const acted = act(timeline, ancestorAt(timeline, leaf, from).id, event);
    timeline = acted.timeline;
    leaf = acted.node;
    turns += 1;
    for (let more = 0; more < 30; more += 1) {
      const further = freshEvent(lesson, timeline, leaf, chance);
      if (!further) continue;
      const gone = act(timeline, leaf, further);
      timeline = gone.timeline;
      leaf = gone.node;
    }
  }
  return { timeline, leaf };
}
