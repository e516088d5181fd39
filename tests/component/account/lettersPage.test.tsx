import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LettersPage } from '@/src/account/signin/LettersPage';
import { unsubscribePath } from '@/src/server/notifications/unsubscribe';

beforeEach(() => {
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of the tests');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function drawn(kind: 'news' | 'week', change: Readonly<Record<string, string>> = {}) {
  const path = await unsubscribePath('ann', kind);
  const code = path.split('/').at(-1) ?? '';
  const query = { id: 'ann', kind, code, ...change };
  render(await LettersPage({ searchParams: Promise.resolve(query) }));
  return path;
}

describe('the page that ends letters', () => {
  test('has a form of the browser’s own, which says that it comes from the page', async () => {
    const path = await drawn('news');
    const button = screen.getByRole('button', { name: 'Send me no more of them' });
    const form = button.closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', path]);
    expect([...new FormData(form ?? undefined)]).toEqual([['from', 'page']]);
    expect(screen.getByText(/once a day/)).toBeVisible();
  });

  test('names the letter, and says once it is ended how it begins again', async () => {
    await drawn('week', { done: 'yes' });
    expect(screen.getByText(/^You no longer get the weekly letter/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/community/profile#notifications');
  });

  test.each([
    ['of another member', { id: 'ben' }],
    ['of another kind', { kind: 'week' }],
    ['that is cut off', { code: '0123' }],
  ])('shows no button at an address %s', async (_, change) => {
    await drawn('news', change);
    expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
