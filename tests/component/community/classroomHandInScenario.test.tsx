/** Handing in to an assignment on a scenario, from its page: what this browser keeps may be another line of the lesson. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, del, set } from 'idb-keyval';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { storedOf } from '@/src/board/session/storage/stored';
import { HandInForm } from '@/src/community/classroom/handIns/HandInForm';
import { handIn } from '@/src/contract/handIn';
import { authServer } from '../../helpers/accounts/authServer';
import { giving } from '../../helpers/contract';
import { driven, pay, paying } from '../../helpers/lines/lessonDriver';

const user = userEvent.setup();
const server = authServer();
const store = () => createStore('tallystick', 'lessons');

/** What was handed in. */
const handedIn: unknown[] = [];

/** Whether the server says that it leaves the scenario before its end. */
let leavesStart = false;

beforeAll(() => server.start());
beforeEach(() => {
  handedIn.length = 0;
  leavesStart = false;
  server.network.use(
    http.put('*/api/assignments/given/hand-in', async ({ request }) => {
      handedIn.push(await request.json());
      return giving(handIn, {
        met: [1, null],
        rounds: 2,
        points: { points: 0, worth: 0, loss: 0, waiting: 0, later: null },
        times: 1,
        isLate: false,
        leavesStart,
        handedInAt: '2026-01-01T00:00:00.000Z',
      })();
    }),
  );
});
afterEach(async () => {
  server.reset();
  await del('lesson-2', store());
});
afterAll(() => server.stop());

const logText = (...amounts: readonly number[]) =>
  fileTextOf({ world: 'banking', lesson: 2, events: amounts.map(pay) });

const keep = (...amounts: readonly number[]) =>
  set('lesson-2', storedOf(driven(amounts.map(paying)).context, 1), store());

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const workOf = (log: string) => ({ work: { 1: { log } } });

describe('an assignment on a scenario', () => {
  const SCENARIO = [pay(10), pay(20)];
  const show = () =>
    render(
      <HandInForm
        id="given"
        part="1"
        seatIn={null}
        lessonId={2}
        start={SCENARIO}
        tasks={2}
        warning={null}
      />,
    );
  const notKept = /^What was done on the scenario is not kept in this browser yet: open it by/;

  test('does not send what this browser keeps of the lesson apart from it', async () => {
    await keep(30, 40);
    show();
    expect(await screen.findByText(notKept)).toBeVisible();
    await press('Hand in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(notKept);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(handedIn).toEqual([]);
    await keep(10, 20, 30);
    await press('Hand in');
    expect(await screen.findByText(/^Handed in\./)).toBeVisible();
    expect(handedIn).toEqual([workOf(logText(10, 20, 30))]);
  });

  test('says the same where this browser keeps nothing', async () => {
    show();
    expect(await screen.findByText(notKept)).toBeVisible();
  });

  test('sends what goes on from its end, notes or not', async () => {
    const note = { type: 'note' as const, text: 'Mine.' };
    const line = driven([paying(10), { type: 'ACT', event: note }, paying(20), paying(5)]);
    await set('lesson-2', storedOf(line.context, 1), store());
    show();
    const said = 'What was last shown of lesson 2 in this browser, up to step 3.';
    expect(await screen.findByText(said)).toBeVisible();
    await press('Hand in');
    await waitFor(() => expect(handedIn).toHaveLength(1));
  });

  test('warns of a line that leaves it before its end, and takes it', async () => {
    await keep(10, 50);
    show();
    const warning = /up to step 2\. These steps leave the scenario before its end\.$/;
    expect(await screen.findByText(warning)).toBeVisible();
    leavesStart = true;
    await press('Hand in');
    expect(
      await screen.findByText(
        'Handed in. These steps leave the scenario before its end. 1 of 2 tasks met. You can go on and hand in again.',
      ),
    ).toBeVisible();
    expect(handedIn).toEqual([workOf(logText(10, 50))]);
  });
});
