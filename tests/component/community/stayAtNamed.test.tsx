/** What an address names stays in sight while a board comes above it, and so does what is said to be done. */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StayAtNamed } from '@/src/community/StayAtNamed';
import { Done } from '@/src/request/Done';

/** What is to be called as the page grows. */
const growing = new Set<() => void>();

class Growing implements ResizeObserver {
  readonly #told: () => void;
  constructor(told: () => void) {
    this.#told = told;
  }
  observe() {
    growing.add(this.#told);
  }
  unobserve() {}
  disconnect() {
    growing.delete(this.#told);
  }
}

const grow = () => {
  for (const told of growing) told();
};

const scrolled = vi.fn();

beforeEach(() => {
  growing.clear();
  scrolled.mockClear();
  vi.stubGlobal('ResizeObserver', Growing);
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
  history.replaceState(null, '', '/');
});

afterEach(() => vi.unstubAllGlobals());

const page = (
  <>
    <p id="points">Points</p>
    <StayAtNamed />
  </>
);

/** Follows a link of the page, as the browser tells it. */
function follow(name: string): void {
  history.replaceState(null, '', `#${name}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

test('what a link of the page leads to is held until the reader goes elsewhere', () => {
  render(page);
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  follow('points');
  grow();
  expect(scrolled).toHaveBeenLastCalledWith('points');
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
  follow('points');
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('what the page was opened at is held, and nothing once it is left', () => {
  history.replaceState(null, '', '#points');
  const { unmount } = render(page);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
  unmount();
  expect(growing.size).toBe(0);
  follow('points');
  expect(growing.size).toBe(0);
});

test('what is said to be done stays in sight as more is told above it, until one goes elsewhere', () => {
  const { container, unmount } = render(<Done>Handed in.</Done>);
  expect(container.querySelector('p')).toHaveFocus();
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrolled).toHaveBeenCalledTimes(1);
  unmount();
  expect(growing.size).toBe(0);
});
