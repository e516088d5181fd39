/** The pace of a network address: slowed, never locked. */
import { describe, expect, test } from 'vitest';
import { MAX_WAIT, nextTurn, PACES } from '@/src/server/pace';
import { passTime, spendPace } from './paceHelp';
import { ENGINES, useSite } from './site';

describe.each(ENGINES)('the pace of an address, %s', (engine) => {
  const site = useSite(engine);
  const turn = (address: string) => nextTurn(site.db, 'try', address);
  const { inHand, seconds } = PACES.try;

  test('is free as far as it has turns in hand, then one after the other', async () => {
    const waits: number[] = [];
    for (let index = 0; index < inHand; index += 1) waits.push((await turn('192.0.2.1')).wait);
    expect(Math.max(...waits)).toBe(0);
    await spendPace(site.db, 'try', '192.0.2.2', 0);
    const [first, second] = [await turn('192.0.2.2'), await turn('192.0.2.2')];
    expect(first.wait).toBeLessThanOrEqual(seconds);
    expect(second.wait - first.wait).toBeGreaterThan(seconds - 1);
    expect((await turn('192.0.2.3')).wait).toBe(0);
  });

  test('refuses what would wait too long, which puts nothing off', async () => {
    const address = '192.0.2.4';
    await spendPace(site.db, 'try', address, MAX_WAIT + 2);
    for (let index = 0; index < 50; index += 1) {
      const { wait, isRefused } = await turn(address);
      expect([isRefused, wait >= 1 && wait <= seconds]).toEqual([true, true]);
    }
    await passTime(site.db, seconds);
    expect((await turn(address)).isRefused).toBe(false);
  });

  test('gives back what was in hand once it was quiet, and no more', async () => {
    const address = '192.0.2.5';
    await spendPace(site.db, 'try', address, MAX_WAIT + 2);
    await passTime(site.db, 10 * inHand * seconds);
    const waits: number[] = [];
    for (let index = 0; index < inHand + 4; index += 1) waits.push((await turn(address)).wait);
    expect(waits.filter((wait) => wait === 0).length).toBeGreaterThanOrEqual(inHand - 1);
    expect(waits.at(-1)).toBeGreaterThan(0);
  });
});
