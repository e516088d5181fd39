/** The studies under the board that look at the rules and at other lines: what each says of a line that was played by hand. */
import { expect } from '@playwright/test';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { expectAccessible, test } from './support/test';

const STUDIES = '.studies';

test('a branch is made by switching a step off, and compared with the line it came from', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Explore');
  await board.pay('30');
  await board.pay('10', 'Customer 2', 'Customer 1');
  await board.isAt(2, 2);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('What if').click();
  await board.whole.getByRole('checkbox', { name: /^1 Customer 1 pays Customer 2 \$30/ }).uncheck();
  await expect(page.getByText('1 of 2 events off. All the others can be done.')).toBeVisible();
  await expectAccessible(page, STUDIES);
  await board.button('Keep as a branch').click();
  await board.isAt(1, 1);
  await tab('Compare').click();
  await expect(board.whole.getByLabel('The other line')).toContainText('leaves at step 0');
  const sheet = board.whole.getByRole('table', { name: 'Customer 1', exact: true });
  await expect(sheet.getByRole('row', { name: /^At Bank 1/ })).toHaveText('At Bank 111070−40');
  await expectAccessible(page, STUDIES);
  await board.button('Show the other line').click();
  await board.isAt(1, 2);
});

test('the rules are checked live, and the line folded again out of its own link', async ({
  page,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.lookAt('Explore');
  await page.getByRole('tab', { name: 'Checks', exact: true }).click();
  await expect(board.saying('At step 0 each of these rules holds.')).toBeVisible();
  await board.pay('15', 'Customer 1', 'Customer 3');
  await expect(board.saying('At step 1 each of these rules holds.')).toBeVisible();
  await board.button('Play it again and compare').click();
  await expect(board.saying(/^From its link of \d+ characters.*the same state/)).toBeVisible();
  await expectAccessible(page, STUDIES);
});

test('a refusal is listed with its rule', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.lookAt('Explore');
  await page.getByRole('tab', { name: 'Refused', exact: true }).click();
  await expect(board.saying('Nothing has been refused here yet.')).toBeVisible();
  const action = 'Transfer Money to Someone';
  await board.fill({ party: 'Customer 1', action, choose: { To: 'Customer 2' }, amount: '500' });
  await board.field('Amount ($)').press('Enter');
  const attempt = board.whole
    .getByRole('article')
    .filter({ hasText: 'an account pays no more than it holds' });
  await expect(attempt).toContainText(action);
  await expect(attempt).toContainText('Amount$500');
  await expectAccessible(page, STUDIES);
});

test('the same payments are made under every system', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.lookAt('Explore');
  await page.getByRole('tab', { name: 'Other systems', exact: true }).click();
  await expect(
    page.getByText(/needed \$20 of reserves, paid one by one in this order \$40/),
  ).toBeVisible();
  await expectAccessible(page, STUDIES);
});
