/** A companion beside a board under test, and its tabs. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Companion } from '@/src/board/companion/Companion';

/** Draws the board with a companion beside it. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <Companion name="Details" hasTasks>
      {children}
    </Companion>
  );
}

/** Opens a tab of the companion, and waits for what stands in it: it is fetched then. */
export async function lookAt(tab: 'Tasks' | 'Steps' | 'Explore'): Promise<void> {
  const chosen = screen.getByRole('tab', { name: new RegExp(`^${tab}`) });
  await userEvent.click(chosen);
  const panel = screen.getByRole('tabpanel', { name: chosen.textContent?.trim() ?? tab });
  await waitFor(() => expect(within(panel).queryByText('One moment')).not.toBeInTheDocument());
}
