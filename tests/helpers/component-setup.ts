/** What every component test starts from: matchers for the page, a database, a clean page. */
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** jsdom lays nothing out, so nothing ever changes its size. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no screen: no media query matches, and none ever changes. */
function matchNothing(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

window.ResizeObserver ??= StillObserver;
window.matchMedia ??= matchNothing;

// Menus, sliders and dialogs ask the element about these; jsdom does not know them.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
