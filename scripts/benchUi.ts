/**
 * What the screen costs: `npm run bench:ui [-- --json]`. Weighs pages, and steps and scrubs through
 * a long log in Chromium. Ends with status 1 when a count is beyond its limit; times limit nothing.
 */
import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config';
import { handedInBy, treeDrawn } from './bench/ui/classTree';
import { openLongBoard, ROUNDS, slowDown } from './bench/ui/longBoard';
import {
  type Arrival,
  beyondLimits,
  type LongFigures,
  printUi,
  type UiFigures,
} from './bench/ui/printUi';
import { type ScriptWeight, weighScripts } from './bench/ui/scriptWeight';
import { carry, scrub } from './bench/ui/scrub';
import { arrivalShifts, shiftsOf, since } from './bench/ui/shifts';
import { rowsDrawn, stepWork, touchedBySteps } from './bench/ui/steps';
import { withSite } from './site/server';

/** The start page, and lessons with a text of some length: their boards are not in sight at once. */
const PAGES = [
  '/',
  '/lectures/fundamentals/deposit-transfers',
  '/lectures/towards-a-central-bank/correspondent-banking',
] as const;

/** How many times the processor is slowed down: about a phone of the middle class. */
const SLOWED_DOWN = 4;

async function weightsOf(browser: Browser, site: string): Promise<readonly ScriptWeight[]> {
  const weights: ScriptWeight[] = [];
  for (const path of PAGES) weights.push(await weighScripts(browser, site, path));
  return weights;
}

/** A phone, a tablet, and a window in which text and board stand side by side. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

async function arrivalsOf(browser: Browser, site: string): Promise<readonly Arrival[]> {
  const arrivals: Arrival[] = [];
  const [, ...lessons] = PAGES;
  for (const path of lessons) {
    for (const screen of SCREENS) {
      const shifts = await arrivalShifts(browser, site + path, screen);
      arrivals.push({ path, width: screen.width, shifts });
    }
  }
  return arrivals;
}

async function longFigures(browser: Browser, site: string): Promise<LongFigures> {
  const { page, context, parties } = await openLongBoard(browser, site);
  const touched = await touchedBySteps(page);
  const before = await shiftsOf(page);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(50);
  }
  const shifts = since(before, await shiftsOf(page));
  const rows = await rowsDrawn(page);
  const work = await stepWork(page);
  const [moving, scrubbing] = [await scrub(page, true), await scrub(page)];
  const carrying = await carry(page);
  await slowDown(page, SLOWED_DOWN);
  const [slowMoving, slowScrubbing] = [await scrub(page, true), await scrub(page)];
  await context.close();
  return {
    rounds: ROUNDS,
    parties,
    slowedDown: SLOWED_DOWN,
    ...work,
    moving,
    scrubbing,
    slowMoving,
    slowScrubbing,
    carrying,
    touched,
    rows,
    shifts,
  };
}

async function measured(): Promise<UiFigures> {
  const logs = await handedInBy();
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    return await withSite(async (site) => ({
      weights: await weightsOf(browser, site),
      arrivals: await arrivalsOf(browser, site),
      long: await longFigures(browser, site),
      tree: await treeDrawn(browser, site, logs),
    }));
  } finally {
    await browser.close();
  }
}

const figures = await measured();
if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2));
else printUi(figures);
for (const sentence of beyondLimits(figures)) {
  console.error(sentence);
  process.exitCode = 1;
}
