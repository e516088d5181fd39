/** What an address names stays in sight while a board comes above it, and so does what is said to be done. */
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StayAtNamed } from '@/src/community/StayAtNamed';
import { Done } from '@/src/request/Done';
import { forgetResizing, observerCount, Resizing, resizeAll } from '../../helpers/screen/resizing';

const scrolled = vi.fn();

beforeEach(() => {
  forgetResizing();
  scrolled.mockClear();
  vi.stubGlobal('ResizeObserver', Resizing);
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
  resizeAll();
  expect(scrolled).not.toHaveBeenCalled();
  follow('points');
  resizeAll();
  expect(scrolled).toHaveBeenLastCalledWith('points');
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('wheel'));
  resizeAll();
  expect(scrolled).toHaveBeenCalledTimes(1);
  follow('points');
  resizeAll();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('what the page was opened at is held, and nothing once it is left', () => {
  history.replaceState(null, '', '#points');
  const { unmount } = render(page);
  resizeAll();
  expect(scrolled).toHaveBeenCalledTimes(1);
  unmount();
  expect(observerCount()).toBe(0);
  follow('points');
  expect(observerCount()).toBe(0);
});

test('what is said to be done stays in sight as more is told above it, until one goes elsewhere', () => {
  const { container, unmount } = render(<Done>Handed in.</Done>);
  expect(container.querySelector('p')).toHaveFocus();
  resizeAll();
  expect(scrolled).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('wheel'));
  resizeAll();
  expect(scrolled).toHaveBeenCalledTimes(1);
  unmount();
  expect(observerCount()).toBe(0);
});
