/**
 * Holds the built site to its goals, page by page:
 * `npm run --silent audit -- [--only /path,/path] [--quick] [--json] [--resume FILE]`. Prints a
 * table in Markdown. It takes most of an hour: by `--resume test-results/audit.jsonl` it keeps what it has
 * taken, and goes on from there when it is run again. Ends with status 1 when a goal is missed, 2
 * when nothing could be measured. Performance means something only on a machine that does nothing
 * else meanwhile.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import config from '../playwright.config';
import { answerReader } from './audit/answer';
import type { Audited, Route, Unmeasured } from './audit/figures';
import { judge } from './audit/goals';
import { lighthouseOf } from './audit/lighthouse';
import { staleMagnitudes } from './audit/magnitudes';
import { type Options, readOptions, USAGE } from './audit/options';
import { routesOf } from './audit/routes';
import { markdownOf, missesOf, type Report } from './audit/table';
import { LIGHTHOUSE, LOOK, type Look, takeOnceIn } from './audit/takeOnce';
import { visit } from './audit/visit';
import { fail } from './cli';
import { withSite } from './site/server';

/** Runs of Lighthouse on a page, and when it is to be quick. */
const RUNS = 3;
const QUICK_RUNS = 1;

/** Pages that are visited at once, before Lighthouse needs the machine for itself. */
const AT_ONCE = 2;

/** Pages with what was found, and those where nothing could be. */
interface Findings<Found> {
  readonly found: ReadonlyMap<Route, Found>;
  readonly failed: readonly Unmeasured[];
}

/** Takes figures of pages, so many at once. One that cannot be measured does not keep the others. */
async function takeOf<Found>(
  routes: readonly Route[],
  atOnce: number,
  take: (route: Route) => Promise<Found>,
): Promise<Findings<Found>> {
  const found = new Map<Route, Found>();
  const failed: Unmeasured[] = [];
  const waiting = [...routes];
  const worker = async (): Promise<void> => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const { path } = route;
      try {
        found.set(route, await take(route));
      } catch (error) {
        failed.push({ path, problem: `cannot be measured: ${String(error)}` });
      }
      console.error(`${found.size + failed.length} of ${routes.length}: ${path}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { found, failed };
}

async function audited(site: string, options: Options): Promise<Report> {
  const { routes, absent } = await routesOf(site, options);
  const takeOnce = takeOnceIn(options.resume, readFileSync('.next/BUILD_ID', 'utf8').trim());
  const browser = await chromium.launch(config.use?.launchOptions);
  const version = browser.version();
  const answerOf = answerReader();
  const look = async (route: Route): Promise<Look> => ({
    answer: await answerOf(route),
    visit: await visit(browser, site, route),
  });
  console.error('Answers, weights and axe');
  const looks = await takeOf(routes, AT_ONCE, (route) =>
    takeOnce(`look ${route.path}`, LOOK, () => look(route)),
  ).finally(() => browser.close());
  console.error('Lighthouse');
  const runs = options.quick ? QUICK_RUNS : RUNS;
  const looked = routes.filter((route) => looks.found.has(route));
  const scored = await takeOf(looked, 1, (route) =>
    takeOnce(`lighthouse ${runs} ${route.path}`, LIGHTHOUSE, () => lighthouseOf(site, route, runs)),
  );
  const pages = looked.flatMap((route): Audited[] => {
    const seen = looks.found.get(route);
    const lighthouse = scored.found.get(route);
    return seen && lighthouse ? [{ route, runs, lighthouse, ...seen }] : [];
  });
  return { chromium: version, pages, unmeasured: [...absent, ...looks.failed, ...scored.failed] };
}

const options = readOptions(process.argv.slice(2)) ?? fail(USAGE);
const report = await withSite((site) => audited(site, options)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
if (options.json) {
  const pages = report.pages.map((page) => {
    const { path, address, template, isSample } = page.route;
    return { ...page, route: { path, address, template, isSample }, judged: judge(page) };
  });
  console.log(JSON.stringify({ ...report, pages, misses: missesOf(report) }, null, 2));
} else {
  console.log(markdownOf(report));
  for (const line of staleMagnitudes(new Date())) console.log(line);
}
if (missesOf(report).length > 0) process.exitCode = 1;
