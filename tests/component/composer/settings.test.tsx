import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { MAX_NOTE_LENGTH } from '@/events/world/fields';
import { note } from '../../helpers/cursors';
import { PlayedPanel } from '../../helpers/PlayedPanel';

function open(lesson: number, before: readonly BankingEvent[] = []) {
  const onAct = vi.fn();
  render(<PlayedPanel lesson={lesson} before={before} onAct={onAct} selected={1} />);
  fireEvent.click(screen.getByText('Settings and notes'));
  return { onAct, user: userEvent.setup() };
}

const slider = (name: string) => screen.getByRole('slider', { name: new RegExp(`^${name}`) });
const field = (name: string) => screen.getByRole('textbox', { name });

test('are folded away, over the sheets when they open', () => {
  render(<PlayedPanel lesson={5} onAct={() => {}} selected={1} />);
  expect(screen.getByText('Settings and notes').closest('details')?.open).toBe(false);
});

test('give the place its name only where the board has some', () => {
  const { rerender } = render(<PlayedPanel key={2} lesson={2} onAct={() => {}} selected={1} />);
  expect(screen.getByText('Settings and notes')).toBeVisible();
  rerender(<PlayedPanel key={38} lesson={38} onAct={() => {}} selected={1} />);
  expect(screen.queryByText('Settings and notes')).toBeNull();
  const place = screen.getByText('Pin a note').closest('details');
  expect([...(place?.querySelectorAll('input') ?? [])]).toEqual([field('Note')]);
});

/** The button beside a field. */
function buttonBy(input: HTMLElement): HTMLElement {
  const form = input.closest('form');
  if (!form) throw new Error('the field is in no form');
  return within(form).getByRole('button', { name: /^(Set|Pin)$/ });
}

function drag(input: HTMLElement, ...values: readonly number[]): void {
  fireEvent.pointerDown(input);
  for (const value of values) fireEvent.change(input, { target: { value: String(value) } });
  fireEvent.pointerUp(input);
}

describe('a slider', () => {
  test('writes one event a drag, when it is let go', () => {
    const { onAct } = open(2);
    const overdraft = slider('Overdraft limit');
    fireEvent.pointerDown(overdraft);
    for (const value of [1000, 2000, 3000]) fireEvent.change(overdraft, { target: { value } });
    expect(onAct).not.toHaveBeenCalled();
    expect(overdraft).toHaveAttribute('aria-valuetext', '$30');
    expect(screen.getByText('$30')).toBeVisible();
    fireEvent.pointerUp(overdraft);
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setOverdraft', value: 3000 });
    fireEvent.blur(overdraft);
    expect(onAct).toHaveBeenCalledOnce();
  });

  test('writes what a drag came to that the browser took over to scroll the page', () => {
    const { onAct } = open(2);
    const overdraft = slider('Overdraft limit');
    fireEvent.pointerDown(overdraft);
    fireEvent.change(overdraft, { target: { value: 3000 } });
    fireEvent.pointerCancel(overdraft);
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setOverdraft', value: 3000 });
  });

  test('writes none where it comes back to where it was', () => {
    const { onAct } = open(2);
    drag(slider('Reserve requirement'), 2500, 0);
    expect(onAct).not.toHaveBeenCalled();
  });

  test('writes one for keys that follow one another, once they rest or the slider is left', async () => {
    const { onAct } = open(2);
    const rate = slider('Interest rate');
    const press = (...values: readonly number[]) => {
      for (const value of values) {
        fireEvent.keyDown(rate, { key: 'ArrowRight' });
        fireEvent.change(rate, { target: { value } });
        fireEvent.keyUp(rate, { key: 'ArrowRight' });
      }
    };
    press(25, 50);
    expect(onAct).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onAct).toHaveBeenCalledOnce(), { timeout: 5000 });
    // What the event changed is drawn before the next key is pressed, as it is for a person.
    await act(async () => {});
    expect(rate).toHaveAttribute('aria-valuetext', '0.50 %');
    press(75);
    fireEvent.blur(rate);
    expect(onAct.mock.calls).toEqual([
      [{ type: 'setInterestRate', value: 50 }],
      [{ type: 'setInterestRate', value: 75 }],
    ]);
  });

  test('follows the round that is shown', () => {
    open(2, [
      { type: 'deposit', customer: 1, bank: 0, amount: 100 },
      { type: 'setReserveRequirement', value: 2000 },
    ]);
    expect(slider('Reserve requirement')).toHaveValue('2000');
    fireEvent.click(screen.getByRole('button', { name: 'Go to 0' }));
    expect(slider('Reserve requirement')).toHaveValue('0');
  });

  test('reaches as far as the setting does', () => {
    open(2, [{ type: 'setOverdraft', value: 20_000 }]);
    expect(slider('Overdraft limit')).toHaveValue('20000');
    expect(slider('Overdraft limit')).toHaveAttribute('max', '20000');
  });
});

describe('a rule', () => {
  test('is an exact figure, of any size', async () => {
    const { onAct, user } = open(10);
    const overdraft = field('Overdraft limit');
    expect(overdraft).toHaveValue('0');
    expect(buttonBy(overdraft)).toHaveAttribute('aria-disabled', 'true');
    await user.clear(overdraft);
    await user.type(overdraft, '250000.50');
    await user.click(buttonBy(overdraft));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setOverdraft', value: 25_000_050 });
    expect(overdraft).toHaveValue('250,000.50');
    expect(screen.getByText('Overdraft limit is now $250,000.50.')).toBeVisible();
    await user.type(overdraft, '1');
    expect(screen.queryByText(/Overdraft limit is now/)).not.toBeInTheDocument();
    await user.clear(overdraft);
    await user.type(overdraft, '250000.50');
    expect(buttonBy(overdraft)).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['101', 'lots', '-1', '5.255', ''])('refuses %o and keeps it', async (typed) => {
    const { onAct, user } = open(10);
    const requirement = field('Reserve requirement');
    await user.clear(requirement);
    if (typed !== '') await user.type(requirement, typed);
    await user.type(requirement, '{Enter}');
    expect(requirement).toHaveValue(typed);
    expect(requirement).toHaveAttribute('aria-invalid', 'true');
    expect(requirement).toHaveAccessibleDescription(/set a figure from 0\s% to 100\s%/);
    expect(buttonBy(requirement)).toHaveAttribute('aria-disabled', 'true');
    expect(onAct).not.toHaveBeenCalled();
  });

  test('goes up and down by steps, by button and by arrow key, and is set when it is said so', async () => {
    const { onAct, user } = open(3);
    const overdraft = field('Overdraft limit');
    await user.click(screen.getByRole('button', { name: 'Overdraft limit: more' }));
    await user.type(overdraft, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(overdraft).toHaveValue('2');
    expect(onAct).not.toHaveBeenCalled();
    await user.click(buttonBy(overdraft));
    expect(onAct).toHaveBeenCalledExactlyOnceWith({ type: 'setOverdraft', value: 200 });
    await user.type(overdraft, '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(overdraft).toHaveValue('0');
    expect(screen.getByRole('button', { name: 'Overdraft limit: less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('stops at 100 %', async () => {
    const { user } = open(10);
    const requirement = field('Reserve requirement');
    await user.clear(requirement);
    await user.type(requirement, '100{ArrowUp}');
    expect(requirement).toHaveValue('100');
    expect(screen.getByRole('button', { name: 'Reserve requirement: more' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('takes 100 % by the key Enter', async () => {
    const { onAct, user } = open(10);
    await user.clear(field('Reserve requirement'));
    await user.type(field('Reserve requirement'), '100 %{Enter}');
    const event = { type: 'setReserveRequirement', value: 10_000 };
    expect(onAct).toHaveBeenCalledExactlyOnceWith(event);
    expect(field('Reserve requirement')).toHaveValue('100');
  });
});

describe('a note', () => {
  test('is pinned, and its field emptied', async () => {
    const { onAct, user } = open(2);
    expect(buttonBy(field('Note'))).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Note'), '  Nothing left the bank. ');
    await user.click(buttonBy(field('Note')));
    expect(onAct).toHaveBeenCalledExactlyOnceWith(note('Nothing left the bank.'));
    expect(field('Note')).toHaveValue('');
    expect(buttonBy(field('Note'))).toHaveAttribute('aria-disabled', 'true');
  });

  test('may be as long as it may, and says what is left near the end', async () => {
    const { onAct, user } = open(2);
    const paste = async (text: string) => {
      await user.clear(field('Note'));
      await user.click(field('Note'));
      await user.paste(text);
    };
    await paste('x'.repeat(MAX_NOTE_LENGTH - 60));
    expect(field('Note')).not.toHaveAccessibleDescription();
    await paste('x'.repeat(MAX_NOTE_LENGTH - 59));
    expect(field('Note')).toHaveAccessibleDescription('59 characters left');
    await paste('x'.repeat(MAX_NOTE_LENGTH - 1));
    expect(field('Note')).toHaveAccessibleDescription('1 character left');
    await paste('😀'.repeat(MAX_NOTE_LENGTH));
    expect(field('Note')).toHaveAccessibleDescription('0 characters left');
    expect(buttonBy(field('Note'))).not.toHaveAttribute('aria-disabled');
    await paste('x'.repeat(MAX_NOTE_LENGTH + 1));
    expect(field('Note')).toHaveAccessibleDescription(
      'Note: 281 characters is too long; use 280 or fewer.',
    );
    expect(field('Note')).toHaveAttribute('aria-invalid', 'true');
    expect(buttonBy(field('Note'))).toHaveAttribute('aria-disabled', 'true');
    await user.type(field('Note'), '{Enter}');
    expect(onAct).not.toHaveBeenCalled();
  });

  test('is not pinned where it says nothing', async () => {
    const { onAct, user } = open(2);
    await user.type(field('Note'), '   {Enter}');
    expect(field('Note')).toHaveAccessibleDescription('Note: write at least one word.');
    expect(onAct).not.toHaveBeenCalled();
  });
});
