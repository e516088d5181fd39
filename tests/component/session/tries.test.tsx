/** Counts of what was tried on a board, kept in this browser. */
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PredictedEntry, Verdict } from '@/events/banking/views/predict';
import { refusal } from '@/events/refusal';
import type { Attempt } from '@/machines/lesson/context';
import { useCountedRefusals } from '@/src/board/session/counting';
import { countPrediction, countRefusal, readTries, triesToSend } from '@/src/board/session/tries';
import { MAX_COUNT, MAX_TRIES, type Tries } from '@/src/contract/tries';
import { payment } from '../../helpers/cursors';

const KEY = 'tallystick-tries-lesson-2';

beforeEach(() => localStorage.clear());

const entryOf = (instrument: string, side: PredictedEntry['side']): PredictedEntry => ({
  partyId: 0,
  side,
  instrument,
  thirdPartyId: null,
  change: 100,
});

const gradedAs = (verdict: Verdict, entry: PredictedEntry) => ({ entry, verdict, sentence: '' });

describe('what was tried on a board', () => {
  test('is nothing at first, and where what is kept cannot be read', () => {
    expect(triesToSend('lesson-2')).toBeNull();
    for (const text of ['{', 'null', '{"refused":1}', '[]']) {
      localStorage.setItem(KEY, text);
      expect(triesToSend('lesson-2'), text).toBeNull();
    }
  });

  test('counts refusals by task and rule, each board for itself', () => {
    countRefusal('lesson-2', 0, 'INSUFFICIENT_DEPOSITS');
    countRefusal('lesson-2', 0, 'INSUFFICIENT_DEPOSITS');
    countRefusal('lesson-2', 1, 'INSUFFICIENT_DEPOSITS');
    countRefusal('lesson-3', 0, 'SAME_PARTY');
    expect(readTries('lesson-2').refused).toEqual([
      { task: 0, code: 'INSUFFICIENT_DEPOSITS', count: 2 },
      { task: 1, code: 'INSUFFICIENT_DEPOSITS', count: 1 },
    ]);
    expect(readTries('lesson-3').refused).toHaveLength(1);
  });

  test('counts entries as right, wrong and left out', () => {
    countPrediction('lesson-2', {
      graded: [
        gradedAs('right', entryOf('Reserves', 'asset')),
        gradedAs('sign', entryOf('Deposits', 'liability')),
      ],
      missed: [entryOf('Deposits', 'asset')],
    });
    countPrediction('lesson-2', {
      graded: [gradedAs('right', entryOf('Deposits', 'liability'))],
      missed: [],
    });
    expect(readTries('lesson-2').predicted).toEqual([
      { account: 'Reserves', side: 'asset', right: 1, wrong: 0, missed: 0 },
      { account: 'Deposits', side: 'liability', right: 1, wrong: 1, missed: 0 },
      { account: 'Deposits', side: 'asset', right: 0, wrong: 0, missed: 1 },
    ]);
    expect(triesToSend('lesson-2')).toEqual(readTries('lesson-2'));
  });

  test('keeps within what can be sent', () => {
    const full: Tries = {
      refused: Array.from({ length: MAX_TRIES }, (_, task) => ({
        task,
        code: 'SAME_PARTY',
        count: MAX_COUNT,
      })),
      predicted: [],
    };
    localStorage.setItem(KEY, JSON.stringify(full));
    countRefusal('lesson-2', 3, 'SAME_PARTY');
    countRefusal('lesson-2', 3, 'NOTHING_DUE');
    expect(readTries('lesson-2')).toEqual(full);
  });
});

describe('the board', () => {
  const attempt = (amount: number): Attempt => ({
    node: 0,
    event: payment(1, 2, amount),
    refusal: refusal('INSUFFICIENT_DEPOSITS', 'There is not enough.'),
  });

  const counted = (attempts: readonly Attempt[], isOwn = true) =>
    renderHook(useCountedRefusals, {
      initialProps: { storageKey: 'lesson-2', attempts, task: 1, isOwn },
    });

  const sum = () => readTries('lesson-2').refused.reduce((all, { count }) => all + count, 0);

  test('counts each refused attempt once, at the task at hand', async () => {
    const [before, first, second] = [attempt(1), attempt(2), attempt(3)];
    const { rerender } = counted([before]);
    const props = { storageKey: 'lesson-2', isOwn: true };
    rerender({ ...props, task: 1, attempts: [before, first] });
    await waitFor(() => expect(sum()).toBe(1));
    // The same attempts, moved along by a note, or cut off and gone.
    rerender({
      ...props,
      task: 1,
      attempts: [
        { ...before, node: 4 },
        { ...first, node: 5 },
      ],
    });
    rerender({ ...props, task: 1, attempts: [before] });
    rerender({ ...props, task: 2, attempts: [before, second] });
    await waitFor(() => expect(sum()).toBe(2));
    expect(readTries('lesson-2').refused).toEqual([
      { task: 1, code: 'INSUFFICIENT_DEPOSITS', count: 1 },
      { task: 2, code: 'INSUFFICIENT_DEPOSITS', count: 1 },
    ]);
  });

  test('counts nothing of what somebody else has sent', async () => {
    const { rerender } = counted([], false);
    rerender({ storageKey: 'lesson-2', attempts: [attempt(1)], task: 0, isOwn: false });
    rerender({ storageKey: 'lesson-2', attempts: [attempt(2)], task: 0, isOwn: true });
    await waitFor(() => expect(sum()).toBe(1));
  });
});
