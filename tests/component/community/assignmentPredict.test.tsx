/** Writing a prediction: the step, the sheet and the line are chosen, the answer is worked out from the board. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { encodeLink } from '@/events/log/link';
import { fileTextOf } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { giveAssignment, scenarioToAssign } from '@/src/contract/classroom';
import { notingServer } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

/** The rules are fetched first, which takes a while on a machine that does much else. */
const SLOW = { timeout: 15_000 };

const user = userEvent.setup();
const server = notingServer(/\/api\/(classes|assignments)/);
const { asked } = server;

beforeAll(async () => {
  await import('@/src/community/classroom/assignments/parts/workSteps');
}, 60_000);
afterEach(() => {
  localStorage.clear();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const LESSONS = [
  {
    ...{ id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] },
    way: '/lectures/fundamentals/deposit-transfers#board',
  },
] as const;

const pay = (from: number, to: number, amount: number) =>
  ({ type: 'transfer', from, fromBank: 0, to, toBank: 0, amount }) as const;

const PAYMENTS: Log = {
  ...{ world: 'banking', lesson: 2 },
  events: [pay(1, 2, 700), pay(2, 1, 250)],
};

const open = () =>
  render(<AssignForm classId="abc" memberId="me" lessons={LESSONS} first={LESSONS[0]} />);
const answer = () => screen.getByText(/^The right answer:/);

/** Adds a prediction to an assignment on lesson 2, and gives its board the two payments as a model. */
async function withPayments(): Promise<void> {
  open();
  await press('Prediction');
  await user.click(screen.getByRole('radio', { name: 'Link' }));
  await user.click(screen.getByRole('textbox', { name: 'Link' }));
  await user.paste(`https://example.org/lectures#log=${encodeLink(PAYMENTS)}`);
  await screen.findByLabelText('Step', {}, SLOW);
}

describe('a prediction', () => {
  test('is about a board, which it asks for where there is none', async () => {
    open();
    await press('Prediction');
    await press('Remove part 1');
    expect(screen.getByText(/^Add a board first/)).toBeVisible();
    await press('Create the assignment');
    const alert = await screen.findByText('Choose the steps that this prediction is about.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(asked).toEqual([]);
  });

  test('takes the steps of the lesson’s text at a press, or those that this browser keeps', async () => {
    open();
    await press('Prediction');
    expect(screen.getByRole('link', { name: 'Play it in a new tab' })).toHaveAttribute(
      'href',
      '/lectures/fundamentals/deposit-transfers#board',
    );
    await press('What I did on it in this browser');
    expect(screen.getByRole('radio', { name: 'This browser' })).toBeChecked();
    expect(
      await screen.findByText('This browser keeps no step of lesson 2 yet.', {}, SLOW),
    ).toBeVisible();
    await press('The steps in the lesson’s text');
    const step = await screen.findByLabelText('Step', {}, SLOW);
    expect(within(step).getAllByRole('option')[0]).toHaveTextContent(/^1\. /);
    expect(screen.getByRole('radio', { name: 'The lesson’s text' })).toBeChecked();
  });

  test('is chosen by step, sheet and line, and its answer worked out', async () => {
    await withPayments();
    const step = screen.getByLabelText('Step');
    expect(
      within(step)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^1\. Customer 1 pays Customer 2 \$7\./),
      expect.stringMatching(/^2\. Customer 2 pays Customer 1 \$2\.50\./),
    ]);
    const sheets = within(screen.getByLabelText('Whose balance sheet')).getAllByRole('option');
    expect(sheets.map(({ textContent }) => textContent)).toEqual([
      'Bank 1 *',
      'Customer 1 *',
      'Customer 2 *',
    ]);
    // What the step changes is chosen by itself.
    expect(screen.getByLabelText('Line')).toHaveDisplayValue(
      'Customer Deposits: Customer 1: $100 → $93',
    );
    expect(answer()).toHaveTextContent('The right answer: It shrinks');
    await user.selectOptions(screen.getByLabelText('Whose balance sheet'), 'Customer 1 *');
    await user.selectOptions(screen.getByLabelText('Line'), 'Cash: stays $100');
    expect(answer()).toHaveTextContent('The right answer: It stays as it is');
    await user.selectOptions(step, '2');
    await user.selectOptions(screen.getByLabelText('Line'), 'Net worth: $193 → $195.50');
    await user.click(screen.getByRole('radio', { name: 'The amount it shows' }));
    expect(answer()).toHaveTextContent('The right answer: $195.50');
  });

  test('is shown as learners see it, without its answer', async () => {
    await withPayments();
    await user.selectOptions(screen.getByLabelText('Whose balance sheet'), 'Customer 1 *');
    await user.click(screen.getByText('See it as learners do'));
    const sheet = screen.getByRole('table', { name: /^The balance sheet of Customer 1 before/ });
    const rows = within(sheet).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('Customer Deposits: At Bank 1100');
    expect(within(sheet).queryByText('93')).toBeNull();
    expect(screen.getByText(/does “Customer Deposits: At Bank 1” grow, shrink/)).toBeVisible();
  });

  test('is sent by what was chosen, with the model of its board', async () => {
    server.answers = [giving(giveAssignment, { id: 'given' })];
    await withPayments();
    await user.selectOptions(screen.getByLabelText('Step'), '2');
    await user.selectOptions(screen.getByLabelText('Whose balance sheet'), 'Customer 2 *');
    await user.click(screen.getByRole('radio', { name: 'The amount it shows' }));
    const points = screen.getByLabelText('Points');
    await user.clear(points);
    await user.type(points, 'three');
    await press('Create the assignment');
    expect(points).toHaveAccessibleDescription('Write whole points, from 0 to 100.');
    expect(asked).toEqual([]);
    await user.clear(points);
    await user.type(points, '3');
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[0]?.[1]).toMatchObject({
      parts: [
        { id: '1', kind: 'board', model: fileTextOf(PAYMENTS) },
        {
          ...{ id: '2', kind: 'predict', prompt: 'Think it through before you answer.', points: 3 },
          ...{ about: '1', of: 'model', step: 2, party: 2, line: 'account-1-asset' },
          asks: 'amount',
        },
      ],
    });
    expect(JSON.stringify(asked[0])).not.toContain('right');
  });

  test('is about the steps of a scenario by themselves, on the board that is chosen', async () => {
    server.answers = [
      giving(scenarioToAssign, {
        ...{ title: 'A run', board: 'lesson 2', lesson: 2, tasks: [] },
        start: fileTextOf(PAYMENTS),
      }),
      giving(giveAssignment, { id: 'given' }),
    ];
    open();
    await press('Board');
    await press('Prediction');
    const second = within(screen.getByRole('region', { name: 'Part 2' }));
    await user.click(second.getByRole('radio', { name: 'A shared scenario' }));
    await user.type(second.getByLabelText('Address of the scenario'), 'xyz');
    await user.click(second.getByRole('button', { name: 'Look it up' }));
    await second.findByText(/^“A run”, played in/);
    const third = within(screen.getByRole('region', { name: 'Part 3' }));
    await third.findByRole('option', { name: '2. A run' }, SLOW);
    await user.selectOptions(third.getByLabelText('Board'), '2. A run');
    await third.findByLabelText('Step', {}, SLOW);
    await press('Create the assignment');
    await waitFor(() => expect(router.push).toHaveBeenCalledOnce());
    expect(asked[1]?.[1]).toMatchObject({
      parts: [{ id: '1' }, { id: '2' }, { id: '3', about: '2', of: 'start', step: 1 }],
    });
  });
});
