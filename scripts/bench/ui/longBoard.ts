/** A board with a long log: lesson 13, nine parties, ten thousand rounds, as a browser has saved it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { lessonBoard } from '@/events/banking/board/boards';
import { type SavedTree, saveTree } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { act, newTimeline } from '@/events/timeline/timeline';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { loadLesson } from '@/src/lessons/course/load';
import { session } from '../session';
import { WATCH_SHIFTS } from './shifts';

/** The conclusion of the banking systems: a clearing house, four banks and a customer of each. */
const LESSON = 13;

/** Events of the log; each closes a round, since none is a setting. */
export const ROUNDS = 10_000;

const WINDOW = { width: 1440, height: 900 } as const;

/** A page with the board on it, at the log's last round. */
export interface LongBoard {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly parties: number;
}

interface Long {
  readonly path: string;
  readonly parties: number;
  readonly tree: SavedTree;
}

async function longLog(): Promise<Long> {
  const lesson = await loadLesson(LESSON);
  const board = lessonBoard(lesson);
  let timeline = newTimeline(board);
  let at = timeline.opening;
  for (const event of session(lesson, ROUNDS)) {
    const acted = act(timeline, at, event);
    if (acted.refused) throw new Error(acted.refused.message);
    timeline = acted.timeline;
    at = acted.node;
  }
  if (roundNumber(timeline, at) !== ROUNDS) throw new Error('the log has another length');
  const parties = board.start.at(-1)?.book.parties.length ?? 0;
  return { path: lessonPath(lesson), parties, tree: saveTree({ timeline, at, leaf: at }) };
}

/** Puts a tree where the board looks for what it has saved. */
async function store(page: Page, tree: SavedTree): Promise<void> {
  await page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tallystick');
        opening.onupgradeneeded = () => opening.result.createObjectStore('lessons');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('lessons', 'readwrite');
          writing.objectStore('lessons').put(value, key);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [`lesson-${LESSON}`, { edition: 1, tree }] as const,
  );
}

/** The compiler of scripts names functions by this helper, which no page has. */
export const NAMED = 'globalThis.__name = (named) => named;';

/** Opens the board. */
export async function openLongBoard(browser: Browser, site: string): Promise<LongBoard> {
  const { path, parties, tree } = await longLog();
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' });
  await context.addInitScript(NAMED + WATCH_SHIFTS);
  const page = await context.newPage();
  await page.goto(site);
  await store(page, tree);
  await page.goto(site + path);
  await page.locator(`.player-track input[max="${ROUNDS}"]`).waitFor({ timeout: 60_000 });
  // The move list is drawn beside the board, and its rows are counted.
  await page.getByRole('tab', { name: /^Steps/ }).click();
  await page.locator('.moves [aria-current=step]').waitFor();
  return { page, context, parties };
}

/** Slows the page's processor down so many times. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
