import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRepeat } from '@/src/board/player/useRepeat';
import { passTime } from '../../helpers/screen/passTime';

const button = (name: string) => screen.getByRole('button', { name });

/** A button that repeats. */
function Repeating({ action, disabled }: { action: () => void; disabled: boolean }) {
  return (
    <button type="button" disabled={disabled} {...useRepeat(action, disabled)}>
      Hold
    </button>
  );
}

describe('holding a button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const press = (held: HTMLElement) => fireEvent.pointerDown(held);

  /** Lets go as a mouse does: a click follows. */
  function letGo(held: HTMLElement) {
    fireEvent.pointerUp(held);
    fireEvent.click(held, { detail: 1 });
  }

  function hold() {
    const action = vi.fn();
    const { rerender, unmount } = render(<Repeating action={action} disabled={false} />);
    const disable = () => rerender(<Repeating action={action} disabled />);
    return { action, disable, unmount, held: button('Hold') };
  }

  test('for no time at all is one click and one step', () => {
    const { action, held } = hold();
    press(held);
    passTime(399);
    expect(action).not.toHaveBeenCalled();
    letGo(held);
    passTime(5000);
    expect(action).toHaveBeenCalledOnce();
  });

  test('repeats, and the click that ends it adds none', () => {
    const { action, held } = hold();
    press(held);
    passTime(400);
    expect(action).toHaveBeenCalledTimes(1);
    passTime(90 * 3);
    expect(action).toHaveBeenCalledTimes(4);
    letGo(held);
    passTime(5000);
    expect(action).toHaveBeenCalledTimes(4);
    press(held);
    letGo(held);
    expect(action).toHaveBeenCalledTimes(5);
  });

  test('is nothing that a key does: each press of it is one step', () => {
    const { action, held } = hold();
    press(held);
    passTime(400);
    fireEvent.pointerUp(window);
    fireEvent.click(held, { detail: 0 });
    fireEvent.click(held, { detail: 0 });
    expect(action).toHaveBeenCalledTimes(3);
  });

  test.each(['pointerUp', 'pointerCancel'] as const)('ends with %s anywhere', (ending) => {
    const { action, held } = hold();
    press(held);
    passTime(400);
    fireEvent[ending](document.body);
    passTime(5000);
    expect(action).toHaveBeenCalledOnce();
  });

  test('is nothing that the other buttons of a mouse do', () => {
    const { action, held } = hold();
    fireEvent.pointerDown(held, { button: 2 });
    passTime(5000);
    expect(action).not.toHaveBeenCalled();
  });

  test('ends when the button goes away, or is disabled', () => {
    const gone = hold();
    press(gone.held);
    gone.unmount();
    const disabled = hold();
    press(disabled.held);
    passTime(400);
    disabled.disable();
    passTime(5000);
    expect(gone.action).not.toHaveBeenCalled();
    expect(disabled.action).toHaveBeenCalledOnce();
  });
});
