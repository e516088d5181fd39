/** Waits for a task of its own, so that a finger or a key finds its turn between this work and the next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds after which a browser that cannot tell counts as idle. */
const SOON = 200;

/** Milliseconds after which it is done even on a page that never rests. */
const LATEST = 2000;

/** Does something once the browser has nothing else to do; never once the signal is given. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  // Safari has come to it late.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, SOON);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const asked = window.requestIdleCallback(act, { timeout: LATEST });
  signal.addEventListener('abort', () => window.cancelIdleCallback(asked));
}
