import { defineConfig } from '@playwright/test';
import { type EngineName, enginesFound } from './tests/engines/support/found';

const port = 3124;
const address = `http://127.0.0.1:${port}`;

const ORDER: readonly EngineName[] = ['webkit', 'firefox', 'chromium'];

const found = enginesFound();

/** One that has to be at hand fails where it is not; one that need not be is left out. */
const isWanted = (name: EngineName): boolean =>
  process.env.ENGINES === 'all' || found[name] !== undefined;

/**
 * Chromium goes through the same visits in tests/e2e, where every page (site/pages.spec.ts) and every step of
 * a board (inSight.spec.ts) is looked at, too. Here it is asked whether what looks for faults finds them, and
 * what only this suite looks at: paper, a screen for many, systems of one's own.
 */
const OF_CHROMIUM = {
  testMatch: /\/(?:control|sweep)\.spec\.ts$/,
  grepInvert: /(?:the boards of .+|a page of each kind) fits?$/,
};

/** What people do, in every engine that `scripts/setup.mjs --engines` has found: `npm run engines`. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // A test goes through a whole visit: dozens of waits, on two cores.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  use: { baseURL: address },
  webServer: {
    command: `node scripts/next.mjs start --hostname 127.0.0.1 --port ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
    // As in playwright.config.ts: a site with a database of its own, all of whose visitors have one address.
    env: {
      DATA_FOLDER: 'test-results/engines-data',
      DATABASE_URL: '',
      NEXTAUTH_URL: '',
      EMAIL_SERVER: '',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
  projects: ORDER.filter(isWanted).map((engineName) => ({
    name: engineName,
    use: { engineName },
    ...(engineName === 'chromium' && OF_CHROMIUM),
  })),
});
