/** Lighthouse on one page, as on a phone: a browser of its own for every run, so that none inherits anything. */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import config from '../../playwright.config';
import { freePort } from '../site/ports';
import {
  CATEGORIES,
  type Category,
  type LighthouseFigures,
  type Route,
  type Score,
} from './figures';
import { medianOf } from './median';
import { NOWHERE } from './templates';

/** Why a category is not full: its audits that are not, with what they found where that is short. */
function scoreOf(result: Result, id: Category): Score {
  const category = result.categories[id];
  const why = (category?.auditRefs ?? []).flatMap(({ id: auditId, weight }) => {
    const audit = result.audits[auditId];
    const isFull = !audit || audit.score === null || audit.score === 1;
    if (weight === 0 || isFull) return [];
    return audit.displayValue ? `${auditId} (${audit.displayValue})` : auditId;
  });
  const score = category?.score ?? null;
  return { points: score === null ? null : Math.round(score * 100), why };
}

/** The elements that shifted, by their selectors; Lighthouse types what it lists loosely. */
function shiftedIn(result: Result): readonly string[] {
  const { details } = result.audits['layout-shifts'] ?? {};
  const items: readonly unknown[] = details?.type === 'table' ? details.items : [];
  return items.flatMap((item) => {
    if (typeof item !== 'object' || !item || !('node' in item)) return [];
    const { node } = item;
    return typeof node === 'object' && node && 'selector' in node ? String(node.selector) : [];
  });
}

function figuresOf(result: Result): LighthouseFigures {
  const [performance, accessibility, practices, seo] = CATEGORIES;
  return {
    version: result.lighthouseVersion,
    speed: Math.round(result.environment.benchmarkIndex),
    scores: {
      [performance]: scoreOf(result, performance),
      [accessibility]: scoreOf(result, accessibility),
      [practices]: scoreOf(result, practices),
      [seo]: scoreOf(result, seo),
    },
    shift: result.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    shifted: shiftedIn(result),
  };
}

/**
 * The settings of a run. Of the address that is not there the browser reports just that; complaints
 * of other kinds are listened for in the visit.
 */
function settingsFor({ path, visitor }: Route) {
  const isNowhere = path === NOWHERE;
  const cookie = visitor.cookieHeader();
  return {
    onlyCategories: [...CATEGORIES],
    ...(cookie !== '' && { extraHeaders: { Cookie: cookie } }),
    ...(isNowhere && { skipAudits: ['errors-in-console'], ignoreStatusCode: true }),
  };
}

async function runOnce(site: string, route: Route): Promise<LighthouseFigures> {
  const port = await freePort();
  const { launchOptions } = config.use ?? {};
  const args = [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const flags = { port, logLevel: 'silent', disableFullPageScreenshot: true } as const;
    const settings = settingsFor(route);
    const run = await lighthouse(site + route.address, flags, {
      extends: 'lighthouse:default',
      settings,
    });
    const problem = run ? run.lhr.runtimeError?.message : 'it gave no result';
    if (!run || problem !== undefined) throw new Error(problem);
    const shown = new URL(run.lhr.finalDisplayedUrl).pathname;
    if (shown !== new URL(site + route.address).pathname) throw new Error(`it leads to ${shown}`);
    return figuresOf(run.lhr);
  } finally {
    await browser.close();
  }
}

/**
 * The median of so many runs, one after the other. A run that breaks off, as when a busy machine
 * draws nothing in time, is made once more. Throws when that breaks off too.
 */
export async function lighthouseOf(
  site: string,
  route: Route,
  runs: number,
): Promise<LighthouseFigures> {
  const figures: LighthouseFigures[] = [];
  while (figures.length < runs) {
    figures.push(await runOnce(site, route).catch(() => runOnce(site, route)));
  }
  return medianOf(figures);
}
