/** Bringing into sight what an act has changed. It scrolls as little as may be, and the focus stays where it is. */

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

/**
 * Brings the nearest account with a marked change into sight, where none can be seen: together with
 * the sentence of what happened where a phone has room for both.
 */
export function bringChangesIntoSight(board: HTMLElement): void {
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
