/** Scrolls what the sheets stand in while something is carried along its upper or lower edge. */

/** Pixels from an edge within which it pulls. */
const NEAR = 44;

/** Pixels that are scrolled in a frame at the edge itself. */
const FASTEST = 12;

/**
 * How many pixels to scroll in a frame: below zero near the upper edge, above zero near the lower
 * one, the more the nearer. Beyond an edge it is as at the edge.
 */
export function pullAt(y: number, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>): number {
  const near = Math.min(NEAR, (bottom - top) / 3);
  if (near <= 0) return 0;
  const towards = (distance: number) => Math.min(1, Math.max(0, 1 - distance / near));
  return Math.round(FASTEST * (towards(bottom - y) - towards(y - top)));
}

/** The nearest part around an element that can be scrolled up or down; the page where there is none. */
function scrollerOf(element: Element): Element | null {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const isOpen = /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (isOpen && one.scrollHeight > one.clientHeight) return one;
  }
  return document.scrollingElement;
}

/** The edges of what a carried thing was lifted from. */
export class Edges {
  private readonly scroller: Element | null;
  private frame = 0;
  private pull = 0;

  /**
   * @param lifted what is carried
   * @param onScroll is called after each frame that scrolled: what lies under the pointer is another
   */
  constructor(
    lifted: Element,
    private readonly onScroll: () => void,
  ) {
    this.scroller = scrollerOf(lifted);
  }

  /** Takes where the pointer is, in pixels from the top of the window. */
  follow(y: number): void {
    const { scroller } = this;
    if (!scroller) return;
    const isPage = scroller === document.scrollingElement;
    const frame = isPage
      ? { top: 0, bottom: window.innerHeight }
      : scroller.getBoundingClientRect();
    this.pull = pullAt(y, frame);
    if (this.pull !== 0) this.frame ||= requestAnimationFrame(this.scroll);
  }

  /** Scrolls no more. */
  end(): void {
    cancelAnimationFrame(this.frame);
    this.pull = 0;
  }

  private readonly scroll = (): void => {
    this.frame = 0;
    const { scroller, pull } = this;
    if (!scroller || pull === 0) return;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + pull;
    if (scroller.scrollTop === before) return;
    this.onScroll();
    this.frame ||= requestAnimationFrame(this.scroll);
  };
}
