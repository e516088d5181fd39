/** What tests of the community begin with: a log to publish, and members who publish it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { publishScenario } from '@/src/server/community/publish';
import { scenarios } from '@/src/server/database/schema/community';
import { frozenText } from '../../helpers/logs';
import { ask, type Person, type TestSite } from '../site';

/** A log of lesson 2 with three payments. */
export const PAYMENTS = frozenText(1, 'lesson-02-three-payments');

/** What a browser sends to publish it. */
export function publication(change: Readonly<Record<string, unknown>> = {}) {
  return {
    requestId: randomUUID(),
    title: 'Three payments',
    description: 'Ann pays three times.',
    notes: 'Look at the deposits.',
    log: PAYMENTS,
    ...change,
  };
}

/** Publishes a scenario, and gives its id. */
export async function publishedBy(
  person: Person,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { status, data, error } = await ask(publishScenario, {
    as: person,
    body: publication(change),
  });
  if (status !== 201 || typeof data.id !== 'string') throw new Error(`${status} ${error}`);
  return data.id;
}

/** The row of a scenario. */
export async function scenarioRow({ db }: TestSite, id: string) {
  const [row] = await db.select().from(scenarios).where(eq(scenarios.id, id));
  return row;
}

/** Requests that nobody may make, with what they are answered. */
export const FORBIDDEN = [
  ['from another site', { headers: { origin: 'https://evil.example' } }, 403],
  ['without a token', { headers: { 'x-csrf-token': null } }, 403],
  ['by nobody', { as: null }, 401],
] as const;
