/** A companion beside a board under test, and its tabs. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Companion } from '@/src/board/companion/Companion';

/** Draws the board with a companion beside it. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <Companion name="Details" hasTasks>
      {children}
    </Companion>
  );
}

/** Opens a tab of the companion. */
export async function lookAt(tab: 'Tasks' | 'Steps' | 'Explore'): Promise<void> {
  await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
}
