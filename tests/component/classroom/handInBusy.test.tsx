/** What is sent may have to be read by code that is fetched first: the button says so from the press on. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type EditedAssignment, EditForm } from '@/src/community/classroom/assignments/EditForm';
import { HandInForm } from '@/src/community/classroom/handIns/HandInForm';
import { HandInAll } from '@/src/community/classroom/work/HandInAll';
import type { WorkPlan } from '@/src/community/classroom/work/plan';

const user = userEvent.setup();

/** What is read, once that is let come. */
let letCome: (read: object | number) => void = () => {};
const coming = () =>
  new Promise<object | number>((resolve) => {
    letCome = resolve;
  });

vi.mock('@/src/community/classroom/work/gather', () => ({
  gather: () => coming(),
  withAnswers: (_: unknown, found: object) => found,
}));

vi.mock('@/src/community/classroom/assignments/readLogs', () => ({
  readFile: () => coming(),
  readLink: () => null,
  readOwn: () => null,
  readShown: () => null,
}));

vi.mock('@/src/community/classroom/assignments/parts/collecting', async (original) => ({
  ...(await original<object>()),
  collected: () => coming(),
}));

const PLAN: WorkPlan = {
  ...{ id: 'given', learnerId: 'ann', seatIn: null, closed: null, revision: 1 },
  parts: [{ id: '1', title: 'Payments', points: 1, startLog: '{}', handedIn: null }],
};

afterEach(() => {
  vi.clearAllMocks();
});

/** Presses, and expects the button to be busy until what is read has come, and to be back then. */
async function isBusyUntil(
  button: string,
  underWay: string,
  come: object | number,
  said: string,
): Promise<void> {
  await user.click(screen.getByRole('button', { name: button }));
  const busy = await screen.findByRole('button', { name: underWay });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveFocus();
  const first = letCome;
  await user.click(busy);
  expect(letCome, 'a second press reads nothing').toBe(first);
  letCome(come);
  expect(await screen.findByText(said)).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: button })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
}

test('handing in all parts', async () => {
  render(<HandInAll plan={PLAN} shown={null} />);
  const nothing = 'There is nothing to hand in yet: do a part of it first.';
  await isBusyUntil('Hand in all parts', 'Handing in …', {}, nothing);
});

test('handing in a board', async () => {
  render(
    <HandInForm
      {...{ id: 'given', part: '1', seatIn: null, lessonId: null }}
      {...{ start: [], tasks: 1, warning: null }}
    />,
  );
  await user.click(screen.getByRole('radio', { name: /file/i }));
  await isBusyUntil('Hand in', 'Handing in …', { problem: 'It is empty.' }, 'It is empty.');
});

test('changing an assignment', async () => {
  const lesson = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };
  const kept = { id: 's', kind: 'short', prompt: 'Why?', points: 6, modelAnswer: '' } as const;
  const assignment: EditedAssignment = {
    ...{ id: 'given', revision: 1, title: 'Pay', instructions: '', opens: null, due: null },
    ...{ late: 'accepted', percent: null, answersShown: 'due', taken: [] },
    parts: [{ id: 's', kind: 'short', kept }],
  };
  const choices = { lessons: [lesson], first: lesson, scenarios: [] };
  render(<EditForm memberId="me" assignment={assignment} choices={choices} />);
  await isBusyUntil('Save the changes', 'Saving the changes', 1, '1 thing to mend.');
});
