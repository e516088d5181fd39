/** axe in an open page: put there once, and asked as often as one likes. */
import type { Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  /** What `axeCore.source` leaves in a page. */
  var axe: typeof axeCore | undefined;
}

/** Puts axe into the page and its frames, and into those that it goes on to. */
async function giveAxe(page: Page): Promise<void> {
  const without = [];
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => globalThis.axe === undefined)) without.push(frame);
  }
  if (without.length === 0) return;
  // To hand axe over takes longer than most of its rules: pages to come find it in the browser.
  await page.addInitScript(axeCore.source);
  for (const frame of without) await frame.evaluate(axeCore.source);
}

/**
 * What axe finds wrong: each rule with the places that break it, as `rule: place, place`.
 *
 * @param part a selector of what is looked at
 * @param rules by which it is judged; all when left out
 */
export async function violationsIn(
  page: Page,
  part: string,
  rules: Pick<RunOptions, 'runOnly' | 'rules'> = {},
): Promise<readonly string[]> {
  await giveAxe(page);
  // Asked what passed as well, it takes twice as long.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(
    ([selector, how]): Promise<Pick<AxeResults, 'violations'>> =>
      globalThis.axe?.run(selector, how) ?? Promise.reject(new Error('axe is not there')),
    [part, options] as const,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
