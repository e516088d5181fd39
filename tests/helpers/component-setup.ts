/** What every component test starts from: matchers for the page, a database, a clean page. */
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

afterEach(cleanup);

// The machine may be busy with other tests as well.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

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

/**
 * An element's own style instead of the computed one. Every question for a role, a name or a click
 * asks for it, and to compute it from all style sheets takes longer than all the rest of a test.
 */
const computed = window.getComputedStyle;
window.getComputedStyle = (element, pseudo) =>
  element instanceof HTMLElement ? element.style : computed(element, pseudo);

window.ResizeObserver ??= StillObserver;
window.matchMedia ??= matchNothing;

// Menus, sliders and dialogs ask the element about these; jsdom does not know them.
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
