/**
 * Holds the built site to its goals, page by page:
 * `npm run --silent audit -- [--only /path,/path] [--quick] [--json]`. Prints a table in Markdown.
 * Ends with status 1 when a goal is missed, 2 when nothing could be measured. Performance means
 * something only on a machine that does nothing else meanwhile.
 */
import { chromium } from '@playwright/test';
import config from '../playwright.config';
import type { Audited, Route, Unmeasured } from './audit/figures';
import { judge } from './audit/goals';
import { lighthouseOf } from './audit/lighthouse';
import { type Options, readOptions, USAGE } from './audit/options';
import { planOf } from './audit/routes';
import { markdownOf, missesOf, type Report } from './audit/table';
import { visit } from './audit/visit';
import { fail } from './cli';
import { withSite } from './site/server';

/** Runs of Lighthouse on the page that stands for its template. */
const SAMPLE_RUNS = 3;

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
  const { routes, absent } = await planOf(site, options);
  const browser = await chromium.launch(config.use?.launchOptions);
  const version = browser.version();
  console.error('Weights and axe');
  const visits = await takeOf(routes, AT_ONCE, (route) => visit(browser, site, route)).finally(() =>
    browser.close(),
  );
  console.error('Lighthouse');
  const runsOf = ({ isSample }: Route): number => (isSample && !options.quick ? SAMPLE_RUNS : 1);
  const visited = routes.filter((route) => visits.found.has(route));
  const scored = await takeOf(visited, 1, (route) => lighthouseOf(site, route, runsOf(route)));
  const pages = visited.flatMap((route): Audited[] => {
    const seen = visits.found.get(route);
    const lighthouse = scored.found.get(route);
    return seen && lighthouse ? [{ route, runs: runsOf(route), lighthouse, visit: seen }] : [];
  });
  const unmeasured = [...absent, ...visits.failed, ...scored.failed];
  return { chromium: version, pages, unmeasured };
}

const options = readOptions(process.argv.slice(2)) ?? fail(USAGE);
const report = await withSite((site) => audited(site, options)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
if (options.json) {
  const pages = report.pages.map((page) => ({ ...page, judged: judge(page) }));
  console.log(JSON.stringify({ ...report, pages, misses: missesOf(report) }, null, 2));
} else {
  console.log(markdownOf(report));
}
if (missesOf(report).length > 0) process.exitCode = 1;
