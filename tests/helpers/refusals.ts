/** The refusal fixtures: for every event type and code that it can be refused with, a case. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { BankingRound } from '@/events/actions/apply';
import type { Permission } from '@/events/actions/offers';
import type { BankingEvent } from '@/events/actions/registry';
import { BLANK } from '@/events/ledger/state';
import { readEvent } from '@/events/log/parse';
import { after, lessonOf, openingOf } from './boards';

const folder = new URL('../../fixtures/refusals/', import.meta.url);

const typed = z.looseObject({ type: z.string() });

const cases = z.array(
  z.strictObject({
    /** The lesson whose board is played on; none for an opening position of its own. */
    lesson: z.int().optional(),
    /** Whether the events build an opening position, from the blank board. */
    opening: z.boolean().default(false),
    events: z.array(typed),
    /** Events that follow, so many times over. */
    repeated: z.strictObject({ times: z.int().positive(), events: z.array(typed) }).optional(),
    /** Events that follow those. */
    last: z.array(typed).default([]),
    refused: typed,
    code: z.string(),
    field: z.string().nullable(),
    message: z.string(),
  }),
);

export type FixtureCase = z.infer<typeof cases>[number];

/** Every file of fixtures/refusals: the code it is named for, and its cases. */
export const fixtureFiles = readdirSync(folder).map((name) => ({
  code: name.replace(/\.json$/, ''),
  cases: cases.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
}));

/** Every case. */
export const fixtureCases: readonly FixtureCase[] = fixtureFiles.flatMap((file) => file.cases);

/** The position that a case's event is refused in. */
export function positionOf(one: FixtureCase): BankingRound {
  const start = one.lesson === undefined ? BLANK : openingOf(one.lesson);
  const repeats = Array.from(
    { length: one.repeated?.times ?? 0 },
    () => one.repeated?.events ?? [],
  );
  const raw = [...one.events, ...repeats.flat(), ...one.last];
  return after(start, raw.map(eventFrom), permissionOf(one));
}

/** Under which rules a case's events are judged. */
export function permissionOf(one: FixtureCase): Permission {
  return one.opening || one.lesson === undefined ? 'opening' : lessonOf(one.lesson).offers;
}

function eventFrom(candidate: unknown): BankingEvent {
  const { event, refused } = readEvent(candidate);
  if (refused) throw new Error(refused.message);
  return event;
}
