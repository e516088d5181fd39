/** The Content-Security-Policy: nothing of ours is held back by it, and nothing of anybody else's gets by. */
import { readFileSync } from 'node:fs';
import { test as bare, expect, type Page } from '@playwright/test';
import { inlineScriptHashes } from '@/scripts/csp/inlineScripts.mjs';
import { Board, TRANSFERS } from '../support/board';
import { fragment, sharedPayload } from '../support/links';
import { test } from '../support/test';
import { WeakNetwork } from '../support/weakNetwork';

const UNKNOWN = '/no/such/page';

/** The browser says by itself of most that a policy holds back; this makes an error of all of it. */
async function complainOfViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      reportError(new Error(`held back by ${effectiveDirective}: ${blockedURI}`));
    });
  });
}

test.describe('nothing is held back', () => {
  test.beforeEach(async ({ page }) => complainOfViolations(page));

  test('of a lesson that is played', async ({ page }) => {
    const board = await Board.open(page, TRANSFERS);
    await board.pay('30');
    await board.isAt(1, 1);
    await board.keeps(1);
    await board.share('Link and code');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.getByRole('tab', { name: 'File' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await (await saved).path();
  });

  test('of an embedded board', async ({ page }) => {
    await Board.open(page, `/embed${fragment(sharedPayload(), 3)}`);
    await page.getByRole('button', { name: 'Step back' }).click();
  });

  test('of an article with a calculator and its chart', async ({ page }) => {
    await page.goto('/articles/interest/compound-interest');
    const calculator = page.getByRole('region', { name: 'Simple interest, calculated' });
    await expect(async () => {
      await page.mouse.wheel(0, 500);
      await expect(calculator).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [100] });
    await calculator.getByLabel('Rate a year').fill('7.5');
    await expect(calculator.getByRole('status')).toContainText('$1,750.00');
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.getByRole('img')).toBeVisible();
  });

  test('of the search, whose page is drawn for each request', async ({ page }) => {
    await page.goto('/search?q=overdraft');
    const found = page.getByRole('main').getByRole('link', { name: 'Overdrafts', exact: true });
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overdrafts' })).toBeVisible();
  });

  test('of the sandbox, the glossary, and a soft way between pages', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sandbox' }).click();
    await expect(page.getByLabel('Start from')).toBeVisible();
    await page.goto('/articles/glossary');
    await page.locator('#main').getByLabel('Search the glossary').fill('nostro');
    await expect(page.getByRole('option', { name: 'Nostro Account' })).toBeVisible();
  });

  test('of the theme, which is set before anything is drawn', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('tallystick-theme', 'dark'));
    for (const path of ['/about', '/search', '/embed']) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
    }
  });
});

bare.describe('at an address where nothing is', () => {
  bare('the page that says so works, whatever the address looks like', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // That there is nothing is rightly reported.
      const isMeant = message.text().includes('404');
      if (message.type() === 'error' && !isMeant) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    await complainOfViolations(page);
    for (const path of [UNKNOWN, '/nothing.png', '/og/nothing.png', '/%61bout', '/embed/nothing']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      // What the page does by its script: it fetches the search when somebody comes near it.
      const control = page.getByRole('banner').getByLabel('Search');
      await control.click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    }
    expect(complaints).toEqual([]);
  });
});

/** Opens a page into which somebody smuggled scripts, and gives what the policy said of them. */
async function openWithSmuggled(page: Page, path: string): Promise<readonly string[]> {
  const smuggled = [
    '<script>document.title = "taken over"</script>',
    '<img src="/no-such-picture" onerror="document.title = \'taken over\'" alt="">',
    '<script src="https://elsewhere.example/script.js"></script>',
    '<script src="data:text/javascript,document.title = \'taken over\'"></script>',
    '<base href="https://elsewhere.example/">',
    '<iframe src="https://elsewhere.example/"></iframe>',
  ].join('');
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      said.push(effectiveDirective);
    });
  });
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</body>', `${smuggled}</body>`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  return page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said : []));
}

bare.describe('what was smuggled into a page', () => {
  for (const path of ['/about', '/search', UNKNOWN, '/embed']) {
    bare(`does nothing at ${path}`, async ({ page }) => {
      const said = await openWithSmuggled(page, path);
      expect(new Set(said)).toEqual(
        new Set(['script-src-elem', 'script-src-attr', 'base-uri', 'frame-src']),
      );
      expect(said.filter((directive) => directive === 'script-src-elem')).toHaveLength(3);
      expect(await page.title()).not.toBe('taken over');
    });
  }
});

test('every page is sent with a policy that knows all of its inline scripts', async ({
  request,
}) => {
  const pages: Record<string, string> = JSON.parse(
    readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
  );
  const lists: { readonly pages: Record<string, unknown> } = JSON.parse(
    readFileSync('.next/csp.json', 'utf8'),
  );
  const fixed = Object.entries(pages).filter(([file]) => file.endsWith('/page'));
  const paths = new Set([...Object.keys(lists.pages), ...fixed.map(([, path]) => path)]);
  for (const path of paths) {
    if (path.includes('[')) continue;
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    const html = (await answer.text()).replaceAll(
      /<script\b[^>]*\bnonce="([^"]+)"[^>]*>[\s\S]*?<\/script>/g,
      (script, given) => (given === nonce ? '' : script),
    );
    const unknown = inlineScriptHashes(html).filter((hash) => !policy.includes(`'${hash}'`));
    expect(unknown, path).toEqual([]);
  }
});

bare('another site may frame the embedded board, and no other page', async ({ page, baseURL }) => {
  const site = baseURL ?? '';
  const other = await WeakNetwork.to(site);
  const frames = ['/embed', '/', '/search'].map((path) => `<iframe src="${site}${path}"></iframe>`);
  const body = `<!doctype html><title>A course</title>${frames.join('')}`;
  other.rewrite({ path: /^\/course$/, status: 200, type: 'text/html', body });
  await page.goto(`${other.address.replace('127.0.0.1', 'localhost')}/course`);
  const board = page.frameLocator('iframe').first();
  await expect(board.getByText('This address holds no steps')).toBeVisible();
  const shown = () => page.frames().map((frame) => frame.url());
  const refused = 'chrome-error://chromewebdata/';
  await expect.poll(shown).toEqual([page.url(), `${site}/embed`, refused, refused]);
  await other.close();
});

bare.describe('without a network', () => {
  bare.use({ serviceWorkers: 'allow' });

  bare('each copy comes with the policy that fits it', async ({ page, baseURL }) => {
    bare.slow();
    const network = await WeakNetwork.to(baseURL ?? '');
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await complainOfViolations(page);
    await page.goto(network.address);
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
        timeout: 60_000,
      })
      .toBe('activated');
    network.cut();
    for (const [path, heading] of [
      ['/about?from=a-link', 'About Tallystick'],
      ['/lectures?id=3', 'Lectures'],
      ['/search?q=repo', 'Search'],
      [UNKNOWN, 'This page is not at hand'],
    ] as const) {
      await page.goto(`${network.address}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('banner').getByLabel('Search').click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    }
    expect(complaints).toEqual([]);
    await network.close();
  });
});
