import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Avatar, initialsOf } from '@/src/ui/Avatar';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive, setOnline, showWindow, standAt } from '../../helpers/accounts/sessionPage';

const server = authServer();
let leave = () => {};

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  leave();
  server.reset();
});
afterAll(() => server.stop());

type Module = typeof import('@/src/session/SessionProvider');

interface PageProps {
  readonly useSession: Module['useSession'];
}

/** A page that shows what the provider hands it. */
function Page({ useSession }: PageProps) {
  const { status, data, update, signOut } = useSession();
  return (
    <>
      <output>{`${status} ${data?.user.name ?? 'nobody'}`}</output>
      <button type="button" onClick={() => void update()}>
        Update
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

async function drawn(options: Omit<Parameters<Module['SessionProvider']>[0], 'children'>) {
  const { SessionProvider, useSession } = await import('@/src/session/SessionProvider');
  const { unmount } = render(
    <SessionProvider {...options}>
      <Page useSession={useSession} />
    </SessionProvider>,
  );
  return { unmount, user: userEvent.setup() };
}

const shown = (words: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
const aWhile = (milliseconds = 50) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the session provider', () => {
  test('hands on a guest', async () => {
    await drawn({});
    expect(screen.getByRole('status')).toHaveTextContent('loading nobody');
    await shown('unauthenticated nobody');
    expect(server.count('session')).toBe(1);
  });

  test('hands on a member', async () => {
    server.session = ANN;
    await drawn({});
    await shown('authenticated Ann Lee');
    expect(server.count('session')).toBe(1);
  });

  test('is needed: a component outside of it fails', async () => {
    const { useSession } = await import('@/src/session/SessionProvider');
    expect(() => render(<Page useSession={useSession} />)).toThrow(
      'React Context is unavailable in Server Components',
    );
  });

  test('learns of a sign-in on the page itself, and tells other tabs', async () => {
    const { user } = await drawn({});
    await shown('unauthenticated');
    localStorage.clear();
    server.session = ANN;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await shown('authenticated Ann Lee');
    expect(localStorage.getItem('nextauth.message')).toContain('getSession');
  });

  test('is not misled by an answer that was asked for earlier', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = http.get('*/api/auth/session', () => released.then(() => HttpResponse.json({})), {
      once: true,
    });
    server.network.use(late);
    const { user } = await drawn({});
    await waitFor(() => expect(server.count('session')).toBe(1));
    server.session = ANN;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await shown('authenticated Ann Lee');
    release();
    await aWhile();
    await shown('authenticated Ann Lee');
  });

  test('signs out', async () => {
    const location = standAt('/community/profile');
    server.session = ANN;
    const { user } = await drawn({});
    await shown('authenticated');
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await shown('unauthenticated nobody');
    expect(location.assign).toHaveBeenCalledWith('/');
  });

  test('can leave the window’s coming back alone', async () => {
    server.session = ANN;
    const { unmount } = await drawn({ refetchOnWindowFocus: false });
    await shown('authenticated Ann Lee');
    await aWhile();
    const before = server.count('session');
    showWindow();
    await aWhile();
    expect(server.count('session')).toBe(before);
    unmount();
    await aWhile();
    showWindow();
    await waitFor(() => expect(server.count('session')).toBe(before + 1));
  });

  test('can ask every few seconds, and be told to spare that without a network', async () => {
    server.session = ANN;
    await drawn({ refetchInterval: 0.05, refetchWhenOffline: false });
    await shown('authenticated Ann Lee');
    server.session = { ...ANN, user: { ...ANN.user, name: 'Ann Lee-Fox' } };
    await shown('authenticated Ann Lee-Fox');
    setOnline(false);
    await aWhile(100);
    const before = server.count('session');
    await aWhile(200);
    expect(server.count('session')).toBe(before);
    setOnline(true);
    server.session = null;
    await shown('unauthenticated');
  });
});

describe('an avatar', () => {
  test.each([
    ['Ann Lee', 'AL'],
    ['ann', 'A'],
    ['  Ann   van der Lee ', 'AL'],
    ['Émile Zola', 'ÉZ'],
    ['𝒜nn', '𝒜'],
    ['', ''],
  ])('of %j has the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('shows initials where there is no picture, and where it does not arrive', () => {
    const { rerender } = render(<Avatar name="Ann Lee" image={null} />);
    const picture = () => screen.getByRole('img', { name: 'Ann Lee profile picture' });
    expect(picture()).toHaveTextContent('AL');
    rerender(<Avatar name="Ann Lee" image="/a.png" size={96} />);
    expect(picture()).toHaveAttribute('width', '96');
    fireEvent.error(picture());
    expect(picture()).toHaveTextContent('AL');
    rerender(<Avatar name="Ann Lee" image="/b.png" />);
    expect(picture()).toHaveAttribute('src', '/b.png');
  });

  test('has a name for nobody in particular', () => {
    render(<Avatar name="" image={null} />);
    expect(screen.getByRole('img', { name: 'Profile picture' })).toBeVisible();
  });
});
