/**
 * What an act does to what is in sight. Where the form stands on the page it stays under the pointer,
 * whatever grows above it; where it was in the sheet of a phone, what has changed is brought into sight.
 */

/** In pixels from the top of the window. */
interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** Where accounts can be seen: below what sticks at the top of the window or of the board, above the player. */
function sightOf(board: HTMLElement): Stretch {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const head = board.querySelector('.board-head')?.getBoundingClientRect().bottom ?? 0;
  const player = board.querySelector('.player')?.getBoundingClientRect().top ?? Infinity;
  return {
    top: Math.max(header || 0, head),
    bottom: Math.min(window.innerHeight, player),
  };
}

/** How many pixels one would have to scroll for a card. */
const distance = (card: Stretch, sight: Stretch): number =>
  Math.max(sight.top - card.top, card.bottom - sight.bottom, 0);

function isMostlySeen(card: Stretch, sight: Stretch): boolean {
  const seen = Math.min(card.bottom, sight.bottom) - Math.max(card.top, sight.top);
  return seen >= (card.bottom - card.top) / 2;
}

/** Sees to it, at the moment of an act: before anything is drawn anew. */
export function showAct(board: HTMLElement): void {
  const button = board.querySelector<HTMLElement>('.board-panel .form-button');
  if (button && isInWindow(button.getBoundingClientRect())) hold(button);
  else requestAnimationFrame(() => bringChangesIntoSight(board));
}

const isInWindow = ({ top, bottom, height }: DOMRect): boolean =>
  height > 0 && top >= 0 && bottom <= window.innerHeight;

/** Milliseconds after an act in which all of it has been drawn: what can wait is drawn last. */
const DRAWN = 1000;

/**
 * Keeps an element where it stands in the window, until all is drawn or something else scrolls: the
 * person, or whatever moves the page for them without a key or a pointer.
 */
function hold(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  const end = performance.now() + DRAWN;
  const scroller = scrollerOf(element);
  const scrolled = () => window.scrollY + (scroller instanceof Element ? scroller.scrollTop : 0);
  let from = scrolled();
  const over = new AbortController();
  for (const moved of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(moved, () => over.abort(), { passive: true, signal: over.signal });
  }
  const settle = () => {
    const by = element.getBoundingClientRect().top - top;
    const moved = scrolled() - from;
    // A browser that makes up for what grew above scrolls too, but then the element has not moved.
    const isScrolledAway = Math.abs(moved) >= 1 && Math.abs(by + moved) < 1;
    if (performance.now() > end || !element.isConnected || isScrolledAway) over.abort();
    if (over.signal.aborted) return;
    // Less than a pixel cannot be scrolled everywhere.
    if (Math.abs(by) >= 1) scroller.scrollBy({ top: by, behavior: 'instant' });
    from = scrolled();
    requestAnimationFrame(settle);
  };
  requestAnimationFrame(settle);
}

/** Beside the text the board scrolls by itself, elsewhere with its page. */
function scrollerOf(element: Element): Element | Window {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const { overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' && one.scrollHeight > one.clientHeight) return one;
  }
  return window;
}

/**
 * Brings the nearest account with a marked change into sight, where none can be seen: together with
 * the sentence of what happened where a phone has room for both.
 */
function bringChangesIntoSight(board: HTMLElement): void {
  const sight = sightOf(board);
  const changed = [...board.querySelectorAll('.board-sheets .party')]
    .filter((card) => card.querySelector('.t-grew, .t-shrank'))
    .map((card) => ({ card, box: card.getBoundingClientRect() }));
  if (changed.length === 0 || changed.some(({ box }) => isMostlySeen(box, sight))) return;
  const nearest = changed.reduce((one, other) =>
    distance(other.box, sight) < distance(one.box, sight) ? other : one,
  );
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isStill ? 'instant' : 'smooth';
  const head = board.querySelector('.board-head');
  if (head && fitsBelow(head, nearest.box)) head.scrollIntoView({ block: 'start', behavior });
  else nearest.card.scrollIntoView({ block: 'nearest', behavior });
}

/** Room that header and fixed player of a phone leave between them, as a part of the window. */
const BETWEEN = 0.75;

/** Whether head and card are seen together once the head is at the top; beside the text the head is always in sight. */
function fitsBelow(head: Element, card: Stretch): boolean {
  if (window.matchMedia('(width >= 1280px)').matches) return false;
  return card.bottom - head.getBoundingClientRect().top <= window.innerHeight * BETWEEN;
}
