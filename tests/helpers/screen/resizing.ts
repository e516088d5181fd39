/** A ResizeObserver for pages that lay nothing out: sizes change when a test says so. */

const told = new Set<() => void>();

/** Waits to be told. It asks nothing of what it observes. */
export class Resizing implements ResizeObserver {
  readonly #onResize: () => void;

  constructor(onResize: () => void) {
    this.#onResize = onResize;
  }

  observe() {
    told.add(this.#onResize);
  }

  unobserve() {}

  disconnect() {
    told.delete(this.#onResize);
  }
}

/** Tells all that observe something that its size has changed. */
export function resizeAll(): void {
  for (const onResize of told) onResize();
}

/** How many observers there are. */
export const observerCount = (): number => told.size;

/** Forgets who observes: what a test has left on its page is told nothing. */
export const forgetResizing = (): void => told.clear();
