/** What is wrong with an assignment is said of all its parts at once, and counted; title and instructions come first. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { notingServer } from '../../helpers/accounts/notingServer';

const user = userEvent.setup();
const { asked } = notingServer(/\/api\/classes/);

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };

afterEach(() => {
  localStorage.clear();
});

const open = () =>
  render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);

const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('all parts say what is wrong with them at one press, which goes to the first', async () => {
  open();
  await user.clear(screen.getByLabelText('Points of task 1'));
  await press('Choice');
  await press('Number');
  await press('Answer in words');
  await press('Create the assignment');
  expect(await screen.findByText('6 things to mend.')).toBeVisible();
  const questions = screen.getAllByLabelText('Question');
  for (const question of questions) expect(question).toBeInvalid();
  expect(screen.getByText('Write every answer.')).toBeVisible();
  expect(screen.getByLabelText('Right answer')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Points of task 1')).toHaveFocus());
  await user.type(screen.getByLabelText('Points of task 1'), '2');
  expect(screen.queryByText(/to mend\.$/)).toBeNull();
  // What is wrong with the words is counted with it.
  await user.clear(screen.getByLabelText('Title'));
  await press('Create the assignment');
  expect(await screen.findByText('6 things to mend.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('two answers that say the same are refused, and gone to', async () => {
  open();
  await press('Choice');
  await user.type(screen.getByLabelText('Question'), 'Which?');
  await user.type(screen.getByLabelText('Answer 1'), 'Loans');
  await user.type(screen.getByLabelText('Answer 2'), ' Loans');
  await user.click(screen.getByRole('checkbox', { name: /^Right.*answer 1/ }));
  await press('Create the assignment');
  const said = await screen.findByText('Answer 2 says the same as answer 1.');
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getByText('1 thing to mend.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('title and instructions stand over the parts, and dates and marks under them', async () => {
  open();
  await press('Choice');
  const order = [
    screen.getByLabelText('Title'),
    screen.getByLabelText('Instructions'),
    screen.getByRole('heading', { level: 2, name: 'Parts' }),
    screen.getByRole('heading', { level: 3, name: 'Part 1: the board' }),
    screen.getByRole('heading', { level: 3, name: 'Part 2: a choice' }),
    screen.getByRole('heading', { level: 2, name: 'Dates' }),
    screen.getByLabelText('Due date'),
    screen.getByRole('heading', { level: 2, name: 'Marks' }),
    screen.getByRole('button', { name: 'Create the assignment' }),
  ];
  for (const [index, element] of order.slice(1).entries()) {
    const before = order[index];
    expect(before?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
