/** How fast one moves in a long log: jumps, steps, branches, and the series over all its rounds. */

import { performance } from 'node:perf_hooks';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { seriesOf } from '@/events/banking/views/series';
import { ancestorAt, nodeOfRound } from '@/events/timeline/lines';
import { act, extend, newTimeline, nodeAt, type Timeline } from '@/events/timeline/timeline';
import type { Lesson } from '@/src/lessons/course/lesson';
import { MOVES } from './moves';
import { type Next, numbers } from './random';
import { session } from './session';
import { median, timed } from './timing';
import { rounds } from './ways';

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
export function timelineFigures(lesson: Lesson): TimelineFigures {
  const blank = newTimeline(lessonBoard(lesson));
  const played = rounds(lesson, session(lesson, ROUNDS));
  const timeline = extend(blank, blank.opening, played);
  const leaf = timeline.nodes.length - 1;
  const branched = winding(timeline, leaf);
  const line = [nodeAt(timeline, timeline.opening).round, ...played];
  const of = timed(
    {
      jump: () => jumps(timeline, leaf),
      branchedJump: () => jumps(branched.timeline, branched.leaf),
      step: () => steps(timeline, leaf),
      series: () => seriesOf(line),
    },
    { turns: 15, runs: 3 },
  );
  branchTimes(timeline, leaf);
  const { nationalData, ...totals } = seriesOf(line);
  return {
    jumpMicros: (of('jump') * 1000) / JUMPS,
    branchedJumpMicros: (of('branchedJump') * 1000) / JUMPS,
    stepMicros: (of('step') * 1000) / JUMPS,
    branchMicros: median(branchTimes(timeline, leaf)),
    seriesMillis: of('series'),
    seriesCount: Object.keys(totals).length + 2 * Object.keys(nationalData).length,
  };
}

/** Random jumps; the sum keeps them from being left out. */
function jumps(timeline: Timeline<BankingRound>, leaf: number): number {
  const next = numbers(11);
  let sum = 0;
  for (let jump = 0; jump < JUMPS; jump += 1) {
    sum += nodeAt(timeline, nodeOfRound(timeline, leaf, next(ROUNDS + 1))).round.count;
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
function freshEvent(timeline: Timeline<BankingRound>, at: number, next: Next): BankingEvent | null {
  const { round } = nodeAt(timeline, at);
  const move = MOVES.transfer?.(round, next) ?? null;
  if (move?.type !== 'transfer') return null;
  const event = { ...move, amount: 1 + next(400) };
  return timeline.board.apply(round, event).refused ? null : event;
}

/** Microseconds that each of many branches took, one after another on the growing timeline. */
function branchTimes(start: Timeline<BankingRound>, leaf: number): readonly number[] {
  const next = numbers(12);
  const times: number[] = [];
  let timeline = start;
  while (times.length < BRANCHES) {
    const at = nodeOfRound(timeline, leaf, next(ROUNDS));
    const event = freshEvent(timeline, at, next);
    if (!event) continue;
    const before = performance.now();
    const acted = act(timeline, at, event);
    const spent = performance.now() - before;
    if (acted.timeline === timeline) continue;
    timeline = acted.timeline;
    times.push(spent * 1000);
  }
  return times;
}

/** The timeline with a line that goes back and branches off, again and again, and goes on in between. */
function winding(
  start: Timeline<BankingRound>,
  end: number,
): { timeline: Timeline<BankingRound>; leaf: number } {
  const next = numbers(13);
  let timeline = start;
  let leaf = end;
  for (let turns = 0; turns < BRANCHES; ) {
    const from = nodeAt(timeline, leaf).depth - 1 - next(30);
    const event = freshEvent(timeline, ancestorAt(timeline, leaf, from).id, next);
    if (!event) continue;
    const acted = act(timeline, ancestorAt(timeline, leaf, from).id, event);
    timeline = acted.timeline;
    leaf = acted.node;
    turns += 1;
    for (let more = 0; more < 30; more += 1) {
      const further = freshEvent(timeline, leaf, next);
      if (!further) continue;
      const gone = act(timeline, leaf, further);
      timeline = gone.timeline;
      leaf = gone.node;
    }
  }
  return { timeline, leaf };
}
