import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Drawer } from '@/src/ui/overlays/drawer';

test('a drawer begins at its title, and Tab stops nowhere that has no name', () => {
  render(
    <Drawer open onClose={() => {}} title="Menu" closeMark="×">
      <a href="/about">About</a>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus();
  // What scrolls is a stop of its own in Firefox, unless it is taken out of the order.
  expect(screen.getByRole('link', { name: 'About' }).parentElement).toHaveAttribute(
    'tabindex',
    '-1',
  );
  expect(drawer.querySelectorAll('[tabindex="0"]:not([aria-label])')).toHaveLength(0);
});
