import { describe, expect, test } from 'vitest';
import { type Kind, openLoop, quantile, turnsOf } from '@/scripts/load/openLoop';
import { readLoadOptions } from '@/scripts/load/options';

const kind = (name: string, share: number, ask: Kind['ask'] = async () => null): Kind => ({
  name,
  share,
  isWrite: false,
  ask,
});

describe('the open loop', () => {
  test('gives each kind its share, spread evenly', () => {
    const turns = turnsOf([kind('read', 9), kind('write', 1)]).map(({ name }) => name);
    expect(turns).toHaveLength(10);
    expect(turns.filter((name) => name === 'write')).toHaveLength(1);
    const even = turnsOf([kind('a', 2), kind('b', 2)]).map(({ name }) => name);
    expect(even).toEqual(['a', 'b', 'a', 'b']);
  });

  test('begins requests at their times, whatever became of those before', async () => {
    const begun: number[] = [];
    const slow = kind('slow', 1, async () => {
      begun.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, 400));
      return null;
    });
    const all = await openLoop([slow], 50, 0.2);
    expect(all).toHaveLength(10);
    const [first = 0] = begun;
    expect((begun.at(-1) ?? 0) - first, 'none waits for another’s answer').toBeLessThan(400);
  });

  test('counts what is refused and what fails', async () => {
    const refused = await openLoop([kind('refused', 1, async () => '403')], 10, 0.1);
    expect(refused.map(({ problem }) => problem)).toEqual(['403']);
    const failing = kind('failing', 1, () => Promise.reject(new Error('no answer')));
    expect((await openLoop([failing], 10, 0.1)).map(({ problem }) => problem)).toEqual([
      'no answer',
    ]);
  });

  test('takes quantiles from what was seen', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([quantile(values, 0.5), quantile(values, 0.99), quantile(values, 1)]).toEqual([
      50, 99, 100,
    ]);
    expect(quantile([], 0.5)).toBe(0);
  });
});

test('the load test is told how much and how long', () => {
  expect(readLoadOptions([])).toEqual({ rate: 40, seconds: 60, climb: true, json: false });
  expect(readLoadOptions(['--rate', '10', '--no-climb'])).toMatchObject({ rate: 10, climb: false });
  for (const args of [['--rate', 'many'], ['--seconds', '-1'], ['--what']]) {
    expect(readLoadOptions(args)).toBeNull();
  }
});
