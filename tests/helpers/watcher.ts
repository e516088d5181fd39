/** An observer of what comes into sight, for tests that say themselves what does. */

/** It sees what a test has it see. */
export class Watcher implements IntersectionObserver {
  static all: Watcher[] = [];
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly watched = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
    this.#callback = callback;
    this.rootMargin = rootMargin ?? '';
    Watcher.all.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
  }

  disconnect() {
    this.watched.clear();
  }

  takeRecords() {
    return [];
  }

  /** Tells of every element that it is near, or that it is not. */
  see(isIntersecting: boolean) {
    const rect = new DOMRect();
    const entries = [...this.watched].map((target) => ({
      target,
      isIntersecting,
      time: 0,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    }));
    this.#callback(entries, this);
  }
}
