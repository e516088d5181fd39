/** The share dialog says of which line it speaks, whichever is shown, and asks only what matters. */

import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { makeMainLine } from '@/events/timeline/timeline';
import { lessonGame } from '@/src/board/session/game';
import { ShareDialog } from '@/src/board/share/ShareDialog';
import { lessonOf } from '../../helpers/boards';
import { acting, openingCursorOf, payment } from '../../helpers/cursors';

const game = lessonGame(lessonOf(2));
const PLAYED = acting(openingCursorOf(2), payment(1, 2, 1000), payment(2, 1, 250));

/** Opens the dialog of a line. */
function open({ timeline, at, leaf }: Cursor<BankingRound>): void {
  const told = { onOpenChange: vi.fn(), onFile: vi.fn(), onLate: vi.fn() };
  const books = { game, timeline, at, playing: false, send: vi.fn() };
  render(
    <ShareDialog
      open
      game={game}
      timeline={timeline}
      leaf={leaf}
      books={books}
      {...told}
      current={2}
    />,
  );
}

describe('the share dialog', () => {
  test('says which line is shared, and how far it goes', () => {
    const heading = (of: Cursor<BankingRound>) => {
      cleanup();
      open(of);
      return screen.getByRole('heading', { name: /^Share/ }).textContent;
    };
    const start = openingCursorOf(2);
    expect(heading(start)).toBe('Share this board');
    expect(heading(acting(start, payment(1, 2, 1000)))).toBe('Share this step');
    expect(heading(PLAYED)).toBe('Share these 2 steps');
    // Shown is the opening; what is shared goes on from there.
    const past = { ...PLAYED, at: PLAYED.timeline.opening };
    expect(heading(past)).toBe('Share these 2 steps');
    const branch = acting(past, payment(2, 1, 700));
    expect(heading(branch)).toBe('Share this branch: 1 step');
    expect(heading({ ...branch, leaf: PLAYED.leaf })).toBe('Share the main line: 2 steps');
    const made = { ...branch, timeline: makeMainLine(branch.timeline, branch.leaf) };
    expect(heading(made)).toBe('Share the main line: 1 step');
  });

  test('asks where it opens for what opens at a step, not for files and paper', async () => {
    open(PLAYED);
    const part = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
    const here = () => screen.queryByRole('checkbox', { name: 'Open at step 2' });
    expect(here()).toBeVisible();
    await part('Embed');
    expect(here()).toBeVisible();
    for (const other of ['File', 'Print or present']) {
      await part(other);
      expect(here()).not.toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
    }
  });
});
