import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Milliseconds that pass at a time. */
const TICK = 30;

/** Lets time pass, with fake timers, as it does on a page: what is drawn follows what was done on the way. */
export function passTime(time: number): void {
  for (let passed = 0; passed < time; passed += TICK) {
    act(() => vi.advanceTimersByTime(Math.min(TICK, time - passed)));
  }
}
