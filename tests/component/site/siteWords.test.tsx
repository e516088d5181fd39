/** What the first page and the header say, and what they leave out. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FEATURES } from '@/src/site/features';
import { FeatureCards } from '@/src/site/shell/FeatureCards';
import { ThemeToggle } from '@/src/site/ThemeToggle';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

test('cards on a page tell no address; in a menu they do', () => {
  const { rerender } = render(<FeatureCards />);
  const list = screen.getByRole('list');
  for (const { path } of FEATURES) if (path !== null) expect(list).not.toHaveTextContent(path);
  rerender(<FeatureCards hasPaths />);
  expect(within(list).getByText('/sandbox')).toBeVisible();
});

test('the button of the theme says what is on and what it switches to', async () => {
  render(<ThemeToggle />);
  const button = screen.getByRole('button');
  expect(button).toHaveAccessibleName('Switch to the light theme (now: same as your device)');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Switch to the dark theme (now: light)');
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Use the theme of your device (now: dark)');
});
