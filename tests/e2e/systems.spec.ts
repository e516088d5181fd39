/** One board per banking system: a log opened from a file shows what the core makes of it, and the forms go on from there. */
import { expect } from '@playwright/test';
import { reportOf } from '@/events/log/folded';
import { figure } from '@/events/money';
import { foldLog, lessonById } from '@/src/lessons/course/all';
import { lessonPath } from '@/src/lessons/course/catalogue';
import { frozenLog, frozenText } from '../helpers/logs';
import { Board } from './support/board';
import { expectAccessible, test } from './support/test';

/** Figures by the name of their line. */
type Lines = Readonly<Record<string, string>>;

interface Side {
  readonly side: 'Assets' | 'Liabilities';
  readonly party: string;
  readonly figures: readonly string[];
}

/** Every side of every sheet after a log, as the core reports it. */
function sidesAfter(name: string): { readonly last: number; readonly sides: readonly Side[] } {
  const folded = foldLog(frozenLog(1, name));
  const report = folded && reportOf(folded, null);
  if (report?.world !== 'banking' || report.refused) throw new Error(`${name} does not fold`);
  const sides = report.parties.flatMap(({ name: party, assets, liabilities, netWorth }): Side[] => {
    const owned = assets.map(({ amount }) => amount);
    const total = owned.reduce((sum, amount) => sum + amount, 0);
    const owed = [...liabilities.map(({ amount }) => amount), netWorth];
    return [
      { side: 'Assets', party, figures: written([...owned, total]) },
      { side: 'Liabilities', party, figures: written([...owed, total]) },
    ];
  });
  return { last: report.rounds, sides };
}

const written = (amounts: readonly number[]): readonly string[] => amounts.map(figure).sort();

/** Opens the frozen log of a lesson on its board, goes to its end, and compares every figure with the core's. */
async function openAtTheEnd(board: Board, name: string): Promise<void> {
  const { last, sides } = sidesAfter(name);
  await board.openFile(`${name}.json`, frozenText(1, name));
  await expect(board.saying('You are looking at shared steps')).toBeVisible();
  await board.button('Last step').click();
  await board.isAt(last, last);
  await board.marks('none');
  for (const { side, party, figures } of sides) {
    expect([...(await board.figures(side, party))].sort(), `${side} of ${party}`).toEqual(figures);
  }
}

interface Play {
  readonly lesson: number;
  /** A line of each of these parties after the log, typed by hand. */
  readonly after: Readonly<Record<string, Lines>>;
  /** What is done then. */
  readonly deeds: readonly Parameters<Board['act']>[0][];
  /** And what stands there after it; `Liabilities` for the parties named so. */
  readonly assets: Readonly<Record<string, Lines>>;
  readonly liabilities?: Readonly<Record<string, Lines>>;
}

const TRANSFER = 'Transfer Money to Someone';
const SETTLE = 'Settle Dues with Bank(s)';

const PLAYS: Readonly<Record<string, Play>> = {
  'separate banks': {
    lesson: 9,
    after: { 'Bank 1': { Reserves: '60' }, 'Bank 2': { Reserves: '40' } },
    deeds: [
      { party: 'Customer 1', action: TRANSFER, choose: { To: 'Customer 2' }, amount: '25' },
      { party: 'Bank 1', action: 'Pay Off Dues to Bank', choose: { To: 'Bank 2' }, amount: '25' },
    ],
    assets: { 'Bank 1': { Reserves: '35' }, 'Bank 2': { Reserves: '65' } },
    liabilities: { 'Bank 1': { 'Customer 1': '35' }, 'Bank 2': { 'Customer 2': '65' } },
  },
  'correspondent banks': {
    lesson: 10,
    after: { 'Bank 1': { 'At Bank 2': '95' }, 'Bank 3': { 'At Bank 2': '110' } },
    deeds: [
      { party: 'Customer 1', action: TRANSFER, choose: { To: 'Customer 3' }, amount: '15' },
      {
        party: 'Bank 1',
        action: SETTLE,
        choose: { With: 'Bank 3', How: 'Debit the debtor’s account' },
      },
    ],
    assets: { 'Bank 1': { 'At Bank 3': '85', Reserves: '300' } },
    liabilities: { 'Bank 3': { 'Bank 1': '85', 'Customer 3': '135' } },
  },
  'a clearing house': {
    lesson: 11,
    after: { 'Bank 2': { 'Certificates of Clearing House': '130' } },
    deeds: [
      { party: 'Customer 2', action: TRANSFER, choose: { To: 'Customer 1' }, amount: '30' },
      { party: 'Clearing House', action: SETTLE, choose: { Bank: 'All banks' } },
    ],
    assets: {
      'Bank 1': { 'Certificates of Clearing House': '100' },
      'Bank 2': { 'Certificates of Clearing House': '100' },
      'Clearing House': { Specie: '200', Total: '200' },
    },
  },
  'a central bank': {
    lesson: 16,
    after: { 'Bank 2': { 'At Central Bank': '202.50' }, 'Bank 1': { 'At Central Bank': '7.50' } },
    deeds: [
      {
        party: 'Bank 1',
        action: 'Get Fed Funds Loan',
        choose: { Lender: 'Bank 2' },
        amount: '100',
        write: { Rate: '10' },
      },
      {
        party: 'Bank 1',
        action: 'Pay Back a Fed Funds Loan',
        choose: { Loan: 'Fed funds from Bank 2, $100 at 10.00 %' },
        write: { 'Principal ($)': '50' },
      },
    ],
    assets: {
      'Bank 1': { 'At Central Bank': '52.50' },
      'Bank 2': { 'At Central Bank': '157.50', 'Fed funds to Bank 1': '50' },
      'Central Bank': { Specie: '300' },
    },
    liabilities: { 'Bank 1': { 'Fed funds from Bank 2': '50', 'Net worth': '2.50' } },
  },
  repos: {
    lesson: 21,
    after: { 'Bank 1': { 'At Central Bank': '148.04' }, 'Bank 2': { 'At Central Bank': '101.96' } },
    deeds: [
      {
        party: 'Bank 2',
        action: 'Do a Repo',
        choose: { Role: 'Lender of cash', 'Borrower of cash': 'Bank 1' },
        write: { 'Cash ($)': '45', Rate: '4', Haircut: '10' },
      },
      {
        party: 'Bank 1',
        action: 'Unwind a Repo',
        choose: { Repo: 'Repo with Bank 2, $45 at 4.00 %' },
      },
    ],
    assets: {
      'Bank 1': { 'At Central Bank': '146.24', 'Treasury Bills': '50' },
      'Bank 2': { 'At Central Bank': '103.76', 'Treasury Bills': '100' },
      'Central Bank': { 'Treasury Bills': '250' },
    },
  },
};

for (const [system, play] of Object.entries(PLAYS)) {
  test(`a log of ${system} shows what the core makes of it, and is played on by its forms`, async ({
    page,
  }) => {
    const lesson = lessonById(play.lesson);
    if (!lesson) throw new Error(`no lesson ${play.lesson}`);
    const name = `lesson-${String(play.lesson).padStart(2, '0')}-tasks`;
    const board = await Board.open(page, lessonPath(lesson));
    await openAtTheEnd(board, name);
    for (const [party, lines] of Object.entries(play.after))
      await board.holds('Assets', party, lines);
    for (const deed of play.deeds) await board.act(deed);
    const { last } = sidesAfter(name);
    await board.isAt(last + play.deeds.length, last + play.deeds.length);
    for (const [party, lines] of Object.entries(play.assets))
      await board.holds('Assets', party, lines);
    for (const [party, lines] of Object.entries(play.liabilities ?? {}))
      await board.holds('Liabilities', party, lines);
    await expectAccessible(page);
    await board.button('Back to my own').click();
    await board.isAt(0, 0);
  });
}

test('an action that the party cannot take now says why, and takes nothing', async ({ page }) => {
  const lesson = lessonById(21);
  const board = await Board.open(page, lesson ? lessonPath(lesson) : '');
  await board.fill({ party: 'Bank 1', action: 'Unwind a Repo' });
  await expect(board.saying('Bank 1 has no open repo now.')).toBeVisible();
  await expect(board.button('Unwind')).toHaveAttribute('aria-disabled', 'true');
  await board.button('Unwind').click({ force: true });
  await board.isAt(0, 0);
});

test('what secures a repo binds the form: the haircut lowers what the bills are good for', async ({
  page,
}) => {
  const lesson = lessonById(21);
  const board = await Board.open(page, lesson ? lessonPath(lesson) : '');
  await board.fill({ party: 'Bank 1', action: 'Do a Repo', choose: { Role: 'Borrower of cash' } });
  const cash = board.field('Cash ($)');
  await expect(cash).toHaveAccessibleDescription(/^At most \$98\.00: /);
  await board.field('Haircut').fill('50');
  await expect(cash).toHaveAccessibleDescription(/^At most \$50\.00: /);
  await cash.fill('50.01');
  await expect(cash).toHaveAttribute('aria-invalid', 'true');
  await expect(cash).toHaveAccessibleDescription(/\$50\.00 or less/);
  await board.field('Haircut').fill('100');
  await expect(board.field('Haircut')).toHaveAttribute('aria-invalid', 'true');
});
