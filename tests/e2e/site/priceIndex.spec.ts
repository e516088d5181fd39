/** The article on the consumer price index: its three calculators, on any screen, and without scripts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const PAGE = '/articles/inflation/consumer-price-index';

const PRICES = 'Change the prices';
const WEIGHTS = 'Change the weights';
const YEARS = 'Add year after year';

/** The section of the article that each stands in. */
const HEADINGS: ReadonlyMap<string, string> = new Map([
  [PRICES, 'When prices change'],
  [WEIGHTS, 'When weights change'],
  [YEARS, 'Year after year'],
]);

/** A calculator of the page, after its script has come. */
async function calculator(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole('heading', { name: HEADINGS.get(name) ?? name, exact: true });
  await heading.scrollIntoViewIfNeeded();
  const region = page.getByRole('region', { name, exact: true });
  // The places above it may have grown meanwhile: it comes when it is near.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(region).toBeVisible({ timeout: 500 });
  }).toPass();
  await region.scrollIntoViewIfNeeded();
  return region;
}

const field = (region: Locator, name: string) => region.getByRole('textbox', { name, exact: true });
const button = (region: Locator, name: string) => region.getByRole('button', { name, exact: true });
const result = (region: Locator) => region.getByRole('status');

test('changing a price moves the index, and the address brings it back', async ({ page }) => {
  await page.goto(PAGE);
  const region = await calculator(page, PRICES);
  await expect(result(region)).toContainText('from 100.0 to 104.1');
  await field(region, 'Price change: Shelter').fill('10');
  await expect(result(region)).toContainText('from 100.0 to 106.2');
  await expect(region.getByRole('listitem').filter({ hasText: 'Shelter' })).toContainText('+3.56');
  await expect(page).toHaveURL(/\?prices-sh=10$/);
  await page.reload();
  const again = await calculator(page, PRICES);
  await expect(field(again, 'Price change: Shelter')).toHaveValue('10');
  await expect(result(again)).toContainText('from 100.0 to 106.2');
});

test('what is no price change is refused in a sentence, and stays out of the address', async ({
  page,
}) => {
  await page.goto(PAGE);
  const region = await calculator(page, PRICES);
  const food = field(region, 'Price change: Food');
  await food.fill('-100');
  await expect(food).toHaveAccessibleDescription(
    'The price change of “Food” must be a number from −99 % to 1,000 %.',
  );
  await expect(food).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(PAGE);
  await page.goto(`${PAGE}?prices-fo=-100`);
  const again = field(await calculator(page, PRICES), 'Price change: Food');
  await expect(again).toHaveValue('6');
  await expect(again).not.toHaveAttribute('aria-invalid');
});

test('setting a weight has the others share the difference', async ({ page }) => {
  await page.goto(PAGE);
  const region = await calculator(page, WEIGHTS);
  await field(region, 'Weight: Private transport').fill('0');
  await expect(field(region, 'Weight: Food')).toHaveValue('16.09');
  await expect(result(region)).toContainText('from 100.0 to 103.9');
  await expect(page).toHaveURL(/[?&]weights-list=/);
  await page.reload();
  const again = await calculator(page, WEIGHTS);
  await expect(field(again, 'Weight: Private transport')).toHaveValue('0.00');
  await expect(result(again)).toContainText('from 100.0 to 103.9');
  await button(again, 'Reset').click();
  await expect(field(again, 'Weight: Food')).toHaveValue('13.70');
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('years are added by keyboard, drawn, listed, kept and taken back', async ({ page }) => {
  await page.goto(PAGE);
  const region = await calculator(page, YEARS);
  await field(region, 'Price change: Food').focus();
  await page.keyboard.press('Enter');
  await field(region, 'Weight: Food').fill('50');
  await page.keyboard.press('Enter');
  await expect(result(region)).toContainText('After 2 years the index stands at 109.2.');
  const rows = region.getByRole('table', { name: 'The years so far' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Food (+3.00)');
  // A chart is fetched as one nears it: the table stands below both.
  await rows.nth(2).scrollIntoViewIfNeeded();
  await expect(region.getByRole('img', { name: /^The index over 2 years/ })).toBeVisible();
  await expect(region.getByRole('img', { name: /^The yearly rate over 2 years/ })).toBeVisible();
  await expect(page).toHaveURL(/index-years=[\d.*_-]+/);
  await page.reload();
  const again = await calculator(page, YEARS);
  await expect(result(again)).toContainText('After 2 years the index stands at 109.2.');
  await button(again, 'Undo last year').click();
  await expect(result(again)).toContainText('After one year the index stands at 104.1.');
  await button(again, 'Start over').click();
  await expect(result(again)).toContainText('The index begins at 100.0.');
  await button(again, 'Put back what was taken').click();
  await expect(result(again)).toContainText('After one year');
});

test('an address that makes no sense is read as far as it does', async ({ page }) => {
  await page.goto(`${PAGE}?index-years=500_%3Cscript%3E_9&weights-list=1e9&prices-fo=NaN`);
  const years = await calculator(page, YEARS);
  await expect(years.getByText(/Only the first one could be read/)).toBeVisible();
  await expect(result(years)).toContainText('After one year');
  const weights = await calculator(page, WEIGHTS);
  await expect(weights.getByText(/could not be read/)).toBeVisible();
  const prices = await calculator(page, PRICES);
  await expect(field(prices, 'Price change: Food')).toHaveValue('6');
});

test('axe finds nothing in the calculators', async ({ page }) => {
  await page.goto(`${PAGE}?index-years=500_-200..400&weights-list=`);
  for (const name of [PRICES, WEIGHTS, YEARS]) await calculator(page, name);
  await field(await calculator(page, PRICES), 'Price change: Food').fill('x');
  await calculator(page, YEARS);
  await expect(page.getByRole('img', { name: /^The yearly rate over 2/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'article');
});

test('nothing is wider than a phone, and fields are large enough to touch', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  await page.goto(`${PAGE}?index-years=100000_-9900`);
  for (const name of [PRICES, WEIGHTS, YEARS]) {
    const region = await calculator(page, name);
    const boxes = await region
      .locator('input, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket stands there as a table, and the page says what is missing', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const table = page.getByRole('table', { name: /^The basket with its weights/ });
    await expect(table.getByRole('row')).toHaveCount(14);
    await expect(table.getByRole('row', { name: /^All/ })).toContainText('100.00 %');
    // A browser that is only told to run none still hides what is said to those who run none.
    const source = await (await page.request.get(PAGE)).text();
    expect(source.match(/<noscript><p>A calculator stands here/g)).toHaveLength(3);
  });
});
