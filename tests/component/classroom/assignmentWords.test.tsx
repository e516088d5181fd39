/** What the form of an assignment, its page and the guide say of dates, late work and answers is what happens. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { lateSaid } from '@/src/community/classroom/work/workWords';
import Teach from '@/src/site/texts/teach.mdx';

const user = userEvent.setup();

beforeEach(() => localStorage.clear());

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };

const open = () =>
  render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);
const warning = () => screen.queryByText(/read the right answers and hand in again, late/);
const choose = (label: string, value: string) =>
  user.selectOptions(screen.getByLabelText(label), value);

describe('answers that are shown while late work is taken', () => {
  test('are warned of, in the class’s default rules once there is a due date and a question', async () => {
    open();
    expect(warning()).toBeNull();
    await user.type(screen.getByLabelText('Due date'), '2090-01-31T18:00');
    // The tasks of a board have no answers to read.
    expect(warning()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(warning()).toBeVisible();
  });

  test.each([
    ['Late work', 'refused', 'percent'],
    ['Show answers and marks', 'returned', 'due'],
  ])('are warned of no longer where “%s” is “%s”', async (label, safe, unsafe) => {
    open();
    await user.type(screen.getByLabelText('Due date'), '2090-01-31T18:00');
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await choose(label, safe);
    expect(warning()).toBeNull();
    await choose(label, unsafe);
    expect(warning()).toBeVisible();
  });
});

test('the late rule names what its percent are of: all points reached, whenever', async () => {
  expect(lateSaid('percent', 10)).toMatch(
    /^Each day late takes 10 % off all points reached in the/,
  );
  open();
  await choose('Late work', 'percent');
  expect(screen.getByLabelText(/^Percent of all points reached in the assignment/)).toBeVisible();
});

test('before the opening date learners see title and dates, in the form and in the guide', () => {
  open();
  expect(screen.getByLabelText('Opening date')).toHaveAccessibleDescription(
    /learners see only the title and the dates/,
  );
  const { container } = render(<Teach />);
  expect(container).toHaveTextContent('before which learners see only its title and dates');
  // The form says so too.
  expect(container).toHaveTextContent('You can change everything at any time, the parts too');
});
