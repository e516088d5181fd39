import { act, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANN, authServer } from '../../helpers/accounts/authServer';
import { arrive, showWindow } from '../../helpers/accounts/sessionPage';

const server = authServer();
let leave = () => {};

beforeAll(() => server.start());
beforeEach(() => {
  leave = arrive();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  leave();
  server.reset();
});
afterAll(() => server.stop());

async function drawn() {
  const { AccountControl } = await import('@/src/session/AccountControl');
  return render(<AccountControl className="site-account" />);
}

const bell = (name: string) => screen.findByRole('link', { name });
const questions = () => server.count('/api/notifications');

describe('the bell', () => {
  test('says how much is unread, to eyes and ears, and leads to it', async () => {
    server.session = ANN;
    server.unread = 3;
    await drawn();
    const link = await bell('Notifications, 3 unread');
    expect(link).toHaveAttribute('href', '/community/notifications');
    expect(link).toHaveTextContent(/^3$/);
  });

  test('says no number where nothing is unread, and no more than there is room for', async () => {
    server.session = ANN;
    await drawn();
    expect(await bell('Notifications')).toHaveTextContent(/^$/);
    const { tellUnread } = await import('@/src/session/unread');
    act(() => tellUnread(140));
    expect(await bell('Notifications, 140 unread')).toHaveTextContent(/^99\+$/);
  });

  test('is not there for a guest, for whom nothing is asked', async () => {
    await drawn();
    await screen.findByRole('link', { name: 'Sign in' });
    expect(screen.queryByRole('link', { name: /Notifications/ })).not.toBeInTheDocument();
    expect(questions()).toBe(0);
  });

  test('asks once for header and drawer, and not again when the page is merely looked at', async () => {
    server.session = ANN;
    await drawn();
    await drawn();
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: 'Notifications' })).toHaveLength(2),
    );
    showWindow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(questions()).toBe(1);
  });

  test('asks again no sooner than a minute after, while somebody looks', async () => {
    server.session = ANN;
    await drawn();
    await bell('Notifications');
    await waitFor(() => expect(questions()).toBe(1));
    server.unread = 2;
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 59_000);
    showWindow();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    showWindow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(questions()).toBe(1);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    showWindow();
    expect(await bell('Notifications, 2 unread')).toBeVisible();
    expect(questions()).toBe(2);
  });

  test('stays as it is where the server cannot tell', async () => {
    server.session = ANN;
    server.network.use(
      http.get('*/api/notifications', () =>
        HttpResponse.json({ error: 'Not now.' }, { status: 503 }),
      ),
    );
    await drawn();
    expect(await bell('Notifications')).toBeVisible();
  });
});
