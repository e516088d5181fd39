/** A lesson's board as a person meets it: every place is found by the role and the words it shows. */
import { expect, type Locator, type Page } from '@playwright/test';

export const TRANSFERS = '/lectures/fundamentals/deposit-transfers';
export const CORRESPONDENTS = '/lectures/towards-a-central-bank/correspondent-banking';

/** The words on the button of each action. */
const BUTTONS = {
  'Deposit Cash into Bank': 'Deposit',
  'Withdraw Money from Bank': 'Withdraw',
  'Transfer Money to Someone': 'Pay',
  'Net Dues with Bank(s)': 'Net',
  'Settle Dues with Bank(s)': 'Settle',
  'Pay Off Dues to Bank': 'Settle',
  'Get Fed Funds Loan': 'Borrow',
  'Pay Back a Fed Funds Loan': 'Pay back',
  'Do a Repo': 'Do a Repo',
  'Unwind a Repo': 'Unwind',
} as const;

type ActionLabel = keyof typeof BUTTONS;

interface Deed {
  readonly party: string;
  readonly action: ActionLabel;
  /** Other parties and ways, by the label of their field. */
  readonly choose?: Readonly<Record<string, string>>;
  readonly amount?: string;
  /** Other figures, by the label of their field. */
  readonly write?: Readonly<Record<string, string>>;
}

/** One side of a T-account: figures by the name of their line. */
type Lines = Readonly<Record<string, string>>;

/** A board on a page. */
export class Board {
  readonly page: Page;
  readonly region: Locator;
  /** The board with its companion. */
  readonly whole: Locator;
  readonly player: Locator;
  readonly scrubber: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Board', exact: true });
    this.whole = page.locator('.stage-layout');
    this.player = page.getByRole('region', { name: 'Step player' });
    this.scrubber = this.player.getByRole('slider', { name: 'Step' });
    this.steps = page.getByRole('list', { name: 'Steps', exact: true });
  }

  /** Opens a log file by the control of the share dialog. */
  async openFile(name: string, text: string): Promise<void> {
    await this.share('File');
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByText('Open a file').click();
    const buffer = Buffer.from(text);
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer });
  }

  /** Opens a part of the share dialog. */
  async share(part: 'Link and code' | 'Embed' | 'File' | 'Print or present'): Promise<void> {
    await this.button('Share').click();
    await this.page.getByRole('tab', { name: part }).click();
  }

  /** Opens a tab of the companion; where there is room for one place only, goes to it first. */
  async lookAt(tab: 'Lessons' | 'Read' | 'Tasks' | 'Steps' | 'Explore'): Promise<void> {
    const found = this.whole.getByRole('tab', { name: new RegExp(`^${tab}`) });
    if (!(await found.isVisible()))
      await this.whole.getByRole('button', { name: /^(Read|Details)$/ }).click();
    await found.click();
  }

  /** Goes to the board, where there is room for one place only. */
  async toStage(): Promise<void> {
    const to = this.whole.getByRole('button', { name: 'Board', exact: true });
    if (await to.isVisible()) await to.click();
  }

  /** Goes to an address, waits for the board to take the place of what the server drew, and has its steps listed beside it. */
  static async open(page: Page, address: string): Promise<Board> {
    await page.goto(address);
    const board = new Board(page);
    await board.isThere();
    if (!(await board.whole.getByRole('button', { name: 'Board', exact: true }).isVisible())) {
      await board.lookAt('Steps');
    }
    return board;
  }

  async isThere(): Promise<void> {
    await expect(this.player).toBeVisible();
  }

  async isAt(step: number, last: number): Promise<void> {
    await expect(this.scrubber).toHaveAttribute('aria-valuetext', stepSaid(step, last));
  }

  button(name: string): Locator {
    return this.whole.getByRole('button', { name, exact: true });
  }

  /** A field of the panel, or on a phone of the sheet: there the panel is not drawn. */
  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true }).filter({ visible: true });
  }

  /** A paragraph on the board: the sentence over the accounts, the status, a notice. */
  saying(text: string | RegExp): Locator {
    return this.whole.getByRole('paragraph').filter({ hasText: text });
  }

  /** Fills the form as far as told, and leaves the button alone. */
  async fill({ party, action, choose = {}, amount, write = {} }: Deed): Promise<void> {
    await this.field('Party').selectOption({ label: party });
    await this.field('Action').selectOption({ label: action });
    for (const [label, option] of Object.entries(choose)) {
      await this.field(label).selectOption({ label: option });
    }
    if (amount !== undefined) await this.field('Amount ($)').fill(amount);
    for (const [label, figure] of Object.entries(write)) await this.field(label).fill(figure);
  }

  async act(deed: Deed): Promise<void> {
    await this.fill(deed);
    await this.page.getByRole('button', { name: BUTTONS[deed.action], exact: true }).click();
  }

  /** Customer 1 pays Customer 2: the shortest way to a step of one's own, wherever customers pay. */
  async pay(amount: string, from = 'Customer 1', to = 'Customer 2'): Promise<void> {
    const action = 'Transfer Money to Someone';
    await this.act({ party: from, action, choose: { To: to }, amount });
  }

  /** Where settings and notes are folded away; a board without settings has notes only. */
  get more(): Locator {
    return this.region.locator('summary', { hasText: /^(Settings and notes|Pin a note)$/ });
  }

  /** Opens settings and notes. */
  async unfold(): Promise<void> {
    const note = this.field('Note');
    if (!(await note.isVisible())) await this.more.click();
    await expect(note).toBeVisible();
  }

  async pin(text: string): Promise<void> {
    await this.unfold();
    await this.field('Note').fill(text);
    await this.button('Pin').click();
  }

  /** The figures of one side of a party's account, as they stand now. */
  async lines(side: 'Assets' | 'Liabilities', party: string): Promise<Lines> {
    const table = this.region.getByRole('table', { name: `${side} of ${party}`, exact: true });
    const rows = table.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
    const texts = await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    );
    // A marked line reads "grew by +5 to 20": what it holds now comes last.
    return Object.fromEntries(
      texts.map(([name = '', said = '']) => [name, said.split(' to ').at(-1) ?? '']),
    );
  }

  /** The figures of one side of a party's account, line by line; no change may be marked. */
  async figures(side: 'Assets' | 'Liabilities', party: string): Promise<readonly string[]> {
    const table = this.region.getByRole('table', { name: `${side} of ${party}`, exact: true });
    return table.locator('tbody td').allTextContents();
  }

  /** Expects lines of one side of a party's account, among others it may have. */
  async holds(side: 'Assets' | 'Liabilities', party: string, lines: Lines): Promise<void> {
    await expect.poll(() => this.lines(side, party)).toMatchObject(lines);
  }

  /** Chooses which changes are marked. */
  async marks(which: 'this step' | 'latest on each line' | 'none'): Promise<void> {
    await this.field('Show changes').selectOption({ label: which });
  }

  /** Expects that no due is left: with no change marked, a line of nothing is not drawn. */
  async owesNothing(): Promise<void> {
    await this.marks('none');
    await expect(this.region.getByRole('rowheader', { name: /^Due/ })).toHaveCount(0);
  }

  /**
   * Waits until the browser has written so many events down, under any lesson: a page that is left
   * in the same instant is a test of its own.
   */
  async keeps(events: number): Promise<void> {
    await expect.poll(() => savedEvents(this.page)).toBe(events);
  }

  /** Gives the page's body the focus, where the player's keys act. */
  async focusPage(): Promise<void> {
    await this.page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) activeElement.blur();
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Chooses an item of the menu of the line that is shown. */
  async choose(item: string): Promise<void> {
    await this.button('This line').click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** A step in the list, by its number and the beginning of what it says. */
  step(number: number, text: string): Locator {
    return this.steps.getByRole('button', { name: `${number} ${text}` });
  }

  /** The ways on that leave the shown line at a step. */
  others(step: number): Locator {
    return this.page
      .getByRole('list', { name: `Other lines from step ${step}`, exact: true })
      .getByRole('button');
  }
}

/** A board with payments from Customer 1 to Customer 2, at the last of them. */
export async function played(
  board: Board,
  amounts: readonly string[] = ['1', '2', '3', '4'],
): Promise<Board> {
  for (const amount of amounts) await board.pay(amount);
  await board.isAt(amounts.length, amounts.length);
  return board;
}

/** The most events that the browser holds of a lesson. */
function savedEvents(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('tallystick');
        opening.onsuccess = () => {
          const all = opening.result.transaction('lessons').objectStore('lessons').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(Math.max(0, ...all.result.map((saved) => saved?.tree?.nodes?.length ?? 0)));
          };
        };
      }),
  );
}

/** How the track says which step is shown. */
function stepSaid(step: number, last: number): string {
  if (step > 0) return `Step ${step} of ${last}`;
  return last === 0 ? 'Start' : `Start · ${last} ${last === 1 ? 'step' : 'steps'}`;
}
