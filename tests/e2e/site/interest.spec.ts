/** The calculators of the two articles on interest: each is typed into, shared by its address, and refuses. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const INTEREST = '/articles/interest/compound-interest';
const DOUBLING = '/articles/interest/compound-interest-doubling';

interface Widget {
  readonly path: string;
  readonly title: string;
  /** What it says before anything is typed. */
  readonly first: string;
  /** A field, what is typed into it, and what comes out. */
  readonly field: string;
  readonly text: string;
  readonly param: string;
  readonly result: string;
  readonly hasChart: boolean;
}

const WIDGETS: readonly Widget[] = [
  {
    path: INTEREST,
    title: 'Simple interest, calculated',
    first: 'After 10 years: $1,500.00, of which $500.00 is interest.',
    field: 'Rate a year',
    text: '7.5 %',
    param: 'simple-rate',
    result: 'After 10 years: $1,750.00, of which $750.00 is interest.',
    hasChart: true,
  },
  {
    path: INTEREST,
    title: 'Compound interest, calculated',
    first: 'After 30 years: $4,321.94.',
    field: 'Time',
    text: '20',
    param: 'compound-years',
    result: 'After 20 years: $2,653.30.',
    hasChart: true,
  },
  {
    path: INTEREST,
    title: 'More often than once a year, calculated',
    first: 'The effective annual rate is 5.1162 %.',
    field: 'Rate a year',
    text: '4.9',
    param: 'periods-rate',
    result: 'The effective annual rate is 5.0116 %.',
    hasChart: true,
  },
  {
    path: INTEREST,
    title: 'What it buys, calculated',
    first: 'The real rate is 1.9417 %; subtracting says 2.0000 %.',
    field: 'Inflation a year',
    text: '8',
    param: 'real-inflation',
    result: 'The real rate is −2.7778 %; subtracting says −3.0000 %.',
    hasChart: true,
  },
  {
    path: DOUBLING,
    title: 'The time to double, by rate',
    first: 'At 5 % a sum doubles in 14.21 years.',
    field: 'Rate a year',
    text: '0',
    param: 'double-rate',
    result: 'At 0 % a sum does not grow: it never doubles.',
    hasChart: false,
  },
  {
    path: DOUBLING,
    title: 'The time to double, by period',
    first: 'At 5 %, added 12 times a year, a sum doubles in 13.89 years.',
    field: 'Rate a year',
    text: '12',
    param: 'often-rate',
    result: 'At 12 %, added 12 times a year, a sum doubles in 5.81 years.',
    hasChart: false,
  },
  {
    path: DOUBLING,
    title: 'How far the rules are off',
    first: 'Rates from 0.25 % to 100 %.',
    field: 'Rates up to',
    text: '12',
    param: 'errors-upto',
    result: 'Rates from 0.25 % to 12 %.',
    hasChart: true,
  },
];

const inText = (page: Page) => page.getByRole('main');

/** The calculator, once one has come near enough for it to be fetched. */
async function reached(page: Page, { title }: Widget): Promise<Locator> {
  const calculator = page.getByRole('region', { name: title, exact: true });
  // Each island is fetched as one comes near; one scrolls down as a reader does, and from the end back.
  await expect(async () => {
    await page.evaluate(() => {
      const isEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
      window.scrollTo(0, isEnd ? 0 : window.scrollY + 500);
    });
    await expect(calculator).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [100] });
  await calculator.scrollIntoViewIfNeeded();
  return calculator;
}

const widgetsOf = (path: string) => WIDGETS.filter((one) => one.path === path);

async function says(calculator: Locator, sentence: string): Promise<void> {
  await expect(calculator.getByRole('status')).toContainText(sentence);
}

for (const path of [INTEREST, DOUBLING]) {
  test(`the calculators of ${path} are typed into, kept in the address, and there again after a reload`, async ({
    page,
  }) => {
    await page.goto(`${path}?kept=1#recap`);
    await page.mouse.move(700, 400);
    await page.evaluate(() => window.scrollTo(0, 0));
    const query = new URLSearchParams({ kept: '1' });
    for (const widget of widgetsOf(path)) {
      const calculator = await reached(page, widget);
      await says(calculator, widget.first);
      await calculator.getByLabel(widget.field).fill(widget.text);
      await says(calculator, widget.result);
      query.set(widget.param, widget.text);
      await expect(page).toHaveURL(`${path}?${query}#recap`);
      if (widget.hasChart) await expect(calculator.getByRole('img')).toBeVisible();
    }
    await page.reload();
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const widget of widgetsOf(path)) {
      const calculator = await reached(page, widget);
      await expect(calculator.getByLabel(widget.field)).toHaveValue(widget.text);
      await says(calculator, widget.result);
      await calculator.getByRole('button', { name: 'Reset' }).click();
      await says(calculator, widget.first);
    }
    await expect(page).toHaveURL(`${path}?kept=1#recap`);
    await expectAccessibleInBothThemes(page);
  });

  test(`a calculator of ${path} refuses in a sentence and outside the address, and keeps what it took when one goes on and comes back`, async ({
    page,
  }) => {
    const [widget] = widgetsOf(path);
    if (!widget) throw new Error(`${path} has no calculator`);
    await page.goto(path);
    await page.mouse.move(700, 400);
    let calculator = await reached(page, widget);
    const field = calculator.getByLabel(widget.field);
    await field.fill('1e400');
    await expect(field).toHaveAccessibleDescription(/^“1e400” is not a number/);
    await says(calculator, 'Not worked out yet');
    await expectAccessibleInBothThemes(page, '.calc');
    await expect(page).toHaveURL(path);
    await field.fill(widget.text);
    const query = new URLSearchParams({ [widget.param]: widget.text });
    await expect(page).toHaveURL(`${path}?${query}`);
    const other = path === INTEREST ? DOUBLING : INTEREST;
    // By the keys: calculators that come as the page jumps there would move the link away from the pointer.
    await inText(page).locator(`.prose a[href="${other}"]`).press('Enter');
    await expect(page).toHaveURL(other);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?${query}`);
    calculator = await reached(page, widget);
    await expect(calculator.getByLabel(widget.field)).toHaveValue(widget.text);
  });
}

test('without JavaScript each calculator’s first table is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(INTEREST);
  for (const caption of ['Simple', 'Compound']) {
    await expect(page.getByRole('table', { name: `${caption} interest by year` })).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Interest added monthly' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The sum and what it buys' })).toBeVisible();
  await page.goto(DOUBLING);
  for (const caption of [
    'The time to double at 5 %, in years',
    'The time to double at 5 %, added 12 times a year, in years',
  ]) {
    await expect(page.getByRole('table', { name: caption, exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole('table', { name: 'How much too long each rule’s time is' }),
  ).toBeVisible();
  await context.close();
});

for (const path of [INTEREST, DOUBLING]) {
  test(`on a phone nothing of ${path} is wider than the page, and targets are large`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto(path);
    for (const { title } of WIDGETS.filter((one) => one.path === path)) {
      const calculator = page.getByRole('region', { name: title, exact: true });
      await expect(async () => {
        await page.evaluate(() => window.scrollBy(0, 600));
        await expect(calculator).toBeVisible({ timeout: 200 });
      }).toPass({ intervals: [100] });
      const controls = await calculator.locator('input, select, button').all();
      expect(controls.length).toBeGreaterThan(1);
      for (const control of controls) {
        const box = await control.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await context.close();
  });
}
