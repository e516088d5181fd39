import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { lessonBoard, sandboxBoard } from '@/events/banking/board/boards';
import { newTimeline } from '@/events/timeline/timeline';
import type { LessonEvent } from '@/machines/lesson';
import Factors from '@/src/board/studies/days/Factors';
import Rates from '@/src/board/studies/days/Rates';
import { STUDIES } from '@/src/board/studies/registry';
import { lessonOf } from '../../helpers/boards';
import { clock } from '../../helpers/days';
import { frozenLog } from '../../helpers/logs';
import { PlayedStudy } from '../../helpers/PlayedStudy';
import { tablesShown } from '../../helpers/screen/onScreen';
import { bank, system } from '../../helpers/setup';

const user = userEvent.setup();

/** The frozen log of three days under a floor, as it is played. */
function floor() {
  const log = frozenLog(1, 'sandbox-floor');
  if (log.world !== 'banking' || log.lesson !== 'sandbox') throw new Error('another log');
  return { board: sandboxBoard(log.opening).board, events: log.events };
}

function open(study: typeof Rates, upTo?: number, ...more: readonly LessonEvent[]) {
  const { board, events } = floor();
  const before: readonly (BankingEvent | LessonEvent)[] = [...events.slice(0, upTo), ...more];
  render(<PlayedStudy study={study} lesson={2} board={board} before={before} />);
}

const isFor = (events: readonly BankingEvent[], id: string) => {
  const timeline = newTimeline(sandboxBoard(events).board);
  return STUDIES.find((one) => one.id === id)?.isFor?.({ lesson: null, timeline });
};

describe('the studies of time', () => {
  test.each(['rates', 'factors'])('%s are of boards with days and a central bank', (id) => {
    expect(isFor([system('centralbank'), clock(), bank('One')], id)).toBe(true);
    expect(isFor([system('centralbank'), bank('One')], id)).toBe(false);
    expect(isFor([clock(), bank('One')], id)).toBe(false);
    const timeline = newTimeline(lessonBoard(lessonOf(15)));
    expect(STUDIES.find((one) => one.id === id)?.isFor?.({ lesson: null, timeline })).toBe(false);
  });
});

describe('the rates', () => {
  test('say what could be done while there are none', () => {
    open(Rates, 0);
    expect(screen.getByText(/has set no rate yet/)).toBeVisible();
  });

  test('are told with the day’s loans, and go to a day', async () => {
    open(Rates);
    const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legend).toEqual([
      ...['Discount rate', 'Target for fed funds', 'Interest on reserves'],
      ...['Reverse repo facility', 'Between floor and ceiling', 'Fed funds'],
      ...['Discount loans', 'Overnight reverse repos'],
    ]);
    expect(screen.getByText(/^Day 3: no fed funds were lent; the target is 4.37 %/)).toBeVisible();
    await user.click(screen.getByText('Show as a table'));
    const table = screen.getByRole('table', { name: 'Rates by day, percent a year' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    const set = ['4.50\u00a0%', '4.37\u00a0%', '4.40\u00a0%', '4.25\u00a0%'];
    expect(rows.slice(1)).toEqual([
      [...set, '2'],
      [...set, '1'],
      [...set, '1'],
    ]);
    await user.click(within(table).getByRole('button', { name: 'Go to the end of day 1' }));
    expect(
      screen.getByText(
        /^Day 1: fed funds were lent at 4.33 %, the median by volume; the target is/,
      ),
    ).toBeVisible();
    expect(screen.getByTestId('where')).toHaveTextContent('Step 5 of 16');
  });

  test('list each loan with who lent it to whom', async () => {
    open(Rates);
    await user.click(screen.getByText('Show each loan'));
    const table = screen.getByRole('table', { name: 'Loans by day, in dollars' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows).toEqual([
      '1 | Overnight reverse repos | Money Fund | The Central Bank | 1,500 | 4.25\u00a0%',
      '1 | Fed funds | Valley Bank | Harbour Bank | 400 | 4.33\u00a0%',
      '2 | Discount loans | The Central Bank | Harbour Bank | 500 | 4.50\u00a0%',
      '3 | Overnight reverse repos | Harbour Bank | The Central Bank | 100 | 4.25\u00a0%',
    ]);
  });
});

describe('why reserves moved', () => {
  test('is told by day, the latest first, line by line, and adds up', () => {
    open(Factors);
    const tables = screen.getAllByRole<HTMLTableElement>('table');
    expect(tables.map(({ caption }) => caption?.textContent)).toEqual([
      ...['day 3 shown', 'day 2', 'day 1'].map((day) => `Reserves of banks on ${day}`),
    ]);
    const [, , first = []] = tablesShown();
    expect(first.slice(1)).toEqual([
      'As the day began: ',
      'Treasury Bills: +2,500',
      'Interest paid, less what it earned: +0.64',
      'Account of the Treasury: −3,200',
      'Reverse Repo Facility: −1,500',
      'Accrued Interest Payable: −0.18',
      'As it ended: −2,199.54',
    ]);
    for (const table of tables) {
      const cents = (cell: Element | null | undefined) =>
        Math.round(Number((cell?.textContent ?? '').replace('−', '-').replace(/[+,]/g, '')) * 100);
      const rows = [...table.querySelectorAll('tbody tr')];
      const changes = rows.slice(1, -1).map((row) => cents(row.children[1]));
      const [began, ended] = [rows[0], rows.at(-1)].map((row) => cents(row?.children[2]));
      const sum = changes.reduce((all, one) => all + one, 0);
      expect(sum).toBe((ended ?? 0) - (began ?? 0));
      expect(sum).toBe(cents(rows.at(-1)?.children[1]));
    }
  });

  test('goes to the end of a day', async () => {
    open(Factors);
    await user.click(screen.getByRole('button', { name: 'day 2' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 10 of 16');
  });
});
