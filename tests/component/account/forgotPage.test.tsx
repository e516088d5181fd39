import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ForgotPage } from '@/src/account/signin/ForgotPage';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('whoever forgot the password keeps the way back to where they came from', async () => {
  const query = { callbackUrl: '/community/classes/join/k7qm4-tx9p2' };
  render(await ForgotPage({ searchParams: Promise.resolve(query) }));
  expect(links()).not.toHaveLength(0);
  for (const link of links()) {
    expect(link).toMatch(/\?callbackUrl=%2Fcommunity%2Fclasses%2Fjoin%2Fk7qm4-tx9p2$/);
  }
});

test('where nothing asked, nothing is added', async () => {
  render(await ForgotPage({ searchParams: Promise.resolve({}) }));
  expect(links()).toContain('/registration/signin');
});
