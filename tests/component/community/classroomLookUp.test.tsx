/** A scenario that is looked up for an assignment takes a while, in which the form is written on. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { scenarioToAssign } from '@/src/contract/classroom';
import { authServer } from '../../helpers/accounts/authServer';
import { giving } from '../../helpers/contract';

const user = userEvent.setup();
const server = authServer();

beforeAll(() => server.start());
// Not after each: what a form that is taken away still writes would stay for the next.
beforeEach(() => localStorage.clear());
afterAll(() => server.stop());

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };

/** Chooses a scenario and asks for it. Gives what lets the answer come. */
async function lookUp(): Promise<() => void> {
  let arrive = () => {};
  const asking = new Promise<void>((done) => {
    arrive = done;
  });
  server.network.use(
    http.get('*/api/assignments/scenario', async () => {
      await asking;
      const found = { title: 'A run', board: 'a sandbox', tasks: [], start: '' };
      return giving(scenarioToAssign, { ...found, lesson: 'sandbox' })();
    }),
  );
  render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);
  await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
  await user.type(screen.getByLabelText('Address of the scenario'), 'xyz');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  return arrive;
}

const title = () => screen.getByLabelText('Title');

test('the title that is written meanwhile stays', async () => {
  const arrive = await lookUp();
  await user.clear(title());
  await user.type(title(), 'My own');
  arrive();
  expect(await screen.findByText('“A run”, played in a sandbox.')).toBeVisible();
  expect(title()).toHaveValue('My own');
});

test('an answer that comes when a lesson was chosen after all changes nothing', async () => {
  const arrive = await lookUp();
  await user.click(screen.getByRole('radio', { name: 'A lesson' }));
  await user.click(screen.getByRole('checkbox', { name: '1. Pay.' }));
  const answered = new Promise((done) => server.network.events.on('response:mocked', done));
  arrive();
  await answered;
  // What the form does with an answer it does in the turns that follow.
  await new Promise((done) => setTimeout(done, 50));
  expect(title()).toHaveValue('Deposit Transfers');
  expect(screen.getByRole('checkbox', { name: '1. Pay.' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
  expect(screen.getByRole('button', { name: 'Look it up' })).toBeEnabled();
  expect(screen.queryByText('“A run”, played in a sandbox.')).toBeNull();
});
