/** The golden files of fixtures/: the position that each frozen log must always lead to. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('../../fixtures/golden/', import.meta.url);

const line = z.strictObject({
  instrument: z.string(),
  thirdParty: z.int().nullable(),
  amount: z.int(),
});

/** Rounds that the log closes after the opening position. */
const rounds = z.int();

const banking = z.strictObject({
  lesson: z.union([z.int(), z.literal('sandbox')]),
  rounds,
  /** Every party's sheet at the last of them. */
  sheets: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      type: z.string(),
      cash: z.int(),
      assets: z.array(line),
      liabilities: z.array(line),
      netWorth: z.int(),
    }),
  ),
});

const debt = z.union([
  z.strictObject({
    id: z.int(),
    dueTo: z.int(),
    dueFrom: z.int(),
    city: z.string(),
    amount: z.int(),
    paid: z.boolean(),
  }),
  z.strictObject({ thirdParty: z.int(), amount: z.int() }),
]);

const bills = z.strictObject({
  lesson: z.literal('bills'),
  stage: z.int(),
  rounds,
  /** Every player at the last of them. */
  parties: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      city: z.string(),
      type: z.string(),
      goods: z.number(),
      coins: z.strictObject({ ecus: z.int(), marcs: z.int() }),
      assets: z.array(debt),
      liabilities: z.array(debt),
    }),
  ),
});

function contentOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}

/** What a frozen log of the banking world must lead to. */
export function goldenOf(name: string): z.infer<typeof banking> {
  return banking.parse(contentOf(name));
}

/** What a frozen log of the bills exercise must lead to. */
export function goldenBillsOf(name: string): z.infer<typeof bills> {
  return bills.parse(contentOf(name));
}

/** The names of all golden files. */
export const goldenNames: readonly string[] = readdirSync(folder).map((name) =>
  name.replace(/\.json$/, ''),
);
