/** Reading and playing without a network, and what a new version of the site means to open tabs. */
import { test as base, expect, type Page } from '@playwright/test';
import { Board, CORRESPONDENTS } from '../support/board';
import { WeakNetwork } from '../support/weakNetwork';

// A network that is cut is meant to be complained of: this is not the test that counts complaints.
const test = base.extend<{ readonly network: WeakNetwork }>({
  network: async ({ baseURL }, use) => {
    const network = await WeakNetwork.to(baseURL ?? '');
    await use(network);
    await network.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Fetching the whole site takes a while where the machine is busy. */
const INSTALLED = 60_000;

/** Waits until the worker serves this page. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: INSTALLED,
    })
    .toBe('activated');
}

/** Opens the home page, has the copy made at once, and cuts the network. */
async function visitOnce(page: Page, network: WeakNetwork): Promise<void> {
  await page.goto(network.address);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
  await isKept(page);
  network.cut();
}

test('after one visit every kind of page opens without a network', async ({ page, network }) => {
  test.slow();
  await visitOnce(page, network);
  const board = await Board.open(page, `${network.address}${CORRESPONDENTS}`);
  await board.button('Step back').click();
  for (const [path, heading] of [
    ['/lectures/fundamentals/introduction', 'Introduction'],
    ['/articles/interest/compound-interest', 'Compound Interest'],
    ['/articles/glossary/m', 'M'],
    ['/search?q=repo', 'Search'],
    ['/sandbox', 'Sandbox'],
    ['/changes?from=a-link', 'Changes'],
  ] as const) {
    await page.goto(`${network.address}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const bills = '/articles/historical/renaissance/bills-of-exchange/introduction';
  await page.goto(`${network.address}${bills}`);
  await expect(page.getByRole('region', { name: 'Step player' })).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('overdraft');
  await page
    .getByRole('option', { name: /^Overdrafts/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overdrafts' })).toBeVisible();
});

test('a link leads on without a network, and a link with a board in it opens', async ({
  page,
  network,
}) => {
  test.slow();
  await page.goto(`${network.address}/lectures/fundamentals/deposit-transfers`);
  const board = new Board(page);
  await board.isThere();
  await board.pay('30');
  await expect(page).toHaveURL(/#log=/);
  const log = new URL(page.url()).hash;
  await visitOnce(page, network);
  await page.getByRole('link', { name: 'Lectures', exact: true }).first().click();
  await expect(page).toHaveURL(`${network.address}/lectures`);
  await page.getByRole('link', { name: 'Correspondent Banking' }).first().click();
  await expect(page).toHaveURL(`${network.address}${CORRESPONDENTS}`);
  await board.isThere();
  await page.goto(`${network.address}/embed${log}`);
  await expect(page.getByRole('table', { name: 'Liabilities of Bank 1' })).toBeVisible();
});

test('a page that is not kept says what is, and can be asked for again', async ({
  page,
  network,
}) => {
  test.slow();
  await visitOnce(page, network);
  await page.goto(`${network.address}/feed.xml`);
  await expect(page.getByRole('heading', { name: 'This page is not at hand' })).toBeVisible();
  await page.getByRole('link', { name: 'Overdrafts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overdrafts' })).toBeVisible();
  await page.goto(`${network.address}/no-such-page`);
  await expect(page.getByRole('heading', { name: 'This page is not at hand' })).toBeVisible();
  network.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
});

test('the copy is made by itself, but only once the page is quiet, and for nobody who saves data', async ({
  page,
  browser,
  baseURL,
  network,
}) => {
  test.slow();
  const sparing = await WeakNetwork.to(baseURL ?? '');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await other.goto(sparing.address, { waitUntil: 'load' });
  await page.goto(network.address, { waitUntil: 'load' });
  await page.waitForTimeout(5000);
  expect(network.asked).not.toContain('/sw.js');
  await isKept(page);
  expect(network.asked).toContain('/sw.js');
  // That page has been quiet for longer.
  expect(sparing.asked).not.toContain('/sw.js');
  await context.close();
  await sparing.close();
});

test('one file that fails costs only that file, and is fetched at a later visit', async ({
  page,
  network,
}) => {
  test.slow();
  const refused = { status: 500, type: 'text/plain', body: 'not now' };
  network.rewrite({ path: /^\/sandbox$/, ...refused });
  await visitOnce(page, network);
  await page.goto(`${network.address}/sandbox`);
  await expect(page.getByRole('heading', { name: 'This page is not at hand' })).toBeVisible();
  await page.goto(`${network.address}/changes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  network.mend();
  network.rewrite();
  await page.goto(`${network.address}/changes`);
  const isAtHand = () =>
    page.evaluate(async () => Boolean(await caches.match('/sandbox', { ignoreSearch: true })));
  await expect.poll(isAtHand, { timeout: INSTALLED }).toBe(true);
  network.cut();
  await page.goto(`${network.address}/sandbox`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sandbox' })).toBeVisible();
});

test('a new version waits while other tabs are open, and is let in at the next page', async ({
  page,
  context,
  network,
  request,
}) => {
  test.slow();
  await page.goto(network.address);
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
  await isKept(page);
  const other = await context.newPage();
  await other.goto(`${network.address}/changes`);
  // When it is really started is the browser’s business, and takes it up to a minute: what is
  // looked for is that it is told to, and not before.
  const told = '/told?SKIP_WAITING';
  const script = await (await request.get('/sw.js')).text();
  network.rewrite({
    path: /^\/sw\.js$/,
    status: 200,
    type: 'text/javascript',
    body: `self.addEventListener('message', ({ data }) => fetch('/told?' + data.type)); ${script}`,
  });
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(isWaiting, { timeout: INSTALLED }).toBe('installed');
  await page.goto(`${network.address}/about`);
  await page.waitForTimeout(1000);
  expect(network.asked).not.toContain(told);
  await other.close();
  // The browser counts a closed tab for a moment longer.
  await page.waitForTimeout(1000);
  await page.goto(`${network.address}/changes`);
  await expect.poll(() => network.asked).toContain(told);
});

test('a tab that asks for a part which is gone loads anew, once', async ({ page, network }) => {
  await page.goto(network.address, { waitUntil: 'load' });
  const ask = () =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/_next/static/chunks/of-an-older-version.js';
      document.head.append(script);
    });
  const again = page.waitForEvent('load');
  // The page may not listen yet.
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.waitForTimeout(1000);
  await ask();
  await again;
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await page.waitForTimeout(1000);
  await ask();
  await page.waitForTimeout(2000);
  expect(loads).toEqual([]);
});
