/** A scenario that is looked up for an assignment takes a while, in which the form is written on. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AssignForm } from '@/src/community/classroom/AssignForm';
import { authServer } from '../helpers/authServer';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));

const user = userEvent.setup();
const server = authServer();

beforeAll(() => server.start());
afterAll(() => server.stop());

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };

test('the title that is written meanwhile stays', async () => {
  let arrive = () => {};
  const asking = new Promise<void>((done) => {
    arrive = done;
  });
  server.network.use(
    http.get('*/api/assignments/scenario', async () => {
      await asking;
      return HttpResponse.json({ title: 'A run', board: 'a sandbox', lesson: null, tasks: [] });
    }),
  );
  render(<AssignForm classId="abc" lessons={[LESSON]} first={LESSON} />);
  await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
  await user.type(screen.getByLabelText('Address of the scenario'), 'xyz');
  await user.click(screen.getByRole('button', { name: 'Look it up' }));
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'My own');
  arrive();
  expect(await screen.findByText('“A run”, played in a sandbox.')).toBeVisible();
  expect(title).toHaveValue('My own');
});
