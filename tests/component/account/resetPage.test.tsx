/** A link that sets no password says so before somebody thinks of one. */
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ResetPage } from '@/src/account/signin/ResetPage';

vi.mock('@/src/server/database/database', () => ({ database: async () => null }));
vi.mock('@/src/server/account/resetPassword', () => ({ LINK_OVER: 'This link was used already.' }));
vi.mock('@/src/server/account/mailToken', () => ({
  holderOfToken: async (_: unknown, token: string, purpose: string) =>
    token === 'good' && purpose === 'reset' ? { userId: 'ann', passwordHash: null } : null,
}));

const open = async (query: { readonly token?: string }) =>
  render(await ResetPage({ searchParams: Promise.resolve(query) }));

const another = () => screen.getByRole('link', { name: 'Ask for another link' });

test('a link that works has the field for a password', async () => {
  await open({ token: 'good' });
  expect(screen.getByLabelText('New password')).toBeVisible();
  expect(another()).toBeVisible();
});

test.each([
  [{ token: 'used' }, 'This link was used already.'],
  [{}, /^This address is not whole/],
])('%j has none, and says why', async (query, sentence) => {
  await open(query);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(another()).toBeVisible();
});
