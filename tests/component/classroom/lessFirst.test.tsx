/** A hand-in that meets fewer tasks than the last one is asked about before it takes its place. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { HandInAll } from '@/src/community/classroom/work/HandInAll';
import { keepDraft, type WorkPlan } from '@/src/community/classroom/work/plan';
import { handIn } from '@/src/contract/handIn';
import { notingServer } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/assignments/);

const PLAN: WorkPlan = {
  ...{ id: 'given', learnerId: 'ann', seatIn: null, closed: null, revision: 1 },
  parts: [{ id: 'n', title: 'Question (part 1)', points: 1, startLog: null, handedIn: null }],
};
const LESS = giving(handIn, {
  less: [
    { title: 'Payments', before: 3, now: 1 },
    { title: 'Notes', before: 1, now: 0 },
  ],
});
const DONE = giving(handIn, {
  ...{ met: [1], rounds: 1, times: 2, isLate: false, leavesStart: false },
  points: { points: 1, worth: 3, loss: 0, waiting: 0, later: null },
  handedInAt: '2026-01-01T00:00:00.000Z',
});
const WORK = { n: { answer: 30 } };
const TO = 'PUT /api/assignments/given/hand-in';

afterEach(() => {
  window.localStorage.clear();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function handInLess() {
  keepDraft(PLAN, 'n', 30);
  render(<HandInAll plan={PLAN} shown={null} />);
  await press('Hand in all parts');
  return screen.findByRole('alert');
}

test('says what gets less and takes the focus; then it is handed in all the same', async () => {
  server.answers = [LESS, DONE];
  const question = await handInLess();
  await waitFor(() => expect(question).toHaveFocus());
  expect(question).toHaveTextContent(
    'Your last hand-in met 3 tasks on “Payments”; this one meets 1.Your last hand-in met 1 task on “Notes”; this one meets none.',
  );
  expect(screen.queryByText(/^Handed in\./)).toBeNull();
  expect(router.refresh).not.toHaveBeenCalled();
  await press('Hand it in all the same');
  const done = await screen.findByText(/^Handed in\. 1 of 3 points\./);
  await waitFor(() => expect(done).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked).toEqual([
    [TO, { work: WORK, revision: 1 }],
    [TO, { work: WORK, revision: 1, agreed: true }],
  ]);
});

test('keeps the last one where that is chosen', async () => {
  server.answers = [LESS];
  await handInLess();
  await press('Keep the last hand-in');
  const stays = await screen.findByText('Your last hand-in stays as it is.');
  await waitFor(() => expect(stays).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.asked).toHaveLength(1);
});
