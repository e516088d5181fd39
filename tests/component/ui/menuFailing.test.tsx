import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from '@/src/ui/overlays/menu';

vi.mock('@/src/ui/overlays/menuList', () => {
  throw new Error('offline');
});

test('a menu whose list cannot be fetched says so where it was asked for, and only then', async () => {
  const user = userEvent.setup();
  render(<Menu label="More" trigger="…" items={[{ label: 'Share', onSelect: vi.fn() }]} />);
  const button = screen.getByRole('button', { name: 'More' });
  await user.hover(button);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
