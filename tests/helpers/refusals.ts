/** The refusal fixtures: for every event type and code that it can be refused with, a case. */

import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { lessonBoard, sandboxBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { apply, readEvent, storyOf } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { billsBoard } from '@/events/bills/boards';
import type { Refusal } from '@/events/refusal';
import type { AnyRound, Applied, Board, EventIn } from '@/events/world/board';
import { lessonOf } from './boards';

const folder = new URL('../../fixtures/refusals/', import.meta.url);

const typed = z.looseObject({ type: z.string() });
const events = z.array(typed);

/** The board that a case is played on: a lesson's, one of its own, a stage of the bills, or an opening that is being built. */
const boardName = z.union([
  z.strictObject({ lesson: z.int() }),
  z.strictObject({ sandbox: events }),
  z.strictObject({ stage: z.int() }),
  z.strictObject({ opening: z.literal(true) }),
]);

const tale = z.strictObject({
  events,
  /** Events that follow, so many times over. */
  repeated: z.strictObject({ times: z.int().positive(), events }).optional(),
  /** Events that follow those. */
  last: events.default([]),
  refused: typed,
  code: z.string(),
  field: z.string().nullable(),
  message: z.string(),
});

const fixture = z.unknown().transform((raw) => {
  const { lesson, sandbox, stage, opening, ...rest } = z.looseObject({}).parse(raw);
  const named = Object.entries({ lesson, sandbox, stage, opening });
  const on = Object.fromEntries(named.filter(([, value]) => value !== undefined));
  return { on: boardName.parse(on), ...tale.parse(rest) };
});

export type FixtureCase = z.infer<typeof fixture>;

/** Every file of fixtures/refusals: the code it is named for, and its cases. */
export const fixtureFiles = readdirSync(folder).map((name) => ({
  code: name.replace(/\.json$/, ''),
  cases: z.array(fixture).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
}));

/** Every case. */
export const fixtureCases: readonly FixtureCase[] = fixtureFiles.flatMap(({ cases }) => cases);

/** Whether a case is of the bills exercise. */
export function isOfBills({ on }: FixtureCase): boolean {
  return 'stage' in on;
}

/** Where an opening is built: nothing is there yet, and nothing is forbidden. */
const building: Board<BankingRound> = {
  key: 'sandbox',
  named: { world: 'banking', lesson: 'sandbox' },
  start: [BLANK],
  apply: (before, event) => apply(before, event, 'opening'),
  tell: storyOf,
  read: (candidate) => readEvent(candidate).event,
};

/** Why a case's last event is refused; null when it is not. Throws when one before it is. */
export function refusalIn(one: FixtureCase): Refusal | null {
  const { on } = one;
  if ('stage' in on) {
    const board = billsBoard(on.stage);
    if (!board) throw new Error(`no stage ${on.stage}`);
    return refusedOn(board, one);
  }
  if ('lesson' in on) return refusedOn(lessonBoard(lessonOf(on.lesson)), one);
  if ('opening' in on) return refusedOn(building, one);
  const { board, refused } = sandboxBoard(on.sandbox.map(eventFrom));
  if (refused) throw new Error(`event ${refused.index} of the opening: ${refused.message}`);
  return refusedOn(board, one);
}

function refusedOn<Round extends AnyRound>(board: Board<Round>, one: FixtureCase): Refusal | null {
  const { times = 0, events: again = [] } = one.repeated ?? {};
  const repeated = Array.from({ length: times }, () => again).flat();
  let round = board.start.at(-1);
  const step = (candidate: unknown): Applied<Round> => {
    const event: EventIn<Round> | null = board.read(candidate);
    if (!round || !event) throw new Error(`no event: ${JSON.stringify(candidate)}`);
    return board.apply(round, event);
  };
  for (const candidate of [...one.events, ...repeated, ...one.last]) {
    const done = step(candidate);
    if (done.refused) throw new Error(`${JSON.stringify(candidate)}: ${done.refused.message}`);
    round = done.round;
  }
  const malformed = 'stage' in one.on ? null : readEvent(one.refused).refused;
  return malformed ?? step(one.refused).refused;
}

function eventFrom(candidate: unknown) {
  const { event, refused } = readEvent(candidate);
  if (refused) throw new Error(refused.message);
  return event;
}
