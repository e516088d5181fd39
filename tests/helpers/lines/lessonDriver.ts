/** Drives the lesson machine by its pure transition function; nothing is started. */

import { initialTransition, transition } from 'xstate';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { eventsTo } from '@/events/timeline/lines';
import { act, newTimeline } from '@/events/timeline/timeline';
import type { AnyEvent, AnyRound } from '@/events/world/board';
import type { RefusedEvent } from '@/events/world/fold';
import { type LessonEvent, lessonMachine } from '@/machines/lesson';
import { lessonOf } from '../boards';

/** A payment between the two customers of lesson 2, in cents; no two amounts are the same event. */
export function pay(amount: number): BankingEvent {
  return { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount };
}

/** A payment that is refused: nobody holds that much. */
export const tooMuch: BankingEvent = pay(10_000_000);

/** The event that has the machine act. */
export function doing(event: BankingEvent): LessonEvent {
  return { type: 'ACT', event };
}

/** The event that has the machine pay. */
export function paying(amount: number): LessonEvent {
  return doing(pay(amount));
}

/** The machine of lesson 2 as it begins. */
export function begin() {
  return initialTransition(lessonMachine, { board: lessonBoard(lessonOf(2)) })[0];
}

export type Snapshot = ReturnType<typeof begin>;

/** The machine after events, from its beginning or from a snapshot. */
export function driven(events: readonly LessonEvent[], from: Snapshot = begin()): Snapshot {
  return events.reduce((snapshot, event) => transition(lessonMachine, snapshot, event)[0], from);
}

/** The amounts paid on the line to a node, which tell where it is. */
export function amountsTo({ timeline }: Cursor<AnyRound>, node: number): number[] {
  return eventsTo(timeline, node).flatMap(amountIn);
}

/** The amount that an event names, if it does. */
export function amountIn(event: AnyEvent): number[] {
  return 'amount' in event && typeof event.amount === 'number' ? [event.amount] : [];
}

/** The amounts paid up to the node shown, and on the whole line shown. */
export function shown({ context }: Snapshot): { at: number[]; line: number[] } {
  return { at: amountsTo(context, context.at), line: amountsTo(context, context.leaf) };
}

/** A place of lesson 2 after these payments, as if it had been saved. */
export function cursorAfter(...amounts: readonly number[]): Cursor<BankingRound> {
  let timeline = newTimeline(lessonBoard(lessonOf(2)));
  let at = timeline.opening;
  for (const amount of amounts) {
    const acted = act(timeline, at, pay(amount));
    timeline = acted.timeline;
    at = acted.node;
  }
  return { timeline, at, leaf: at };
}

interface VisitParts {
  readonly title?: string;
  readonly round?: number;
  readonly problem?: string;
  readonly refused?: RefusedEvent;
}

/** The event that opens a shared log of lesson 2. */
export function visit(events: readonly BankingEvent[], parts: VisitParts = {}): LessonEvent {
  const { title, round = null, problem = null, refused = null } = parts;
  const log = { board: 2, title: title ?? null, events };
  return { type: 'VISIT', log, isDemonstration: false, round, problem, refused };
}
