/** The forms: the rules answer as one types, nothing typed is lost, and settings change what works. */
import { expect, type Locator } from '@playwright/test';
import { Board, CORRESPONDENTS, TRANSFERS } from './support/board';
import { test } from './support/test';

const WITHDRAW = { party: 'Customer 1', action: 'Withdraw Money from Bank' } as const;
const TRANSFER = { party: 'Customer 1', action: 'Transfer Money to Someone' } as const;
const DEPOSIT = { party: 'Customer 1', action: 'Deposit Cash into Bank' } as const;

const amountOf = (board: Board): Locator => board.field('Amount ($)');

const slider = (board: Board, name: string): Locator =>
  board.region.getByRole('slider', { name, exact: true });

/** What may be typed for an amount that is none, and the sentence that says what works. */
const WRONG_AMOUNTS = [
  ['500', /has \$100\.00 on deposit with Bank 1/],
  ['ten', 'That is not an amount of money; type a figure such as 20 or 12.50.'],
  ['1.234', 'That is not an amount of money; type a figure such as 20 or 12.50.'],
  ['0', 'The amount must be more than zero.'],
  ['99999999999', 'An amount may be $10,000,000,000.00 at most.'],
] as const;

test('an amount is judged while one types it, and stays as it was typed', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  for (const [typed, sentence] of WRONG_AMOUNTS) {
    await board.fill({ ...TRANSFER, amount: typed });
    await expect(amountOf(board)).toHaveAccessibleDescription(sentence);
    await expect(amountOf(board)).toHaveAttribute('aria-invalid', 'true');
    await expect(board.button('Pay')).toHaveAttribute('aria-disabled', 'true');
    await amountOf(board).press('Enter');
    await expect(amountOf(board)).toHaveValue(typed);
    await board.isAt(0, 0);
  }
});

test('the sentence about too much names the most that works, and that works', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.fill({ ...TRANSFER, amount: '100.01' });
  await expect(amountOf(board)).toHaveAccessibleDescription(/\$100\.00/);
  await amountOf(board).fill('100');
  await expect(amountOf(board)).not.toHaveAttribute('aria-invalid');
  await expect(board.button('Pay')).not.toHaveAttribute('aria-disabled');
  await amountOf(board).press('Enter');
  await board.isAt(1, 1);
  await board.holds('Liabilities', 'Bank 1', { 'Customer 2': '200', Total: '200' });
});

test('an empty field is not told off before a press, and then takes the focus', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.fill(TRANSFER);
  await expect(amountOf(board)).toHaveAccessibleDescription(/^At most \$100\.00: /);
  await expect(amountOf(board)).not.toHaveAttribute('aria-invalid');
  await board.button('Pay').press('Enter');
  await expect(amountOf(board)).toHaveAttribute('aria-invalid', 'true');
  await expect(amountOf(board)).toBeFocused();
});

test('a button that cannot act does not light up under the pointer', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.fill(TRANSFER);
  const background = () =>
    board.button('Pay').evaluate((button) => getComputedStyle(button).backgroundColor);
  const quiet = await background();
  await board.button('Pay').hover({ force: true });
  expect(await background()).toBe(quiet);
  await amountOf(board).fill('10');
  const ready = await background();
  expect(ready).not.toBe(quiet);
  await board.button('Pay').click();
  expect(await background()).toBe(quiet);
});

test('what was typed is still there after looking at another step', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('40');
  await board.fill({ ...TRANSFER, amount: '70' });
  await expect(amountOf(board)).toHaveAccessibleDescription(/\$60\.00/);
  await board.button('Step back').click();
  await expect(amountOf(board)).toHaveValue('70');
  await expect(amountOf(board)).toHaveAccessibleDescription(/^At most \$100\.00: /);
});

test('sums are read as people write them', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  for (const [typed, left] of [
    ['$5', '95'],
    [' 1.50 ', '93.50'],
    ['.5', '93'],
  ] as const) {
    await board.act({ ...TRANSFER, amount: typed });
    await board.holds('Assets', 'Customer 1', { 'At Bank 1': left });
  }
});

test('cash paid in makes the bank grow, cash taken out makes it shrink', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.act({ ...DEPOSIT, amount: '25.50' });
  await board.holds('Assets', 'Bank 1', { Reserves: '225.50', Total: '225.50' });
  await board.act({ ...WITHDRAW, amount: '125.50' });
  await board.holds('Assets', 'Bank 1', { Reserves: '100', Total: '100' });
  await board.holds('Assets', 'Customer 1', { Cash: '200' });
});

test('a bank that only reacts says so, and the card of a customer brings its actions', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await expect(board.button('Customer 1')).toHaveAttribute('aria-pressed', 'true');
  await board.button('Bank 1').click();
  await expect(board.saying('Bank 1 only reacts here: choose another party to act.')).toBeVisible();
  await board.button('Customer 2').click();
  await expect(board.button('Customer 2')).toHaveAttribute('aria-pressed', 'true');
  await expect(board.button('Bank 1')).toHaveAttribute('aria-pressed', 'false');
  await expect(board.field('Party').locator('option:checked')).toHaveText('Customer 2');
  await board.field('Party').selectOption({ label: 'Customer 1' });
  await expect(board.button('Customer 1')).toHaveAttribute('aria-pressed', 'true');
});

test('the overdraft slider lets a payment through zero, and says where it ends', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.unfold();
  const overdraft = slider(board, 'Overdraft limit');
  await overdraft.focus();
  await board.press('End');
  await expect(overdraft).toHaveAttribute('aria-valuetext', '$100');
  await expect(board.steps.getByText('The overdraft limit is now $100.')).toBeVisible();
  await board.fill({ ...TRANSFER, amount: '200.01' });
  await expect(amountOf(board)).toHaveAccessibleDescription(/\$200\.00/);
  await amountOf(board).fill('130');
  await amountOf(board).press('Enter');
  await board.holds('Liabilities', 'Customer 1', { 'Overdraft at Bank 1': '30' });
  await board.holds('Assets', 'Bank 1', { 'Overdraft of Customer 1': '30', Total: '230' });
});

test('the reserve requirement keeps cash in the bank, and the interest rate is set in quarters', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.unfold();
  const interest = slider(board, 'Interest rate');
  await interest.focus();
  await board.press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(interest).toHaveAttribute('aria-valuetext', '0.75 %');
  await slider(board, 'Reserve requirement').focus();
  await board.press('End');
  await expect(board.steps.getByText('The reserve requirement is now 100.00 %.')).toBeVisible();
  await board.fill({ ...WITHDRAW, amount: '100' });
  await expect(board.button('Withdraw')).not.toHaveAttribute('aria-disabled');
  // What goes beyond the own deposit is credit, out of the cash that stands behind the others.
  await slider(board, 'Overdraft limit').focus();
  await board.press('End');
  await board.fill({ ...WITHDRAW, amount: '100.01' });
  await expect(amountOf(board)).toHaveAccessibleDescription(
    /^Bank 1 must keep 100\.00\s% of its customer deposits in reserve/,
  );
});

test('a rule is an exact figure, refused with a sentence when it is none', async ({ page }) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.unfold();
  const rule = board.field('Overdraft limit');
  const set = board.region.getByRole('button', { name: 'Set', exact: true }).first();
  await expect(rule).toHaveValue('0');
  await expect(set).toBeDisabled();
  await rule.fill('lots');
  await expect(rule).toHaveAccessibleDescription(/set a figure from \$0\.00 to/);
  await expect(set).toBeDisabled();
  await rule.fill('250.50');
  await rule.press('Enter');
  await expect(board.steps.getByText('The overdraft limit is now $250.50.')).toBeVisible();
  await board.pay('300');
  await board.holds('Liabilities', 'Customer 1', { 'Overdraft at Bank 1': '215' });
  await board.holds('Liabilities', 'Bank 1', { 'Due to Bank 2': '320' });
});

test('a debit that the account does not bear is refused, and says to credit instead', async ({
  page,
}) => {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.unfold();
  await board.field('Overdraft limit').fill('1000');
  await board.field('Overdraft limit').press('Enter');
  await board.pay('500');
  await board.field('Overdraft limit').fill('0');
  await board.field('Overdraft limit').press('Enter');
  await board.fill({
    party: 'Bank 1',
    action: 'Settle Dues with Bank(s)',
    choose: { With: 'Bank 2', How: 'Debit the debtor’s account' },
  });
  await expect(board.field('How')).toHaveAccessibleDescription(
    /\$505\.00 must be paid; credit the creditor’s account instead\.$/,
  );
  await board.field('How').selectOption({ label: 'Credit the creditor’s account' });
  await board.button('Settle').click();
  await board.holds('Liabilities', 'Bank 1', { 'Bank 2': '605' });
});

test('a note is pinned to its step and stays there when one steps away', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await board.pin('Nothing left the bank.');
  await expect(board.field('Note')).toHaveValue('');
  await board.isAt(1, 1);
  await board.pay('10');
  const first = board.steps.getByRole('listitem').filter({ hasText: '$30' });
  await expect(first.getByText('Nothing left the bank.')).toBeVisible();
  await board.button('First step').click();
  await board.pin('So it began.');
  await board.isAt(0, 2);
  await expect(board.others(0)).toHaveCount(0);
  await expect(board.steps.getByText('So it began.')).toBeVisible();
});

test('a note that is too long is refused and kept in its field', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.unfold();
  await board.field('Note').fill('long '.repeat(57));
  await expect(board.field('Note')).toHaveAccessibleDescription(/use 280 or fewer/);
  await expect(board.button('Pin')).toBeDisabled();
  await expect(board.field('Note')).toHaveValue('long '.repeat(57));
});

test('accounts can be shown as balances, with a total for each instrument', async ({ page }) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await board.region.getByRole('radio', { name: 'Balances' }).click();
  const sheet = board.region.getByRole('table', { name: /^Balance sheet of Bank 1/ });
  await expect(sheet.getByRole('row', { name: 'Customer Deposits 200' })).toBeVisible();
  await expect(
    sheet.getByRole('row', { name: /^Customer 2 grew by 30 to .*\b130\b/ }),
  ).toBeVisible();
});

test('changes are marked at this step, where each last happened, or not at all', async ({
  page,
}) => {
  const board = await Board.open(page, TRANSFERS);
  await board.pay('30');
  await board.act({ party: 'Customer 2', action: 'Deposit Cash into Bank', amount: '5' });
  const marked = board.region.getByRole('cell', { name: /grew by|shrank by/ });
  const payer = board.region
    .getByRole('table', { name: 'Assets of Customer 1' })
    .getByRole('cell', { name: /^shrank by 30 to .*\b70\b/ });
  await expect(marked).not.toHaveCount(0);
  await expect(payer).toHaveCount(0);
  await board.marks('latest on each line');
  await expect(payer).toBeVisible();
  await board.marks('none');
  await expect(marked).toHaveCount(0);
});
