/** The points of a task are whole, from 0: anything else is said at the field, and nothing is sent until it is mended. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { EditForm } from '@/src/community/classroom/assignments/EditForm';
import { giveAssignment } from '@/src/contract/classroom';
import { notingServer } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments)/);
const { asked } = server;

beforeEach(() => localStorage.clear());
const LESSON = {
  id: 2,
  title: 'Deposit Transfers',
  lecture: 'Fundamentals',
  goals: ['Pay.', 'Lend.'],
};
const RULE = 'Write whole points, from 0 to 100.';
const points = () => screen.getByLabelText('Points of task 2');
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function write(text: string): Promise<void> {
  await user.clear(points());
  await user.type(points(), text);
}

test.each(['-1', '2.5', '1000', 'two', ' '])('“%s” is refused at the field', async (text) => {
  server.answers = [giving(giveAssignment, { id: 'given' })];
  render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);
  await write(text);
  await press('Create the assignment');
  await waitFor(() => expect(points()).toHaveFocus());
  expect(points()).toHaveValue(text);
  expect(points()).toBeInvalid();
  expect(points()).toHaveAccessibleDescription(RULE);
  expect(asked).toEqual([]);
  await write('0');
  expect(points()).toBeValid();
  await press('Create the assignment');
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  const tasks = [
    { index: 0, points: 1 },
    { index: 1, points: 0 },
  ];
  expect(asked[0]?.[1]).toMatchObject({ parts: [{ tasks }] });
});

test('what is wrong is said as the field is left, and is of no matter once its task is left out', async () => {
  server.answers = [giving(giveAssignment, { id: 'given' })];
  render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);
  await write('2.5');
  expect(screen.queryByText(RULE)).toBeNull();
  await user.tab();
  expect(screen.getByText(RULE)).toBeVisible();
  await user.click(screen.getByLabelText('2. Lend.'));
  await press('Create the assignment');
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(asked[0]?.[1]).toMatchObject({ parts: [{ tasks: [{ index: 0, points: 1 }] }] });
});

test('the same holds of a board that the assignment has already', async () => {
  const kept = {
    ...{ id: '1', kind: 'board' as const, title: 'Payments', scenarioId: null, modelLog: null },
    ...{ startLog: fileTextOf({ world: 'banking', lesson: 2, events: [] }), lessonId: 2 },
    ...{ called: 'lesson 2, Deposit Transfers', goals: ['Pay.', 'Lend.'], way: '/lectures' },
    ...{ tasks: [{ index: 1, points: 3 }], hasSteps: false },
  };
  const assignment = {
    ...{ id: 'given', revision: 4, title: 'Pay', instructions: '', opens: null, due: null },
    ...{ late: 'accepted' as const, percent: null, answersShown: 'due' as const },
    ...{ parts: [{ id: '1', kind: 'board' as const, kept }], taken: [] },
  };
  const choices = { lessons: [LESSON], first: LESSON, scenarios: [] };
  render(<EditForm memberId="me" assignment={assignment} choices={choices} />);
  await write('2.5');
  await press('Save the changes');
  await waitFor(() => expect(points()).toHaveAccessibleDescription(RULE));
  expect(asked).toEqual([]);
  await write('2');
  await press('Save the changes');
  await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
  expect(asked[0]?.[1]).toMatchObject({ parts: [{ tasks: [{ index: 1, points: 2 }] }] });
});
