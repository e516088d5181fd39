/** What an audit keeps of its figures, to go on after it was cut off. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LighthouseFigures } from '@/scripts/audit/figures';
import { LIGHTHOUSE, LOOK, takeOnceIn } from '@/scripts/audit/takeOnce';

const full = { points: 100, why: [] };

const figures: LighthouseFigures = {
  version: '12.0.0',
  speed: 1800,
  scores: {
    performance: full,
    accessibility: full,
    'best-practices': full,
    seo: { points: null, why: ['untold'] },
  },
  shift: 0.1,
  shifted: ['main'],
};

const look = {
  visit: {
    weight: { script: 1, style: 2, font: 3, all: 4, fontFiles: 5, requests: 6 },
    complaints: ['an error'],
    axe: { light: [], dark: ['a rule'] },
  },
  answer: { deadLinks: [], headerFaults: ['a fault'] },
};

describe('figures', () => {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const notAgain = (): never => {
    throw new Error('it was taken already');
  };

  test('that were taken are not taken again, by the next run either', async () => {
    const file = join(folder, 'new', 'audit.jsonl');
    const first = takeOnceIn(file, 'one');
    expect(await first('lighthouse 3 /', LIGHTHOUSE, async () => figures)).toEqual(figures);
    expect(await first('look /', LOOK, async () => look)).toEqual(look);
    const next = takeOnceIn(file, 'one');
    expect(await next('lighthouse 3 /', LIGHTHOUSE, notAgain)).toEqual(figures);
    expect(await next('look /', LOOK, notAgain)).toEqual(look);
    await expect(next('lighthouse 3 /about', LIGHTHOUSE, notAgain)).rejects.toThrow('already');
  });

  test('of another build, and those that were cut off or could not be told, are taken anew', async () => {
    const file = join(folder, 'audit.jsonl');
    const untold = { ...figures, shift: Number.NaN };
    const first = takeOnceIn(file, 'one');
    await first('/', LIGHTHOUSE, async () => figures);
    await first('/about', LIGHTHOUSE, async () => untold);
    const whole = readFileSync(file, 'utf8').trim().split('\n')[0] ?? '';
    appendFileSync(file, whole.replace('one /', 'one /teach').slice(0, -20));
    const again = async () => ({ ...figures, version: 'again' });
    expect(await takeOnceIn(file, 'two')('/', LIGHTHOUSE, again)).toMatchObject(await again());
    const next = takeOnceIn(file, 'one');
    expect(await next('/about', LIGHTHOUSE, again)).toMatchObject(await again());
    expect(await next('/teach', LIGHTHOUSE, again)).toMatchObject(await again());
    const last = takeOnceIn(file, 'one');
    expect(await last('/', LIGHTHOUSE, notAgain)).toEqual(figures);
    expect(await last('/teach', LIGHTHOUSE, notAgain)).toMatchObject(await again());
  });

  test('are kept nowhere without a file', async () => {
    const none = takeOnceIn(null, 'one');
    expect(await none('/', LIGHTHOUSE, async () => figures)).toBe(figures);
    await expect(async () => none('/', LIGHTHOUSE, notAgain)).rejects.toThrow('already');
  });
});
