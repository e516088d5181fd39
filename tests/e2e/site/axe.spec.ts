/** axe finds nothing, however the accounts are shown, in every study, dialog and kind of page. */
import { expect, type Locator, type Page } from '@playwright/test';
import { BILLS_STAGES } from '@/events/bills/stages';
import { Board, CORRESPONDENTS, TRANSFERS } from '../support/board';
import { fragment, sharedPayload } from '../support/links';
import { expectAccessibleInBothThemes, NOWHERE, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** The board's own part of a lesson's page: axe needs seconds for the rest, which does not change. */
const BOARD = '#board';

/** A page of each kind that holds still until somebody comes near its board. */
const PAGES: readonly string[] = [
  '/',
  NOWHERE,
  '/embed',
  '/sandbox',
  ...BILLS_STAGES.slice(-1).map(({ path }) => path),
];

/** A dialog of the board: how it is opened, and what it is called. */
const DIALOGS: Readonly<Record<string, (board: Board) => Promise<void>>> = {
  'Share this branch: 2 steps': async (board) => {
    await board.button('Share').click();
    await expect(board.page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
  'How the board works': (board) => board.choose('Help and keys'),
  'Start over?': (board) => board.choose('Start over'),
  'Net worth of Bank 1': (board) =>
    board.region.getByRole('button', { name: /^Bank 1, Net worth, .*what makes it up$/ }).click(),
  Ledger: async (board) => {
    await board.region.getByRole('radio', { name: 'Ledger' }).click();
    await board.button('All parties on one page').click();
  },
  'Predict, then reveal': async (board) => {
    await board.field('Predict first').check();
    await board.fill({
      party: 'Customer 1',
      action: 'Transfer Money to Someone',
      choose: { To: 'Customer 2' },
      amount: '5',
    });
    await board.button('Predict: Pay').click();
  },
};

/** The closer looks under the board. */
const STUDIES = ['Charts', 'Checks', 'Refused', 'Compare', 'What if', 'Other systems'];

/** What is chosen with the board's four ways to show the accounts. */
const SHOWN: Readonly<Record<string, (board: Board) => Locator>> = {
  Balances: ({ region }) => region.getByRole('table', { name: /^Balance sheet of Bank 1/ }),
  'T-accounts': ({ region }) => region.getByRole('table', { name: 'Assets of Bank 1' }),
  Map: ({ region }) => region.getByRole('img', { name: /^The system at step/ }),
  Ledger: ({ region }) => region.getByRole('table', { name: /^Records of Bank 1/ }).first(),
};

/** A board with payments and a branch. */
async function played(page: Page): Promise<Board> {
  const board = await Board.open(page, CORRESPONDENTS);
  await board.pay('30');
  await board.button('Step back').click();
  await board.pay('20');
  await board.pay('10');
  await board.isAt(2, 2);
  return board;
}

/** Asks for a payment that nobody could make. */
async function refused(board: Board): Promise<void> {
  const action = 'Transfer Money to Someone';
  await board.fill({ party: 'Customer 1', action, amount: '9999' });
  await board.field('Amount ($)').press('Enter');
  await expect(board.field('Amount ($)')).toHaveAttribute('aria-invalid', 'true');
}

/** Opens a closer look and waits until it has come. */
async function look(board: Board, study: string): Promise<void> {
  await board.lookAt('Explore');
  await board.whole.getByRole('tab', { name: study, exact: true }).click();
  const panel = board.whole.getByRole('tabpanel', { name: study, exact: true });
  await expect(panel).not.toBeEmpty();
  await expect(panel.getByText('One moment')).toHaveCount(0);
}

test('the board however it shows its accounts, and its panel', async ({ page }) => {
  test.slow();
  const board = await played(page);
  for (const [display, shown] of Object.entries(SHOWN)) {
    await board.region.getByRole('radio', { name: display }).click();
    await expect(shown(board)).toBeVisible();
    await expectAccessibleInBothThemes(page, BOARD);
  }
  for (const tab of ['Records', 'Accounts']) {
    await look(board, tab);
    await expectAccessibleInBothThemes(page, '.companion');
  }
});

test('the board with each closer look', async ({ page }) => {
  test.slow();
  const board = await played(page);
  await refused(board);
  for (const study of STUDIES) {
    await look(board, study);
    await expectAccessibleInBothThemes(page, '.studies');
  }
});

for (const path of PAGES) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
  });
}

for (const path of [TRANSFERS, CORRESPONDENTS]) {
  test(`the page ${path}`, async ({ page }) => {
    await Board.open(page, path);
    await expectAccessibleInBothThemes(page);
  });
}

test('an embedded board', async ({ page }) => {
  await Board.open(page, `/embed${fragment(sharedPayload(), 3)}`);
  await expectAccessibleInBothThemes(page);
});

test('each dialog of the board', async ({ page }) => {
  test.slow();
  const board = await played(page);
  for (const [name, openDialog] of Object.entries(DIALOGS)) {
    await openDialog(board);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothThemes(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the menu, and a note and a refusal on the board', async ({ page }) => {
  const board = await played(page);
  await board.pin('A note.');
  await board.fill({
    party: 'Customer 1',
    action: 'Transfer Money to Someone',
    amount: '9999',
  });
  await expectAccessibleInBothThemes(page, BOARD);
  await board.button('This line').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=menu]');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the board, and the sheet to choose what is shown', async ({ page }) => {
    await page.goto(CORRESPONDENTS);
    await page.getByRole('link', { name: 'Go to the board' }).tap();
    const board = new Board(page);
    await board.isThere();
    await expectAccessibleInBothThemes(page, BOARD);
    for (const sheet of ['View']) {
      await board.button(sheet).tap();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      await expectAccessibleInBothThemes(page, '[role=dialog]');
      await page.getByRole('button', { name: 'Close' }).tap();
    }
  });
});
