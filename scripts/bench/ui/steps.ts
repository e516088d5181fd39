/** What a step costs: the page's own time, and how much of the board it touches. */
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds at full speed. */
export interface Work {
  /** From the key to the end of React's work on what must be shown at once: median, and slowest in twenty. */
  readonly commit: number;
  readonly slowCommit: number;
  /** Of the processor, for all that follows, painting included; what other programs take does not count. */
  readonly all: number;
}

/** What twenty single steps touched, at most in one of them. */
export interface Touched {
  readonly cards: number;
  /** Cards that a step drew anew although they read as before, marks included. */
  readonly idleCards: number;
  readonly rows: number;
}

/** A step back; a redrawing of the board in which no round changes; or only the measuring itself. */
type Deed = 'step' | 'nothing' | 'idle';

const REPEATS = 60;

/** Does something once, waits until the screen has followed, and gives the milliseconds that React was at work at once. */
async function once(page: Page, deed: Deed, repeat: number): Promise<number> {
  return page.evaluate(
    async ([what, count]) => {
      const speed = [...document.querySelectorAll('.player input[type=radio]')][count % 2];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const began = performance.now();
      if (what === 'step') {
        const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
        document.querySelector('section.board')?.dispatchEvent(key);
      }
      // The speed of playing is the board's as well: it is drawn anew, and nothing on it but two buttons.
      if (what === 'nothing' && speed instanceof HTMLElement) speed.click();
      // React works off what a key asks for before anything that waits for a promise.
      await Promise.resolve();
      const commit = performance.now() - began;
      await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return commit;
    },
    [deed, repeat] as const,
  );
}

interface Timing {
  readonly commit: number;
  readonly all: number;
}

/** Milliseconds that the page's main thread has worked since it began. */
async function workedFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return 1000 * (seconds ?? Number.NaN);
}

async function taken(page: Page, session: CDPSession, deed: Deed): Promise<readonly Timing[]> {
  const timings: Timing[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const before = await workedFor(session);
    const commit = await once(page, deed, repeat);
    const all = (await workedFor(session)) - before;
    // The first ones are run by code that is not compiled yet.
    if (repeat >= REPEATS / 3) timings.push({ commit, all });
  }
  return timings;
}

/** The figure that so much of a hundred do not exceed. */
function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length * share) / 100)] ?? Number.NaN;
}

function workOf(timings: readonly Timing[], idle: readonly Timing[]): Work {
  const commits = timings.map(({ commit }) => commit);
  const all = (some: readonly Timing[]): number =>
    percentile(
      some.map((timing) => timing.all),
      50,
    );
  return {
    commit: percentile(commits, 50),
    slowCommit: percentile(commits, 95),
    all: all(timings) - all(idle),
  };
}

/** The work of single steps back, and of redrawing the board when no round changes, without that of measuring. */
export async function stepWork(page: Page): Promise<{ step: Work; nothing: Work }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idle = await taken(page, session, 'idle');
  const nothing = await taken(page, session, 'nothing');
  const step = await taken(page, session, 'step');
  return { nothing: workOf(nothing, idle), step: workOf(step, idle) };
}

/** Steps back twenty times, and counts the cards and rows whose elements were changed. */
export async function touchedBySteps(page: Page): Promise<Touched> {
  const most = { cards: 0, idleCards: 0, rows: 0 };
  for (let step = 0; step < 20; step += 1) {
    const touched = await touchedByStep(page);
    most.cards = Math.max(most.cards, touched.cards);
    most.idleCards = Math.max(most.idleCards, touched.idleCards);
    most.rows = Math.max(most.rows, touched.rows);
  }
  return most;
}

/** What of the board says that it was changed: positions of rows in their list do not. */
const TELLING = ['class', 'aria-current', 'data-shown', 'data-future', 'data-selected'];

async function touchedByStep(page: Page): Promise<Touched> {
  return page.evaluate(async (attributeFilter) => {
    const board = document.querySelector('section.board');
    // The list of steps stands beside the board, in its companion.
    const whole = board?.closest('.stage-layout');
    const cards = [...document.querySelectorAll('.party')];
    const slider = board?.querySelector('.player-track input');
    if (!board || !whole || !(slider instanceof HTMLInputElement))
      throw new Error('there is no board');
    const wanted = String(slider.valueAsNumber - 1);
    const readings = () =>
      cards.map(
        (card) =>
          [...card.querySelectorAll('*')].map((one) => one.getAttribute('class')) +
          (card.textContent ?? ''),
      );
    const rowOf = (node: Node): Element | null =>
      (node instanceof Element ? node : node.parentElement)?.closest('.moves > ol > li') ?? null;
    const before = readings();
    const nodes = new Set<Node>();
    const rows = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        nodes.add(target);
        const row = rowOf(target);
        if (row) rows.add(row);
      }
    });
    observer.observe(whole, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
      attributeFilter,
    });
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
    board.dispatchEvent(key);
    const isThere = () => {
      const shown = whole.querySelector('.moves [aria-current=step] .move-number')?.textContent;
      return shown === wanted && slider.value === wanted;
    };
    // The list follows when there is time.
    for (let waited = 0; waited < 100 && !isThere(); waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    observer.disconnect();
    const after = readings();
    const changed = cards.map((card) => [...nodes].some((node) => card.contains(node)));
    const idle = changed.filter((is, index) => is && before[index] === after[index]);
    return { cards: changed.filter(Boolean).length, idleCards: idle.length, rows: rows.size };
  }, TELLING);
}

/** Rows of the move list that are in the page. */
export async function rowsDrawn(page: Page): Promise<number> {
  return page.locator('.moves > ol > li').count();
}
