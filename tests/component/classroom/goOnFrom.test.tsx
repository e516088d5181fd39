/** A browser that keeps no steps of a part begins with what was handed in of it, where its learner chooses that. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { gather } from '@/src/community/classroom/work/gather';
import { markOf, type WorkPlan } from '@/src/community/classroom/work/plan';
import { WorkBoard } from '@/src/community/classroom/work/WorkBoard';
import { payment } from '../../helpers/cursors';
import { Seeing } from '../../helpers/screen/seeing';

const SLOW = { timeout: 15_000 };

const logOf = (...amounts: readonly number[]): Log => ({
  world: 'banking',
  lesson: 2,
  events: amounts.map((amount) => payment(1, 2, amount)),
});
const START = logOf();
const HANDED_IN = logOf(1000, 2000, 3000);

const planOf = (startLog: string): WorkPlan => ({
  ...{ id: 'given', learnerId: 'ann', seatIn: null, closed: null, revision: 1 },
  parts: [
    {
      id: '1',
      title: 'Payments',
      points: 1,
      startLog,
      handedIn: markOf({ log: fileTextOf(HANDED_IN) }),
    },
  ],
});

// What draws boards takes its time the first time it is fetched.
beforeAll(async () => {
  await import('@/src/board/scenario/workBoard');
  await import('@/src/community/classroom/work/boardWork');
}, 120_000);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IntersectionObserver', Seeing);
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (start: Log, handedIn: Log | null = HANDED_IN) => {
  const handedInLog = handedIn && fileTextOf(handedIn);
  return render(
    <WorkBoard plan={planOf(fileTextOf(start))} part="1" lastTask={0} handedInLog={handedInLog}>
      <p>On its way</p>
    </WorkBoard>,
  );
};
const GO_ON = 'Go on from what you handed in';
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, SLOW));
const status = () => document.querySelector('.board-status')?.textContent;
const boardSays = (said: string) => waitFor(() => expect(status()).toContain(said), SLOW);
/** What would be handed in of the part from this browser. */
const kept = async () => (await gather(planOf(fileTextOf(START)), null))['1'];

test('goes on from it as the work of the part, which is unchanged then', async () => {
  const { unmount } = open(START);
  await press(GO_ON);
  await boardSays('Step 3 of 3');
  const work = await kept();
  expect(work).toEqual({ log: fileTextOf(HANDED_IN) });
  expect(work && markOf(work)).toBe(planOf('').parts[0]?.handedIn);
  unmount();
  // From now on this browser keeps it, and asks no more.
  open(START);
  await boardSays('Step 3 of 3');
  expect(screen.queryByRole('button', { name: GO_ON })).toBeNull();
});

test('begins anew with the steps that are given where that is chosen', async () => {
  open(logOf(1000));
  await press('Begin anew');
  await boardSays('Step 1 of 1');
  expect(await kept()).toEqual({ log: fileTextOf(logOf(1000)) });
});

test('does not ask where nothing was handed in', async () => {
  open(logOf(1000), null);
  await boardSays('Step 1 of 1');
  expect(screen.queryByRole('button', { name: GO_ON })).toBeNull();
});

test('leaves alone what this browser keeps', async () => {
  const { unmount } = open(logOf(1000), null);
  await boardSays('Step 1 of 1');
  unmount();
  open(logOf(1000));
  await boardSays('Step 1 of 1');
  expect(screen.queryByRole('button', { name: GO_ON })).toBeNull();
  expect(await kept()).toEqual({ log: fileTextOf(logOf(1000)) });
});
