/** Where the focus goes when a button goes with what it takes away. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFocusFallback } from '@/src/community/useFocusFallback';

function Taking() {
  const hasGone = useFocusFallback('list');
  return (
    <button type="button" onClick={hasGone}>
      Take it away
    </button>
  );
}

const page = (isThere: boolean) => (
  <>
    <section id="list" tabIndex={-1} aria-label="List" />
    <input aria-label="Comment" />
    {isThere && <Taking />}
  </>
);

test('what inherits the focus has it when the button goes', () => {
  const { rerender } = render(page(true));
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  rerender(page(false));
  expect(screen.getByRole('region')).toHaveFocus();
});

test('whoever has gone on to something else meanwhile stays there', () => {
  const { rerender } = render(page(true));
  screen.getByRole('button').click();
  screen.getByRole('textbox').focus();
  rerender(page(false));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a button that goes for another reason hands nothing on', () => {
  const { rerender } = render(page(true));
  screen.getByRole('button').focus();
  rerender(page(false));
  expect(screen.getByRole('region')).not.toHaveFocus();
});
