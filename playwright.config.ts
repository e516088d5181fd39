import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { OWN_PAGES } from './tests/helpers/ownPages';

const port = 3123;
const address = `http://127.0.0.1:${port}`;

/**
 * Files whose tests change nothing but what is cleared before the next: cookies, caches and what pages keep.
 * One window serves them all. Whoever is granted permissions, goes offline or stops the clock has a
 * new one: a stopped clock lived on in the page of the next test, now and then, and threw there.
 */
export const SHARING =
  /\/(?:axe|forms|glossary|inSight|interest|keyboard|layout|lessons|moves|pages|player|priceIndex|reading|search|shell|studies|systems|tabbing|tasks)\.spec\.ts$/;

/** What Playwright switches off is given again: of such lists Chromium takes the last. */
const SWITCHED_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', ...OWN_PAGES],
];

/** The browser that `scripts/setup.mjs --browser` found; without it, Playwright's own. */
function launchOptions() {
  const args = [
    `--disable-features=${SWITCHED_OFF.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const record = 'node_modules/.tallystick-browser.json';
  if (!existsSync(record)) return { args };
  const found: { executablePath: string } = JSON.parse(readFileSync(record, 'utf8'));
  return { args, executablePath: found.executablePath };
}

const browser = launchOptions();

/**
 * A page that lives for seconds is not worth optimised code: to compile it took a twentieth of the time.
 * Only the tests' browser has it so: what is measured (`npm run audit`, `bench:ui`) runs as it does for people.
 */
const hurried = {
  launchOptions: { ...browser, args: [...browser.args, '--js-flags=--no-opt --no-maglev'] },
};

const DESKTOP = { ...hurried, viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  // A slow machine may miss a wait once; a test that passes only at its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Both are the patience of a slow machine: with the default 30 s, long visits ended there in mid-course.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Two cores: what waits for a page or a pause leaves room for another.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: address,
    launchOptions: browser,
    // Only its own tests want the copy for reading offline: it is the whole site.
    serviceWorkers: 'block',
    // What moves costs a tenth of the time: a few files ask for it (`test.use(MOVING)`).
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: `node scripts/next.mjs start --hostname 127.0.0.1 --port ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
    // A site with a database of its own, whatever this machine’s environment says; all of its
    // visitors have one address, by which they would soon be too many.
    env: {
      DATA_FOLDER: 'test-results/data',
      DATABASE_URL: '',
      NEXTAUTH_URL: '',
      EMAIL_SERVER: '',
      RATE_LIMIT_FACTOR: '1000',
    },
  },
  projects: [
    { name: 'shared', testMatch: SHARING, use: { ...DESKTOP, reuseContext: true } },
    { name: 'desktop', testIgnore: [SHARING, '**/*.phone.spec.ts'], use: DESKTOP },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...hurried, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
