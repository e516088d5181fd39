/** The bills exercise under one thumb. */
import { expect } from '@playwright/test';
import { billsPath, deal } from './support/bills';
import { Board } from './support/board';
import { overhang } from './support/overhang';
import { expectAccessible, MOVING, test } from './support/test';

test.use(MOVING);

test('goods are traded, and a bill comes back', async ({ page }) => {
  await page.goto(billsPath(1));
  await page.getByRole('link', { name: 'Go to the board' }).tap();
  const board = new Board(page);
  await board.isThere();
  await deal(board, { party: 'Florence Exporter', action: 'Export Goods', amount: '2.50' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await board.isAt(1, 1);
  await board.holds('Assets', 'Florence Exporter', {
    Ecus: '500',
    Goods: '7.50',
    'Bill 1 on Lyons due from Lyons Importer': '2.50',
  });
  await board.holds('Liabilities', 'Lyons Importer', {
    'Bill 1 on Lyons due to Florence Exporter': '2.50',
  });
  expect(await overhang(page)).toBe(0);
  await expectAccessible(page);
  await board.button('Step back').tap();
  await board.holds('Assets', 'Florence Exporter', { Goods: '10' });
});

/** The players whose accounts are not drawn, and whether all of them say that there is more. */
const namesOnly = () =>
  [...document.querySelectorAll('[data-sheet]')]
    .filter((sheet) => !sheet.querySelector('.t-account')?.checkVisibility())
    .map((sheet) => {
      const name = sheet.querySelector('.party-name');
      return `${sheet.getAttribute('data-sheet')}${name ? getComputedStyle(name, '::after').content.replaceAll('"', '') : ''}`;
    });

test('at the opening everybody’s account is drawn, or says that there is more', async ({
  page,
}) => {
  await page.goto(billsPath(4));
  await page.getByRole('link', { name: 'Go to the board' }).tap();
  const board = new Board(page);
  await board.isThere();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(namesOnly)).toEqual(['Lyons Importer …', 'Lyons Banker …']);
  await board.holds('Assets', 'Florence Banker', { Ecus: '500', Marcs: '10' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(namesOnly)).toContain('Lyons Banker …');
  for (const name of await page.evaluate(namesOnly)) expect(name).toMatch(/ …$/);
  await page.getByRole('button', { name: 'Lyons Banker' }).tap();
  await expect.poll(() => page.evaluate(namesOnly)).not.toContain('Lyons Banker …');
});
