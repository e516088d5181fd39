/** Counts of what was tried go along with the parts of an assignment that are handed in. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { countRefusal } from '@/src/board/session/tries';
import { gather } from '@/src/community/classroom/work/gather';
import { HandInAll } from '@/src/community/classroom/work/HandInAll';
import { keptUnder, type WorkPlan } from '@/src/community/classroom/work/plan';
import { payment } from '../../helpers/cursors';

const start: Log = { world: 'banking', lesson: 2, events: [] };
const text = fileTextOf({ ...start, events: [payment(1, 2, 3000)] });

const part = (id: string, startLog: string | null) => ({
  id,
  title: `Part ${id}`,
  points: 1,
  startLog,
  handedIn: null,
});

const plan: WorkPlan = {
  id: 'abc',
  learnerId: 'ann',
  seatIn: null,
  revision: 1,
  closed: null,
  parts: [part('1', fileTextOf(start)), part('2', null)],
};

const shown = { part: '1', logText: () => text };

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test('a board that was played without a refusal is handed in by itself', async () => {
  expect(await gather(plan, shown)).toEqual({ 1: { log: text } });
  render(<HandInAll plan={plan} shown={shown} />);
  expect(await screen.findByText('Begun')).toBeVisible();
  expect(screen.queryByText(/^Two counts from this browser/)).toBeNull();
});

test('counts of this learner’s board go with it, and one is told', async () => {
  countRefusal(keptUnder(plan, '1'), 0, 'SAME_PARTY');
  // What somebody else did in this browser stays with them.
  countRefusal(keptUnder({ ...plan, learnerId: 'bo' }, '1'), 0, 'NOTHING_DUE');
  const tries = { refused: [{ task: 0, code: 'SAME_PARTY', count: 1 }], predicted: [] };
  expect(await gather(plan, shown)).toEqual({ 1: { log: text, tries } });
  render(<HandInAll plan={plan} shown={shown} />);
  expect(await screen.findByText(/^Two counts from this browser go along/)).toBeVisible();
});
