import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANN, authServer, CSRF_TOKEN } from '../../helpers/accounts/authServer';
import {
  arrive,
  hearOtherTab,
  setOnline,
  showWindow,
  standAt,
} from '../../helpers/accounts/sessionPage';

const server = authServer();
let leave = () => {};
let complaints = vi.fn();

beforeAll(() => server.start());
beforeEach(async () => {
  leave = arrive();
  // Each page that is arrived at has modules of its own, and so an address.
  const { address } = await import('../../helpers/navigation');
  address.pathname = '/lectures';
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

async function drawn() {
  const { AccountControl } = await import('@/src/session/AccountControl');
  const view = render(<AccountControl className="site-account" />);
  return { ...view, user: userEvent.setup(), control: <AccountControl className="site-account" /> };
}

const signIn = () => screen.findByRole('link', { name: 'Sign in' });
const picture = (name = 'Ann Lee') =>
  screen.findByRole('link', { name: `${name} profile picture` });
const signOut = () => screen.findByRole('button', { name: 'Sign out' });
/** Time for a question that should not be asked. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the header', () => {
  test('waits for the server in the room that it will need, also in the document', async () => {
    const { container, control } = await drawn();
    expect(container.querySelector('.site-account.account-waiting')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(renderToString(control)).toBe(
      '<span class="site-account account-waiting" aria-hidden="true"></span>',
    );
    await signIn();
    expect(container.querySelector('.account-waiting')).not.toBeInTheDocument();
  });

  test('leads a guest to the page to sign in on, and back', async () => {
    await drawn();
    expect(await signIn()).toHaveAttribute('href', '/registration/signin?callbackUrl=%2Flectures');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(server.asked.map(({ path }) => path)).toEqual(['session']);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('takes along what was typed since the page was drawn', async () => {
    await drawn();
    const link = await signIn();
    standAt('/search?q=repo market');
    link.focus();
    expect(link).toHaveAttribute(
      'href',
      '/registration/signin?callbackUrl=%2Fsearch%3Fq%3Drepo%2520market',
    );
  });

  test('shows a member the picture, which leads to the profile, and the way out', async () => {
    server.session = { ...ANN, user: { ...ANN.user, image: '/api/members/ann/picture?v=1' } };
    await drawn();
    expect(await picture()).toHaveAttribute('href', '/community/profile');
    expect(screen.getByRole('img', { name: 'Ann Lee profile picture' })).toHaveAttribute(
      'src',
      '/api/members/ann/picture?v=1',
    );
    expect(await signOut()).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(server.count('session')).toBe(1);
  });

  test('asks once for the header and the drawer together', async () => {
    const { control } = await drawn();
    render(control);
    expect(await screen.findAllByRole('link', { name: 'Sign in' })).toHaveLength(2);
    expect(server.count('session')).toBe(1);
  });
});

describe('signing out', () => {
  test('ends the session with the token, tells other tabs and goes home', async () => {
    const location = standAt('/lectures');
    server.session = ANN;
    const { user } = await drawn();
    await user.click(await signOut());
    await signIn();
    expect(server.session).toBeNull();
    const asked = server.asked.find(({ path }) => path === 'signout');
    expect(asked).toMatchObject({
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded',
    });
    expect(asked?.form.get('csrfToken')).toBe(CSRF_TOKEN);
    expect(asked?.form.get('callbackUrl')).toBe('/');
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
    expect(localStorage.getItem('nextauth.message')).toContain('signout');
  });

  test.each([
    ['the server cannot be reached', () => server.break('signout', 'network')],
    ['the server breaks', () => server.break('signout', 'text')],
    ['the token cannot be had', () => server.break('csrf', 'status')],
  ])('says so where %s, and can be tried again', async (_name, spoil) => {
    const location = standAt('/lectures');
    server.session = ANN;
    const { user } = await drawn();
    const button = await signOut();
    spoil();
    await user.click(button);
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent('You are still signed in');
    expect(button).toHaveAccessibleDescription(problem.textContent ?? '');
    expect(location.assign).not.toHaveBeenCalled();
    server.network.resetHandlers();
    await user.click(await signOut());
    await signIn();
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('a question that fails', () => {
  test.each(['network', 'status', 'text'] as const)(
    'by the %s is reported, and the reader is a guest',
    async (how) => {
      server.break('session', how);
      await drawn();
      await signIn();
      await waitFor(() => expect(server.logged).toHaveLength(1));
      expect(server.logged[0]).toMatchObject({
        level: 'error',
        code: 'CLIENT_FETCH_ERROR',
        client: 'true',
        url: '/api/auth/session',
      });
      expect(complaints.mock.lastCall?.[0]).toBe('[next-auth][error][CLIENT_FETCH_ERROR]');
    },
  );

  test('is asked again, and then may find a member', async () => {
    server.session = ANN;
    server.break('session', 'status');
    const { rerender, control } = await drawn();
    await signIn();
    server.network.resetHandlers();
    showWindow();
    await picture();
    rerender(control);
    expect(server.logged).toHaveLength(1);
  });
});

describe('a server that cannot tell who reads', () => {
  test.each(['outage', 'gateway', 'network', 'status', 'text'] as const)(
    'signs nobody out, by the %s: the member stays, and is looked for again',
    async (how) => {
      server.session = ANN;
      await drawn();
      await picture();
      server.break('session', how);
      const before = server.count('session');
      showWindow();
      await waitFor(() => expect(server.count('session')).toBeGreaterThan(before));
      await aWhile();
      await picture();
      expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
      server.network.resetHandlers();
      server.session = null;
      showWindow();
      await signIn();
    },
  );

  test.each(['outage', 'gateway'] as const)(
    'in an outage takes a reader for nobody’s guest: the room waits, and nothing is reported (%s)',
    async (how) => {
      server.session = ANN;
      server.break('session', how);
      const { container } = await drawn();
      await waitFor(() => expect(server.count('session')).toBeGreaterThan(1));
      await aWhile();
      expect(container.querySelector('.account-waiting')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
      expect(server.logged).toEqual([]);
      server.network.resetHandlers();
      showWindow();
      await picture();
    },
  );

  test('in an outage leaves a guest a guest', async () => {
    await drawn();
    await signIn();
    server.break('session', 'outage');
    showWindow();
    await waitFor(() => expect(server.count('session')).toBeGreaterThan(2));
    await aWhile();
    await signIn();
    expect(server.logged).toEqual([]);
  });
});

describe('what changed elsewhere is seen', () => {
  test.each([
    ['when the window is shown again', showWindow],
    ['when another tab says so', hearOtherTab],
  ])('%s: somebody signed in, and out', async (_name, happen) => {
    await drawn();
    await signIn();
    server.session = ANN;
    happen();
    await picture();
    server.session = { ...ANN, user: { ...ANN.user, name: 'Bo' } };
    happen();
    await picture('Bo');
    server.session = null;
    happen();
    await signIn();
    expect(server.logged).toEqual([]);
  });

  test('and a guest’s page asks no more than it must', async () => {
    await drawn();
    await signIn();
    showWindow();
    await waitFor(() => expect(server.count('session')).toBe(2));
    window.dispatchEvent(new StorageEvent('storage', { key: 'tallystick-theme' }));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    showWindow();
    await aWhile();
    expect(server.asked.map(({ path }) => path)).toEqual(['session', 'session']);
  });
});

describe('without a network', () => {
  test('nothing is asked and nothing is reported until there is one', async () => {
    server.session = ANN;
    setOnline(false);
    await drawn();
    await signIn();
    showWindow();
    await aWhile();
    expect(server.asked).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    setOnline(true);
    await picture();
  });

  test('a member stays one', async () => {
    server.session = ANN;
    await drawn();
    await picture();
    server.session = null;
    setOnline(false);
    showWindow();
    hearOtherTab();
    await aWhile();
    await picture();
    expect(server.count('session')).toBe(1);
    setOnline(true);
    showWindow();
    await signIn();
  });
});
