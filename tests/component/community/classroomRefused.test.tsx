/** What forms of the classroom show where the server refuses, and the code of a class on a wall. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkCode } from '@/src/board/share/qrMatrix';
import { ConfirmButton } from '@/src/community/ConfirmButton';
import { AssignForm } from '@/src/community/classroom/assignments/AssignForm';
import { MakeClass } from '@/src/community/classroom/classes/MakeClass';
import { JoinButton } from '@/src/community/classroom/joining/JoinButton';
import { JoinCode } from '@/src/community/classroom/joining/JoinCode';
import { authServer } from '../../helpers/accounts/authServer';

const user = userEvent.setup();
const server = authServer();

/** What is answered to everything. */
let refusal = { error: '', field: '', status: 401 };

beforeAll(() => server.start());
beforeEach(() => {
  server.network.use(
    http.all(/\/api\/(classes|assignments|join)/, () => {
      const { status, ...body } = refusal;
      return HttpResponse.json(body, { status });
    }),
  );
});
afterEach(() => server.reset());
afterEach(() => localStorage.clear());
afterAll(() => server.stop());

const press = (name: string) => user.click(screen.getByRole('button', { name }));

const LESSON = { id: 2, title: 'Deposit Transfers', lecture: 'Fundamentals', goals: ['Pay.'] };

describe('whoever was signed out meanwhile', () => {
  beforeEach(() => {
    refusal = { error: 'Sign in to do this.', field: '', status: 401 };
  });

  const cases: readonly (readonly [string, ReactNode, () => Promise<void>])[] = [
    [
      'a class is made',
      <MakeClass key="make" />,
      () => user.type(screen.getByLabelText('Name of the class'), 'Money{Enter}'),
    ],
    ['a class is joined', <JoinButton key="join" code="x" />, () => press('Join the class')],
    [
      'something is deleted',
      <ConfirmButton
        key="delete"
        label="Delete"
        title="Delete it?"
        what="It goes."
        act="Yes, delete"
        busy="Deleting …"
        command={{ does: 'deleteClass', params: { id: 'abc' } }}
      />,
      async () => {
        await press('Delete');
        await press('Yes, delete');
      },
    ],
    [
      'an assignment is given',
      <AssignForm key="assign" classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />,
      () => press('Create the assignment'),
    ],
    [
      'a scenario is looked up',
      <AssignForm key="look" classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />,
      async () => {
        await user.click(screen.getByRole('radio', { name: 'A shared scenario' }));
        await user.type(screen.getByLabelText('Address of the scenario'), 'xyz');
        await press('Look it up');
      },
    ],
  ];

  test.each(cases)('is shown the way back in where %s', async (_, form, act) => {
    render(form);
    await act();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Sign in to do this\. .+ and try again\.$/);
    await waitFor(() => expect(alert).toHaveFocus());
    const link = within(alert).getByRole('link', { name: 'Sign in in a new tab' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^\/registration\/signin\?callbackUrl=%2F/);
  });
});

describe('a due date that has passed', () => {
  const PASSED = 'This date has passed: choose a later one, or none.';
  const due = () => screen.getByLabelText('Due date');

  beforeEach(() => {
    refusal = { error: PASSED, field: 'due', status: 422 };
  });

  test('is refused at its field, and what was typed stays', async () => {
    render(<AssignForm classId="abc" memberId="me" lessons={[LESSON]} first={LESSON} />);
    await user.type(screen.getByLabelText('Instructions'), 'Pay.');
    await user.type(due(), '2020-01-31T18:00');
    // It is for the server to say what has passed.
    expect(due()).toHaveAccessibleDescription(/^Optional\. In your time zone/);
    await press('Create the assignment');
    await waitFor(() => expect(due()).toHaveAccessibleDescription(PASSED));
    expect(due()).toBeInvalid();
    expect(due()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Instructions')).toHaveValue('Pay.');
    await user.clear(due());
    expect(due()).toBeValid();
  });
});

describe('the code of a join link', () => {
  test('is not there while nobody can join by it', () => {
    const shown = { name: 'Money', link: 'https://example.org/x', code: linkCode('x') };
    const { rerender } = render(<JoinCode {...shown} isOpen />);
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    rerender(<JoinCode {...shown} isOpen={false} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('fills the screen for a room, with the code to type, and goes again', async () => {
    const link = 'https://example.org/community/join/k7qm4-tx9p2';
    render(<JoinCode isOpen name="Money" link={link} code={linkCode(link)} />);
    await press('Show the code large');
    const stage = within(await screen.findByRole('dialog', { name: 'Join Money' }));
    expect(stage.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    expect(stage.getByText(/^Or go to example\.org\/community\/join and type/)).toBeVisible();
    expect(stage.getByText('k7qm4-tx9p2')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Show the code large');
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
