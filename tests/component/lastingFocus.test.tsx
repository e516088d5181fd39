/** What a press takes away, or makes quiet, does not take the focus with it. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useLastingFocus } from '@/src/board/player/useLastingFocus';
import { IconButton } from '@/src/ui/button';

/** A board whose notice goes when it is answered. */
function Notified() {
  const board = useRef<HTMLElement>(null);
  const [isAnswered, setAnswered] = useState(false);
  useLastingFocus(board);
  return (
    <>
      <section aria-label="Board" ref={board}>
        {!isAnswered && (
          <button type="button" onClick={() => setAnswered(true)}>
            Undo
          </button>
        )}
        <button type="button">Play</button>
      </section>
      <button type="button" onClick={() => setAnswered(true)}>
        Elsewhere
      </button>
    </>
  );
}

test('the board has the focus once the button that had it is gone', async () => {
  const user = userEvent.setup();
  render(<Notified />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Board' })).toHaveFocus();
});

test('what has the focus elsewhere keeps it', async () => {
  const user = userEvent.setup();
  render(<Notified />);
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('an icon button that goes quiet under the focus keeps it, and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const button = (isQuiet: boolean) => (
    <IconButton label="Step forward" disabled={isQuiet} onClick={onClick}>
      →
    </IconButton>
  );
  const { rerender } = render(button(false));
  await user.tab();
  await user.keyboard('{Enter}');
  rerender(button(true));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Step forward' })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).toHaveBeenCalledOnce();
});
