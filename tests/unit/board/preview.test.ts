import { describe, expect, test } from 'vitest';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { previewOf } from '@/events/log/folded';
import { parseLog } from '@/events/log/parse';
import { readPreview } from '@/events/log/preview';
import type { AnyFoldedLog, Preview } from '@/events/worlds';
import { Chance } from '@/scripts/chance';
import { sandboxArena } from '@/scripts/prove/boards';
import { pictureFile } from '@/src/community/picture/file';
import { foldLog } from '@/src/lessons/course/all';
import { entryOf } from '@/src/lessons/course/catalogue';
import { DARK, LIGHT } from '@/src/ui/stitches/tokens';
import { stepsOf } from '../../helpers/lines/play';
import { frozenLog, frozenNames } from '../../helpers/logs';

function foldedOf(name: string): AnyFoldedLog {
  const folded = foldLog(frozenLog(1, name));
  if (!folded) throw new Error(`${name} has no board`);
  return folded;
}

/** What a log's content folds to. Throws when it is not accepted whole. */
function foldedFrom(content: object): AnyFoldedLog {
  const read = parseLog({ format: 'tallystick-log', version: 1, ...content });
  if ('problem' in read) throw new Error(read.problem);
  const folded = foldLog(read.log, read.malformed);
  if (!folded || folded.refused) throw new Error(folded?.refused?.message ?? 'no board');
  return folded;
}

/** A sandbox whose central bank keeps the accounts of banks that keep those of customers. */
function crowd(banks: number, customers: number): Preview {
  const made = (partyType: string, count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ type: 'createBank', partyType, name: `${name} ${index + 1}`.slice(0, 40) },
      cash: 100_000 * (index + 1),
      deposit: partyType === 'bank' ? 500 * (index + 1) : 0,
    }));
  const opening = [
    { type: 'setSystem', system: 'centralbank' },
    ...made('bank', banks, '銀行 der vereinigten Handelsgesellschaften'),
    ...made('customer', customers, 'Customer'),
    ...Array.from({ length: customers }, (_, index) => ({
      type: 'openAccount',
      holder: 1 + banks + index,
      issuer: 1 + (index % banks),
      amount: 1000 * (index + 1),
    })),
  ];
  return previewOf(foldedFrom({ world: 'banking', lesson: 'sandbox', opening, events: [] }));
}

/** Previews of sessions under every system. */
const sessions: readonly Preview[] = SYSTEM_TYPES.flatMap((system, index) =>
  [1, 2, 3].map((seed) => {
    const arena = sandboxArena(new Chance(seed, index), system);
    const steps = stepsOf(arena, new Chance(seed), 60);
    const folded = foldLog(
      arena.logOf(steps.flatMap(({ event, round }) => (round ? [event] : []))),
    );
    if (!folded) throw new Error('a sandbox has its board');
    return previewOf(folded);
  }),
);

const all: readonly Preview[] = [
  ...frozenNames(1).map((name) => previewOf(foldedOf(name))),
  ...sessions,
  ...[crowd(1, 11), crowd(3, 8), crowd(10, 40), crowd(1, 0)],
];

/** As it comes back from where it was stored. */
const stored = (preview: unknown): unknown => JSON.parse(JSON.stringify(preview));

const kilobytes = (preview: Preview): number =>
  new TextEncoder().encode(JSON.stringify(preview)).length / 1024;

describe('the preview of a log', () => {
  test('has the board, the rounds, the parties with their sheets and who owes whom', () => {
    expect(previewOf(foldedOf('lesson-02-three-payments'))).toEqual({
      world: 'banking',
      lesson: 2,
      title: entryOf(2).title,
      rounds: 6,
      parties: [
        { id: 0, name: 'Bank 1', type: 'bank', assets: 20_000, liabilities: 20_000 },
        { id: 1, name: 'Customer 1', type: 'customer', assets: 20_000, liabilities: 0 },
        { id: 2, name: 'Customer 2', type: 'customer', assets: 20_000, liabilities: 0 },
      ],
      flows: [
        { from: 0, to: 1, kind: 'deposits', amount: 10_000 },
        { from: 0, to: 2, kind: 'deposits', amount: 10_000 },
      ],
      leftOut: { parties: 0, flows: 0 },
    });
  });

  test('has of the bills the players, their goods and coin, and what is still owed', () => {
    const preview = previewOf(foldedOf('bills-remitting'));
    expect(preview).toMatchObject({ world: 'bills', stage: 3, title: 'Remitting Bills' });
    expect(preview.parties.map(({ name }) => name)).toEqual([
      ...['Florence Exporter', 'Florence Banker', 'Lyons Importer', 'Lyons Banker'],
    ]);
    expect(preview.parties[0]).toMatchObject({ city: 'Florence', type: 'exporter', goods: 900 });
    expect(preview.flows).toEqual([{ from: 3, to: 1, kind: 'claim', amount: 100 }]);
  });

  test('has of open bills what they come to', () => {
    const trade = { type: 'trade', importer: 1, exporter: 0 };
    const bills = foldedFrom({
      world: 'bills',
      lesson: 'bills',
      stage: 1,
      events: [
        { ...trade, amount: 250 },
        { ...trade, amount: 100 },
      ],
    });
    expect(previewOf(bills)).toMatchObject({
      stage: 1,
      title: 'Introduction',
      rounds: 2,
      flows: [{ from: 1, to: 0, kind: 'bills', amount: 350 }],
      leftOut: { parties: 0, flows: 0 },
    });
  });

  test('has nobody where a sandbox was left as it opens', () => {
    const empty = foldedFrom({ world: 'banking', lesson: 'sandbox', opening: [], events: [] });
    expect(previewOf(empty)).toEqual({
      world: 'banking',
      lesson: 'sandbox',
      title: 'Sandbox',
      rounds: 0,
      ...{ parties: [], flows: [], leftOut: { parties: 0, flows: 0 } },
    });
  });

  test('adds up what one party owes another in one way', () => {
    for (const { flows } of all) {
      const keys = [...flows].map(({ from, to, kind }) => `${from} ${to} ${kind}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect([...flows].every(({ amount }) => amount > 0)).toBe(true);
    }
  });

  test('stays small, and counts what it leaves out', () => {
    const { parties, flows, leftOut } = crowd(10, 40);
    expect(parties).toHaveLength(12);
    expect(flows.length).toBeLessThanOrEqual(24);
    expect(leftOut).toEqual({ parties: 39, flows: 50 - flows.length });
    for (const preview of all) expect(kilobytes(preview)).toBeLessThan(4);
  });

  test('shows parties of every rank, the largest first', () => {
    const types = crowd(10, 40).parties.map(({ type }) => type);
    expect(types.filter((type) => type === 'centralbank')).toHaveLength(1);
    expect(types.filter((type) => type === 'customer')).toHaveLength(4);
    expect(crowd(10, 40).parties.at(-1)?.name).toBe('Customer 40');
  });
});

describe('a stored preview', () => {
  test('is read as it was written', () => {
    for (const preview of all) expect(readPreview(stored(preview))).toEqual(preview);
  });

  const preview = previewOf(foldedOf('lesson-04-tasks'));
  const bills = previewOf(foldedOf('bills-remitting'));

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', '{}'],
    ['an empty object', {}],
    ['a world that is none', { ...preview, world: 'moon' }],
    ['one world by the other name', { ...preview, world: 'bills' }],
    ['a key too many', { ...preview, extra: 1 }],
    ['a party of no known type', { ...preview, parties: [{ ...preview.parties[0], type: 'x' }] }],
    ['a player of no known city', { ...bills, parties: [{ ...bills.parties[0], city: 'x' }] }],
    ['a claim of nobody', { ...preview, parties: [] }],
    [
      'a claim of no known kind',
      { ...preview, flows: [{ ...preview.flows[0], kind: 'toString' }] },
    ],
    ['a claim of nothing', { ...preview, flows: [{ ...preview.flows[0], amount: 0 }] }],
    ['two parties of one id', { ...preview, parties: [...preview.parties, preview.parties[0]] }],
    ['a fraction of a cent', { ...preview, rounds: 1.5 }],
  ])('is none: %s', (_, value) => {
    expect(readPreview(stored(value))).toBeNull();
  });
});

const drawn = (preview: Preview): string => pictureFile(preview, 'light');

const labelOf = (preview: Preview): string =>
  /aria-label="([^"]*)"/.exec(drawn(preview))?.[1] ?? '';

describe('the picture of a scenario', () => {
  test('is one picture with one sentence', () => {
    expect(drawn(previewOf(foldedOf('lesson-02-overdraft')))).toMatch(/^<svg [^>]*role="img"/);
    expect(labelOf(previewOf(foldedOf('lesson-02-overdraft')))).toBe(
      'Last step: 1 bank and 2 customers; Bank 1 owes Customer 2 $40.',
    );
    expect(labelOf(previewOf(foldedOf('lesson-11-tasks')))).toBe(
      'Last step: 1 clearing house, 2 banks and 2 customers; the Clearing House owes Bank 2 $130, the largest of 4 claims.',
    );
    expect(labelOf(previewOf(foldedOf('bills-remitting')))).toBe(
      'Last step: 1 exporter, 1 importer and 2 bankers; Lyons Banker owes Florence Banker 1 marc.',
    );
    expect(labelOf(previewOf(foldedOf('lesson-01-tasks')))).toContain('nobody here owes anybody');
    expect(labelOf(crowd(10, 40))).toContain('The opening: 1 central bank, 7 banks, 4 customers');
    expect(labelOf(crowd(10, 40))).toContain('and 39 other parties;');
  });

  test('draws every party and every claim, with whole figures', () => {
    for (const preview of all) {
      const svg = drawn(preview);
      expect(svg.split('class="scenario-box"')).toHaveLength(preview.parties.length + 1);
      expect(svg.split('class="scenario-flow"')).toHaveLength(preview.flows.length + 1);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|[a-z]="-\d/);
    }
  });

  test('says how much is not drawn', () => {
    expect(drawn(crowd(10, 40))).toContain('and 39 more parties and 39 more claims');
    expect(drawn(crowd(1, 0))).not.toContain('more');
  });

  test('says so where nobody is on the board', () => {
    const nobody: Preview = {
      world: 'banking',
      lesson: 'sandbox',
      title: 'Sandbox',
      rounds: 0,
      ...{ parties: [], flows: [], leftOut: { parties: 0, flows: 0 } },
    };
    expect(labelOf(nobody)).toBe('Nobody is on this board yet.');
    expect(drawn(nobody)).toContain('>Nobody is on this board yet.</text>');
  });

  test('stands alone: its colours are values, those of the theme that is asked for', () => {
    for (const preview of all) {
      expect(drawn(preview)).not.toContain('var(');
      expect(pictureFile(preview, 'dark')).not.toContain('var(');
    }
    const preview = previewOf(foldedOf('lesson-02-overdraft'));
    expect(drawn(preview)).toContain(`fill="${LIGHT.colors.card}"`);
    expect(pictureFile(preview, 'dark')).toContain(`fill="${DARK.colors.card}"`);
    expect(drawn(preview)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  });

  test('escapes names', () => {
    const preview = previewOf(foldedOf('lesson-02-overdraft'));
    if (preview.world !== 'banking') throw new Error('it is of the banking world');
    const parties = preview.parties.map((party) => ({ ...party, name: '<b>&"' }));
    expect(drawn({ ...preview, parties })).not.toContain('<b>');
  });
});
