/** What pages weigh: the JavaScript that a phone fetches, before and after it comes near a board. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Bytes of JavaScript, each file gzipped by itself. */
export interface ScriptWeight {
  readonly path: string;
  /** Until nothing more is fetched and nobody has scrolled. */
  readonly page: number;
  /** What comes near the board beside that; null for a page without one. */
  readonly board: number | null;
  /** What the first action brings beside that: the link that the address follows with. */
  readonly firstStep: number | null;
  /** What the closer look under the board brings beside all that, with its charts. */
  readonly closer: number | null;
  /** What the share dialog brings beside all that when it is opened. */
  readonly share: number | null;
}

const PHONE = { width: 390, height: 844 } as const;

/** Longer than the address waits before it follows, in milliseconds. */
const SETTLED = 1500;

/** The bytes of all scripts fetched so far. */
function scale(page: Page): () => Promise<number> {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    files.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED);
    return (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  };
}

/** Weighs the page at an address of a running site, in a browser that has kept nothing. */
export async function weighScripts(
  browser: Browser,
  site: string,
  path: string,
): Promise<ScriptWeight> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const tab = await context.newPage();
  const weight = scale(tab);
  await tab.goto(site + path);
  const page = await weight();
  const stage = tab.locator('.stage-layout');
  // The home page plays a board that is taken over when somebody asks for it: a page of text until then.
  if ((await stage.count()) === 0) {
    await context.close();
    return { path, page, board: null, firstStep: null, closer: null, share: null };
  }
  const track = stage.locator('.player-track input');
  if (await track.isVisible()) throw new Error(`${path} fetches its board before one comes near`);
  const toBoard = stage.getByRole('button', { name: 'Board', exact: true });
  await toBoard.click();
  await track.waitFor();
  const withBoard = await weight();
  await track.press('ArrowLeft');
  await tab.waitForURL(/#log=/);
  const stepped = await weight();
  await stage.getByRole('button', { name: 'Read', exact: true }).click();
  await stage.getByRole('tab', { name: /^Explore/ }).click();
  const all = await weight();
  await toBoard.click();
  await stage.getByRole('button', { name: 'This line' }).click();
  await tab.getByRole('menuitem', { name: 'Share' }).click();
  await tab.getByRole('dialog', { name: 'Share' }).waitFor();
  const shared = await weight();
  await context.close();
  return {
    path,
    page,
    board: withBoard - page,
    firstStep: stepped - withBoard,
    closer: all - stepped,
    share: shared - all,
  };
}
