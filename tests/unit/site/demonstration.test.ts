import { describe, expect, test } from 'vitest';
import { decodePayload, payloadOf } from '@/events/log/link';
import { demonstration } from '@/src/community/demonstration/demonstration';

const { learners, tasks, modelPath } = await demonstration();
const given = learners.flatMap(({ handedIn }) => handedIn ?? []);

describe('the demonstration class', () => {
  test('has learners of every kind: done, half done, hardly begun, late, and one who gave nothing', () => {
    const counts = given.map(({ met }) => met.filter((step) => step !== null).length);
    expect(Math.max(...counts)).toBe(tasks.length);
    expect(counts).toContain(0);
    expect(counts.some((count) => count > 0 && count < tasks.length)).toBe(true);
    expect(given.some(({ isLate }) => isLate)).toBe(true);
    expect(learners.some(({ handedIn }) => handedIn === null)).toBe(true);
  });

  test('says where a line leaves the model, and of the one that does not, that it does not', () => {
    const [first, ...others] = given;
    expect(first?.divergence).toBeNull();
    expect(others.every(({ divergence }) => divergence !== null)).toBe(true);
  });

  test.each([modelPath, ...given.map(({ path }) => path)])('plays on the board: %s', (path) => {
    const decoded = decodePayload(payloadOf(path));
    expect(decoded).not.toHaveProperty('problem');
  });

  test('has feedback that fits what was done: full marks for all tasks alone', () => {
    for (const { met, mark } of given) {
      if (mark === '20/20') expect(met).not.toContain(null);
      else expect(mark === '' || met.includes(null)).toBe(true);
    }
  });
});
