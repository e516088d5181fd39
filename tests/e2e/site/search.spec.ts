/** The search over the site, and the pages that help where there is none. */
import { test as bare, expect } from '@playwright/test';
import { overhang } from '../support/overhang';
import { expectAccessible, NOWHERE, test } from '../support/test';

test.describe('the dialog', () => {
  test('opens by the slash, finds a lesson by a misspelt name, and goes there by the keys', async ({
    page,
  }) => {
    await page.goto('/about');
    const field = page.getByRole('combobox', { name: 'Search lessons, articles, terms' });
    // A key that comes before the page's script does is not heard: it is pressed again.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill('corespondent banking');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Correspondent Banking');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/lectures/towards-a-central-bank/correspondent-banking');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('leads to the page of all that is found, and hands the focus back when it closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const control = page.getByRole('banner').getByLabel('Search');
    await control.click();
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(control).toBeFocused();
    await control.click();
    await field.fill('loan');
    await expect(page.getByRole('status').filter({ hasText: 'results' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=loan');
    await expect(page.getByRole('link', { name: 'Clearing House Loans' }).first()).toBeVisible();
  });

  test('fills a phone, and its list is scrolled where it is longer', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/about');
    await page.getByRole('banner').getByLabel('Search').click();
    await page.getByRole('combobox').fill('bank');
    await expect(page.getByRole('option').first()).toBeVisible();
    const box = await page.getByRole('dialog').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 320, height: 568 });
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').last()).toBeInViewport();
  });

  test('says that it could not be fetched, and fetches it when asked again', async ({
    browser,
  }) => {
    // The browser rightly complains of the file that fails: this page is not watched.
    const page = await browser.newPage();
    await page.route('**/search.json', (route) => route.abort(), { times: 1 });
    await page.goto('/about');
    await page.getByRole('banner').getByLabel('Search').click();
    await page.getByRole('combobox').fill('loan');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toContainText('Loan');
    await page.close();
  });
});

test.describe('the page of the search, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds what is typed', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('nostro');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=nostro');
    await expect(page.getByRole('link', { name: 'Nostro Account' })).toHaveAttribute(
      'href',
      '/articles/glossary/n#nostro-account',
    );
    await expect(page.locator('main mark').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'scenarios for “nostro”' })).toHaveAttribute(
      'href',
      '/community?q=nostro',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('leads past many of one sort to the next', async ({ page }) => {
    await page.goto('/search?q=reserves');
    const sorts = page.getByRole('navigation', { name: 'Sorts of results' });
    await expect(sorts.getByRole('listitem')).toHaveText([
      /^Glossary \d+$/,
      /^Lectures and lessons \d+$/,
    ]);
    await sorts.getByRole('link', { name: 'Lectures and lessons' }).click();
    await expect(page.getByRole('heading', { name: 'Lectures and lessons' })).toBeInViewport();
  });

  test('offers the nearest and the letters where nothing is found', async ({ page }) => {
    await page.goto('/search?q=overdraft+zzzzy');
    await expect(page.getByText('Nothing found for “overdraft zzzzy”')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Overdrafts', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'N', exact: true })).toHaveAttribute(
      'href',
      '/articles/glossary/n',
    );
  });

  test('cuts what is too long, and says so', async ({ page }) => {
    await page.goto(`/search?q=${'loan+'.repeat(40)}`);
    await expect(page.getByText('longer than 100 characters')).toBeVisible();
  });

  test('takes what is typed for text', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent('<b>loan</b>"><script>')}`);
    await expect(page.getByRole('searchbox')).toHaveValue('<b>loan</b>"><script>');
    await expect(page.locator('main b')).toHaveCount(0);
  });
});

for (const path of ['/search', '/search?q=loan', '/search?q=overdraft+zzzzy']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('the index is one file with every lesson in it', async ({ request }) => {
  const answer = await request.get('/search.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const text = await answer.text();
  expect(text).toContain('"/lectures/fundamentals/overdrafts"');
  expect(text).toContain('"Nostro Account"');
});

test.describe('where there is no page', () => {
  test('what lies beside it is offered, and nothing moves when it comes', async ({ page }) => {
    await page.goto(NOWHERE);
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    const nearest = page.getByRole('region', { name: 'Did you mean' });
    const below = page.getByRole('region', { name: 'From here' });
    const before = await below.boundingBox();
    await expect(nearest.getByRole('link', { name: 'Deposit Transfers' })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    // One under the other, the rest of the page is not pushed out of sight for what may not come.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(nearest.getByRole('link')).toHaveCount(3);
    await expect(below.getByRole('searchbox')).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page)).toBe(0);
  });

  // The browser rightly complains of an address without a page: this one is not watched.
  bare('on a phone, room that is not needed is given up, and nothing jumps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/qqqqxxzz');
    const nearest = page.getByRole('region', { name: 'Did you mean' });
    const below = page.getByRole('region', { name: 'From here' });
    await expect(nearest.getByText('No page has an address like it.')).toBeVisible();
    const gap = async () => {
      const [above, under] = [await nearest.boundingBox(), await below.boundingBox()];
      return above && under ? under.y - above.y : Number.NaN;
    };
    await expect.poll(gap).toBeLessThan(110);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: 'layout-shift',
            buffered: true,
          });
          setTimeout(resolve, 500, 0);
        }),
    );
    expect(shifts).toBe(0);
  });

  for (const [address, path] of [
    ['/lectures/fundamentals/overdraft', '/lectures/fundamentals/overdrafts'],
    ['/articles/inflation/consumer-price', '/articles/inflation/consumer-price-index'],
    ['/articles/glossary/nostro-acount', '/articles/glossary/n#nostro-account'],
  ] as const) {
    // The browser rightly complains of an address without a page: these pages are not watched.
    bare(`${address} offers ${path}`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      const nearest = page.getByRole('region', { name: 'Did you mean' });
      await expect(nearest.getByRole('link').first()).toHaveAttribute('href', path);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the ways and the search still lead on', async ({ page }) => {
      await page.goto(NOWHERE);
      const ways = page.getByRole('region', { name: 'From here' });
      await expect(ways.getByRole('link', { name: 'Glossary' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Did you mean' })).toHaveCount(0);
      await ways.getByRole('searchbox').fill('overdraft');
      await ways.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=overdraft');
    });
  });
});

test('older addresses lead to where their pages are now, for good', async ({ request }) => {
  const led = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  const overdrafts = '/lectures/fundamentals/overdrafts';
  expect(await led('/lectures?path=/fundamentals/overdrafts&id=3')).toEqual([308, overdrafts]);
  expect(await led('/lectures?id=3&view=2')).toEqual([308, `${overdrafts}?view=2`]);
  expect(await led(`${overdrafts}?path=/fundamentals/loans&id=4`)).toEqual([308, overdrafts]);
  expect(await led('/articles?path=/inflation/consumer-price-index')).toEqual([
    308,
    '/articles/inflation/consumer-price-index',
  ]);
  expect(await led('/lectures?path=//evil.example')).toEqual([308, '/lectures/evil-example']);
  expect((await led(overdrafts))[0]).toBe(200);
});
