/** The article on bills of exchange: its parts, and the exercise played on their boards. */
import { expect } from '@playwright/test';
import { BILLS_STAGES } from '@/events/bills/stages';
import { billsPath, CIRCUIT, deal } from './support/bills';
import { Board } from './support/board';
import { expectAccessibleInBothThemes, test } from './support/test';

test('every part is listed under its heading, and opens with its situation and its board', async ({
  page,
}) => {
  test.slow();
  await page.goto('/articles/historical/renaissance/bills-of-exchange');
  const links = page.locator('.article-list').getByRole('link');
  await expect(links).toHaveText(BILLS_STAGES.map(({ title }) => title));
  for (const { title, path, about, opening } of BILLS_STAGES) {
    const board = await Board.open(page, path);
    await expect(page).toHaveTitle(`${title} · Bills of Exchange · Tallystick`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('paragraph').filter({ hasText: about }).first()).toBeVisible();
    await board.isAt(0, 0);
    const names = opening.players.map(({ name }) => name);
    await expect(board.region.getByRole('article').getByRole('button')).toHaveText(names);
  }
});

test('the parts lead to one another', async ({ page }) => {
  await page.goto(billsPath(1));
  for (const { title } of BILLS_STAGES.slice(1)) {
    await page.getByRole('link', { name: `Next article ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  // The tree of articles goes on after the last part.
  await expect(page.getByRole('link', { name: /^Next article Money/ })).toBeVisible();
});

test('a marc goes out and home by the forms: 500 ecus become 501.50, shared, reopened, stepped back', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const board = await Board.open(page, billsPath(5));
  await board.holds('Assets', 'Florence Banker', { Ecus: '500' });
  for (const [index, one] of CIRCUIT.entries()) {
    await deal(board, one);
    await board.isAt(index + 1, index + 1);
  }
  await board.holds('Assets', 'Florence Banker', { Ecus: '501.50' });
  await board.lookAt('Explore');
  const worth = page.getByRole('table', { name: /^What the bankers are worth/ });
  await expect(worth.getByRole('row', { name: /^Gained/ })).toContainText('+1.50');

  await board.share('Link and code');
  const link = await board.field('Link').inputValue();
  expect(link.startsWith(`${baseURL}${billsPath(5)}#log=`)).toBe(true);

  // Somebody else opens it, on a page that is not the exercise’s own.
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(link);
  const theirs = new Board(other);
  await theirs.isThere();
  await theirs.isAt(8, 8);
  await theirs.holds('Assets', 'Florence Banker', { Ecus: '501.50' });
  await theirs.button('Step back').click();
  await theirs.isAt(7, 8);
  await theirs.holds('Assets', 'Florence Banker', { Ecus: '436' });
  await theirs.focusPage();
  await theirs.press('Home');
  await theirs.isAt(0, 8);
  await theirs.holds('Assets', 'Florence Banker', { Ecus: '500' });
  await other.context().close();
});

test('what was played is there again after a reload', async ({ page }) => {
  const board = await Board.open(page, billsPath(2));
  await deal(board, { party: 'Florence Exporter', action: 'Export Goods', amount: '2.50' });
  await board.isAt(1, 1);
  await board.keeps(1);
  await page.goto('/');
  await page.goto(billsPath(2));
  await board.isAt(1, 1);
  await board.holds('Liabilities', 'Lyons Importer', {
    'Bill 1 on Lyons due to Florence Exporter': '2.50',
  });
});

test('the page opens its reckoned circuit on the board', async ({ page }) => {
  const board = await Board.open(page, billsPath(5));
  await board.lookAt('Read');
  await page.getByRole('link', { name: 'Open these steps on the board' }).click();
  await expect(board.saying('You are looking at shared steps: Out and back.')).toBeVisible();
  await board.isAt(0, 8);
  await board.button('Last step').click();
  await board.holds('Assets', 'Florence Banker', { Ecus: '501.50' });
});

test('a link to another part’s steps opens there', async ({ page }) => {
  const board = await Board.open(page, billsPath(5));
  await deal(board, CIRCUIT[0] ?? { party: '', action: 'Export Goods' });
  await board.isAt(1, 1);
  await board.share('Link and code');
  const link = await board.field('Link').inputValue();
  await page.goto('/');
  await page.goto(`${billsPath(1)}${link.slice(link.indexOf('#'))}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rechange Part 2');
  await board.isAt(1, 1);
});

test('a part can be used by everyone', async ({ page }) => {
  const board = await Board.open(page, billsPath(6));
  for (const one of CIRCUIT.slice(0, 4)) await deal(board, one);
  await board.isAt(4, 4);
  await expectAccessibleInBothThemes(page);
});
