import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TextField } from '@/src/ui/field';
import { Modal } from '@/src/ui/overlays/modal';
import { Segmented } from '@/src/ui/segmented';
import { Select } from '@/src/ui/select';

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three', disabled: true },
] as const;

describe('a few choices side by side', () => {
  test('always have one chosen, which can be pressed again', async () => {
    const onChange = vi.fn();
    render(<Segmented label="Count" value="one" onChange={onChange} options={options} />);
    expect(screen.getByRole('radio', { name: 'One' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'One' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Three' }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Two' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });

  test('are chosen by the arrow keys', async () => {
    const onChange = vi.fn();
    render(<Segmented label="Count" value="one" onChange={onChange} options={options} />);
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'One' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Two' })).toHaveFocus();
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });
});

describe('a list of choices', () => {
  test('gives the value of the one that is chosen', async () => {
    const onChange = vi.fn();
    render(<Select label="Count" value="one" onChange={onChange} options={options} />);
    const select = screen.getByRole('combobox', { name: 'Count' });
    expect(select).toHaveDisplayValue('One');
    await userEvent.selectOptions(select, 'Two');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  });
});

describe('a field', () => {
  test('is described by its hint, or by what is wrong instead', () => {
    const field = { label: 'Amount', value: '', onChange: () => {}, hint: 'Up to $5' };
    const { container, rerender } = render(<TextField {...field} />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input).toHaveAccessibleDescription('Up to $5');
    expect(input).toBeValid();
    // What only helps must not talk over what has just happened on the board.
    expect(screen.getByText('Up to $5')).not.toHaveAttribute('aria-live');
    const heard = container.querySelector('[aria-live="polite"]');
    expect(heard).toBeEmptyDOMElement();
    rerender(<TextField {...field} error="Too much." />);
    expect(input).toHaveAccessibleDescription('Too much.');
    expect(input).toBeInvalid();
    expect(screen.queryByText('Up to $5')).not.toBeInTheDocument();
    expect(screen.getByText('Too much.')).toBe(heard);
    expect(heard).toHaveAttribute('aria-live', 'polite');
  });

  test('without a hint says what is wrong in a part that was there before', () => {
    const field = { label: 'Amount', value: '', onChange: () => {} };
    const { container, rerender } = render(<TextField {...field} />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    const heard = container.querySelector('[aria-live="polite"]');
    expect(heard).toBeEmptyDOMElement();
    rerender(<TextField {...field} error="Too much." />);
    expect(screen.getByText('Too much.')).toBe(heard);
    expect(heard).toHaveAttribute('aria-live', 'polite');
  });
});

/** A button that opens a dialog. */
function Opening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onOpenChange={setOpen} title="A question" description="Or two.">
        <input aria-label="Answer" />
      </Modal>
    </>
  );
}

test('what is wrong with a field is heard once by whoever is sent to it, and anew as it changes', () => {
  const field = { label: 'Name', value: '', onChange: () => {} };
  const { rerender } = render(<TextField {...field} error="Write a name." />);
  const says = screen.getByText('Write a name.');
  expect(says).toHaveAttribute('aria-live', 'polite');
  act(() => screen.getByRole('textbox', { name: 'Name' }).focus());
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Write a name.');
  expect(says).toHaveAttribute('aria-live', 'off');
  rerender(<TextField {...field} error="That name is taken." />);
  expect(screen.getByText('That name is taken.')).toHaveAttribute('aria-live', 'polite');
});

describe('a dialog', () => {
  test('is named and described, holds the focus, and gives it back', async () => {
    const user = userEvent.setup();
    render(<Opening />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'A question' });
    expect(dialog).toHaveAccessibleDescription('Or two.');
    // On the panel itself all of it would be read in one breath.
    expect(within(dialog).getByRole('heading', { name: 'A question' })).toHaveFocus();
    const stops = [];
    for (let count = 0; count < 3; count += 1) {
      await user.tab();
      stops.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(stops).toEqual(['Close', 'Answer', 'Close']);
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('is closed by its button', async () => {
    render(<Opening />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
