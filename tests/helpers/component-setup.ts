/** What every component test starts from: matchers for the page, a database, a clean page. */
import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { fetchModal } from '@/src/ui/overlays/modal';
import { resetNavigation } from './navigation';

afterEach(() => {
  cleanup();
  resetNavigation();
});

// One page serves many files: each leaves it at an address that says nothing, with nothing kept but in the
// database. Modules hold on to that one: whoever wants an empty one stubs it (`new IDBFactory()`).
afterAll(async () => {
  vi.useRealTimers();
  // What a page fetches when used may still be on its way: cut off, it would stay broken for the next file.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

// The machine may be busy with other tests as well.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 20_000 });

/** jsdom lays nothing out, so nothing ever changes its size. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nor has anything a height. The move list draws the rows that are in sight: eight of these are. */
const HEIGHTS: readonly (readonly [selector: string, pixels: number])[] = [
  ['.moves', 320],
  ['.moves > ol > li', 40],
];

for (const property of ['clientHeight', 'offsetHeight']) {
  Object.defineProperty(HTMLElement.prototype, property, {
    configurable: true,
    get(this: HTMLElement) {
      return HEIGHTS.find(([selector]) => this.matches(selector))?.[1] ?? 0;
    },
  });
}

/** What scrolls is as high as what lies in it. */
Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
  configurable: true,
  get(this: HTMLElement) {
    const { firstElementChild: content } = this;
    return content instanceof HTMLElement ? Number.parseFloat(content.style.height) || 0 : 0;
  },
});

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
Element.prototype.scrollTo ??= function scrollTo(this: Element, to?: ScrollToOptions | number) {
  if (typeof to !== 'object') return;
  this.scrollTop = to.top ?? 0;
  queueMicrotask(() => act(() => this.dispatchEvent(new Event('scroll'))));
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

// Dialogs open at once, as they do for whoever has opened one before.
await fetchModal();
