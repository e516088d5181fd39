import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { NameForm } from '@/src/account/profile/NameForm';
import { OwnProgress } from '@/src/account/profile/OwnProgress';
import { PasswordForm } from '@/src/account/profile/PasswordForm';
import { SignOutElsewhere } from '@/src/account/profile/SignOutElsewhere';
import { SyncSwitch } from '@/src/account/profile/SyncSwitch';
import { ConfirmForm } from '@/src/account/signin/ConfirmForm';
import { ForgotForm } from '@/src/account/signin/ForgotForm';
import { ResetForm } from '@/src/account/signin/ResetForm';
import { tellOpened, tellRead, tellTasks } from '@/src/board/session/progress';
import { accountEndpoints } from '../../helpers/accounts/accountEndpoints';
import { authServer, RIGHT } from '../../helpers/accounts/authServer';
import { router } from '../../helpers/navigation';

vi.mock('@/src/session/refetch', () => ({ refetchSession: vi.fn(async () => {}) }));

const server = authServer();
const { sent, sentJson, answers, forget } = accountEndpoints(server);

beforeAll(() => server.start());
beforeEach(() => {
  forget();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.reset();
});
afterAll(() => server.stop());

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const next = 'quite another phrase';

describe('the name', () => {
  test('is saved, and everything that shows it is told', async () => {
    answers({ name: 'Ann', syncsProgress: false });
    render(<NameForm name="Ann Lee" />);
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Ann{Enter}');
    expect(await screen.findByText('Your name is Ann now.')).toBeVisible();
    expect(sentJson()).toEqual([['PATCH', '/api/account', { name: 'Ann' }]]);
    await waitFor(() => expect(router.refresh).toHaveBeenCalledOnce());
  });

  test('must be one', async () => {
    answers({});
    render(<NameForm name="Ann Lee" />);
    await userEvent.clear(field('Name'));
    await userEvent.click(button('Save the name'));
    expect(field('Name')).toHaveAccessibleDescription(/^Write a name/);
    await userEvent.type(field('Name'), 'x'.repeat(61));
    await userEvent.click(button('Save the name'));
    expect(field('Name')).toHaveAccessibleDescription('A name has at most 60 characters.');
    expect(sent()).toEqual([]);
  });
});

describe('the password', () => {
  const fill = async () => {
    await userEvent.type(field('Current password'), RIGHT.password);
    await userEvent.type(field('New password'), `${next}{Enter}`);
  };

  test('is changed, and the form is empty again', async () => {
    answers({ changed: true });
    render(<PasswordForm />);
    await fill();
    // The button that had the focus went with the form.
    expect(await screen.findByText(/^Your password is changed/)).toHaveFocus();
    for (const name of ['Current password', 'New password']) expect(field(name)).toHaveValue('');
    expect(sentJson()).toEqual([
      ['PUT', '/api/account/password', { current: RIGHT.password, next }],
    ]);
  });

  test('must be another than before', async () => {
    answers({ changed: true });
    render(<PasswordForm />);
    await userEvent.type(field('Current password'), next);
    await userEvent.type(field('New password'), `${next}{Enter}`);
    expect(field('New password')).toHaveAccessibleDescription(/^This is the password you have/);
    expect(sent()).toEqual([]);
  });

  test('stays where the current one is not right, and so does what was typed', async () => {
    const wrong = 'The current password is not right. Nothing was changed.';
    answers({ error: wrong, field: 'current' }, 403);
    render(<PasswordForm />);
    await fill();
    const current = field('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription(wrong));
    expect(current).toBeInvalid();
    expect(current).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('New password')).toHaveValue(next);
    await userEvent.type(current, 'x');
    expect(current).toBeValid();
    await userEvent.click(button('Change the password'));
    await waitFor(() => expect(current).toHaveAccessibleDescription(wrong));
    expect(current).toHaveFocus();
  });
});

describe('other devices', () => {
  test('are signed out at the press of a button, which says so', async () => {
    answers({ ended: true });
    render(<SignOutElsewhere />);
    await userEvent.click(button('Sign out everywhere else'));
    expect(await screen.findByText('You are signed out everywhere but here.')).toBeVisible();
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/account/sessions' }]);
  });

  test('stay signed in where the server refuses', async () => {
    answers({ error: 'Sign in to do this.' }, 401);
    render(<SignOutElsewhere />);
    await userEvent.click(button('Sign out everywhere else'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in to do this.');
    expect(screen.getByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
    expect(screen.queryByText('You are signed out everywhere but here.')).toBeNull();
  });
});

describe('links in mail', () => {
  test('are asked for without telling whether there is an account', async () => {
    answers({ sent: true }, 202);
    render(<ForgotForm />);
    await userEvent.type(field('E-mail address'), `${RIGHT.email}{Enter}`);
    expect(await screen.findByRole('status')).toHaveTextContent(
      `If ${RIGHT.email} has an account here, a link is on its way.`,
    );
    expect(sentJson()).toEqual([['POST', '/api/account/reset', { email: RIGHT.email }]]);
  });

  test('set a new password', async () => {
    answers({ reset: true });
    render(<ResetForm token="a-token" />);
    await userEvent.type(field('New password'), `${next}{Enter}`);
    expect(await screen.findByRole('status')).toHaveTextContent('Your new password is set.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/registration/signin',
    );
    expect(sentJson()).toEqual([
      ['PUT', '/api/account/reset', { token: 'a-token', password: next }],
    ]);
  });

  test('confirm an address with the password it was signed up with, and not before', async () => {
    answers({ confirmed: true });
    render(<ConfirmForm token="a-token" />);
    await userEvent.click(button('Confirm my address'));
    expect(sent()).toEqual([]);
    await userEvent.type(field('Password'), next);
    await userEvent.click(button('Confirm my address'));
    expect(await screen.findByRole('status')).toHaveTextContent('Your address is confirmed.');
    expect(sentJson()).toEqual([
      ['POST', '/api/account/confirm', { token: 'a-token', password: next }],
    ]);
  });

  test('that were used say so, with the way on', async () => {
    answers({ error: 'This link was used already, or is older than 24 hours.' }, 410);
    render(<ConfirmForm token="a-token" />);
    await userEvent.type(field('Password'), next);
    await userEvent.click(button('Confirm my address'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link was used already/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/registration/forgot');
  });
});

describe('progress', () => {
  const lectures = [
    {
      title: 'Fundamentals',
      lessons: [
        { id: 1, title: 'Balance Sheets and Deposits', path: '/lectures/fundamentals/one' },
        { id: 2, title: 'Deposit Transfers', path: '/lectures/fundamentals/two' },
      ],
    },
    { title: 'Repos', lessons: [{ id: 21, title: 'Repo', path: '/lectures/repos/repo' }] },
  ];

  test('says without JavaScript that it is needed, and nothing that never ends', () => {
    const page = renderToString(<OwnProgress lectures={lectures} />);
    expect(page).toMatch(/^<noscript><p>.+ needs JavaScript\.<\/p><\/noscript>$/);
  });

  test('leads to the first lesson where nothing is begun, and else says what is done', async () => {
    const { rerender } = render(<OwnProgress lectures={lectures} />);
    expect(screen.getByRole('link', { name: 'Begin with the first one' })).toHaveAttribute(
      'href',
      '/lectures/fundamentals/one',
    );
    tellOpened(1);
    tellTasks(1, 3, 3);
    tellRead(2);
    tellTasks(2, 1, 4);
    rerender(<OwnProgress lectures={lectures} />);
    expect(await screen.findByText('1 of 3 lessons are done.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Fundamentals: 1 of 2' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Balance Sheets and Deposits · ✓ all tasks met',
      'Deposit Transfers · 1 of 4 tasks met',
    ]);
    expect(screen.queryByRole('heading', { name: /^Repos/ })).toBeNull();
  });

  test('is kept on the server by a choice, which is said and can be taken back', async () => {
    answers({ name: 'Ann', syncsProgress: true });
    render(<SyncSwitch isOn={false} />);
    const box = screen.getByRole('checkbox', { name: 'Keep my progress on the server too' });
    await userEvent.click(box);
    expect(await screen.findByText(/^Your progress is kept on the server too/)).toBeVisible();
    await userEvent.click(box);
    expect(await screen.findByText(/^Your progress is kept in this browser only/)).toBeVisible();
    expect(sentJson().map(([, , body]) => body)).toEqual([
      { syncsProgress: true },
      { syncsProgress: false },
    ]);
  });

  test('a choice that was not taken is not shown as one', async () => {
    answers({ error: 'This was done too often: try again in 2 minutes.' }, 429);
    render(<SyncSwitch isOn={false} />);
    const box = screen.getByRole('checkbox');
    await userEvent.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This was done too often/);
    expect(box).not.toBeChecked();
  });
});
