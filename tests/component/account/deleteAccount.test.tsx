/** Deleting one’s account, and what is said on the page after it. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeleteAccount } from '@/src/account/profile/DeleteAccount';
import { SignOutPage } from '@/src/account/signin/SignOutPage';
import { accountEndpoints } from '../../helpers/accounts/accountEndpoints';
import { authServer, RIGHT } from '../../helpers/accounts/authServer';
import { standAt } from '../../helpers/accounts/sessionPage';

vi.mock('@/src/server/auth/pageVisitor', () => ({ pageMember: async () => null }));

const server = authServer();
const { sent, sentJson, answers, forget } = accountEndpoints(server);

beforeAll(() => server.start());
beforeEach(() => {
  forget();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.reset();
});
afterAll(() => server.stop());

describe('deleting the account', () => {
  const openDialog = async (hasPassword: boolean) => {
    const location = standAt('/community/profile');
    render(<DeleteAccount hasPassword={hasPassword} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    return { location, dialog: within(await screen.findByRole('dialog')) };
  };

  /** The page that one is led to; nobody is signed in there. */
  const arriveAtNext = async () => {
    cleanup();
    render(await SignOutPage());
    expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  };
  const LEFT = '/registration/signout';
  const SAID = 'Your account is deleted, with everything that belonged to it.';

  test('says what goes, asks for the password, and leaves for a page that says it once', async () => {
    answers({ deleted: true });
    const { location, dialog } = await openDialog(true);
    expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    const forGood = dialog.getByRole('button', { name: 'Delete my account for good' });
    expect(forGood.className).toContain('variant-danger');
    await userEvent.click(forGood);
    expect(sent()).toEqual([]);
    const password = dialog.getByLabelText('Your password');
    expect(password).toHaveFocus();
    await userEvent.type(password, `${RIGHT.password}{Enter}`);
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(LEFT));
    expect(sentJson()).toEqual([['DELETE', '/api/account', { password: RIGHT.password }]]);
    await arriveAtNext();
    expect(screen.getByRole('status')).toHaveTextContent(SAID);
    expect(screen.getByRole('status')).toHaveFocus();
    await arriveAtNext();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('can be thought better of', async () => {
    answers({ deleted: true });
    const { location, dialog } = await openDialog(true);
    await userEvent.type(dialog.getByLabelText('Your password'), RIGHT.password);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    expect(location.assign).not.toHaveBeenCalled();
  });

  test('asks whoever has none for a word', async () => {
    answers({ deleted: true });
    const { location, dialog } = await openDialog(false);
    const word = dialog.getByLabelText('Type “delete” to confirm');
    await userEvent.type(word, 'yes{Enter}');
    expect(word).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(word);
    await userEvent.type(word, 'Delete{Enter}');
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(LEFT));
    expect(sentJson()).toEqual([['DELETE', '/api/account', { confirm: 'delete' }]]);
  });

  test('happens also where the browser keeps nothing; then the next page does not say it', async () => {
    answers({ deleted: true });
    vi.stubGlobal('sessionStorage', undefined);
    const { location, dialog } = await openDialog(true);
    await userEvent.type(dialog.getByLabelText('Your password'), `${RIGHT.password}{Enter}`);
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith(LEFT));
    await arriveAtNext();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('whose answer is lost may have happened; then nobody is asked to sign in again', async () => {
    server.network.use(http.delete('*/api/account', () => HttpResponse.error()));
    const { dialog } = await openDialog(true);
    await userEvent.type(dialog.getByLabelText('Your password'), `${RIGHT.password}{Enter}`);
    expect(await dialog.findByText(/It may have done this all the same/)).toHaveFocus();
    answers({ error: 'Sign in to do this.' }, 401);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account for good' }));
    expect(await dialog.findByText(/^Nobody is signed in here any more/)).toHaveFocus();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  test('does not happen where the server refuses', async () => {
    answers({ error: 'The password is not right. Nothing was deleted.' }, 403);
    const { location, dialog } = await openDialog(true);
    await userEvent.type(dialog.getByLabelText('Your password'), 'guessed{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^The password is not right/);
    expect(location.assign).not.toHaveBeenCalled();
  });
});
