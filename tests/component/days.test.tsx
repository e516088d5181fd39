import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import { lessonGame, sandboxGame } from '@/src/board/session/game';
import { Board } from '@/src/board/stage/Board';
import { lessonOf } from '../helpers/boards';
import { Beside } from '../helpers/companion';
import { clock, fedFunds, termLoan } from '../helpers/days';
import { account, bank, bills, customer, interest, overdraft, system } from '../helpers/setup';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.history.replaceState(null, '', '/sandbox');
});

afterEach(() => vi.unstubAllGlobals());

const user = userEvent.setup();

/** One and Two with $100 each at the central bank, Ann at One and Ben at Two; done on the first day: what is told. */
async function open(...done: readonly BankingEvent[]) {
  const opening = [
    ...[system('centralbank'), clock(), interest(500), overdraft(100_000)],
    ...[bank('One', 0, 10_000), bank('Two', 0, 10_000), bills(1, 40_000)],
    ...[customer('Ann', 50_000), customer('Ben', 50_000), account(3, 1, 50_000)],
    ...[account(4, 2, 50_000), ...done],
  ];
  const { board, refused } = sandboxBoard(opening);
  if (refused) throw new Error(refused.message);
  render(
    <Beside>
      <Board game={sandboxGame(board, opening)} />
    </Beside>,
  );
  return screen.findByRole('region', { name: 'Days' });
}

const strip = () => screen.getByRole('region', { name: 'Days' });
const opener = () => within(strip()).getByRole('button', { name: /^Day / });
const end = () => within(strip()).getByRole('button', { name: 'End the day' });
const list = () => strip().querySelector('.days-list');
const listed = () =>
  [...strip().querySelectorAll('.days-list li > p')].map(({ textContent }) => textContent);
const composed = () =>
  screen.getByRole('form', { name: 'Compose an act' }).getAttribute('aria-describedby');
const sentence = () => document.getElementById(composed() ?? '')?.textContent;

describe('the strip of days', () => {
  test('is not there where no days pass', async () => {
    render(
      <Beside>
        <Board game={lessonGame(lessonOf(2))} />
      </Beside>,
    );
    await screen.findByText('Start');
    expect(screen.queryByRole('region', { name: 'Days' })).toBeNull();
    expect(document.querySelector('.stage-days')).toBeNull();
    expect(document.querySelector('.party-standing')).toBeNull();
  });

  test('says the day and what falls due, and ends the day', async () => {
    await open(fedFunds(1, 2, 5000, 3600), termLoan(3, 1, 10_000, 9));
    expect(opener()).toHaveTextContent('Day 1 1 due tomorrow · 1 due later');
    expect(end()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(end());
    expect(opener()).toHaveTextContent('Day 2 1 due today · 1 due later');
    expect(list()).toBeNull();
  });

  test('opens over the sheets, and closes at Escape, which goes back to its button', async () => {
    await open(fedFunds(1, 2, 5000, 3600), termLoan(3, 1, 10_000, 9));
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(listed()).toEqual(['One owes Two $50. Fed funds', 'Ann owes One $100. Loans, day 10']);
    expect(within(strip()).getByText('Nothing is left to do: the day can end.')).toBeVisible();
    await user.click(within(strip()).getByText('Tomorrow'));
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    await user.click(opener());
    await user.click(document.body);
    expect(list()).toBeNull();
  });

  test('says why the day cannot end, and opens the composer with what would mend it', async () => {
    await open(fedFunds(1, 2, 5000, 3600), { type: 'endDay' });
    expect(end()).toHaveAttribute('aria-disabled', 'true');
    expect(end()).toHaveAccessibleDescription(
      /^One owes Two \$50\.00 and \$0\.05 of interest today/,
    );
    await user.click(end());
    expect(within(strip()).getByRole('alert')).toHaveTextContent(
      'let it be paid, rolled over or written off first.',
    );
    const acts = within(strip()).getAllByRole('button').slice(2);
    expect(acts.map(({ textContent }) => textContent)).toEqual([
      ...['Pay back', 'Roll over', 'Write off'],
    ]);
    expect(acts[0]).toHaveAccessibleDescription('One owes Two $50 and $0.05 of interest');
    await user.click(within(strip()).getByRole('button', { name: 'Pay back' }));
    expect(list()).toBeNull();
    await waitFor(() =>
      expect(sentence()).toBe(
        'One repays $50 of the $50 loan from Two on the books of the central bank.',
      ),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pay back' })),
    );
    await user.click(screen.getByRole('button', { name: 'Pay back' }));
    expect(opener()).toHaveTextContent('Day 2 Nothing falls due');
  });

  test('is ended in the composer as well, where it says why it cannot be', async () => {
    await open(fedFunds(1, 2, 5000, 3600), { type: 'endDay' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'End the Day');
    expect(sentence()).toBe('The day ends.');
    expect(document.querySelector('[data-part="answer"]')).toHaveTextContent(
      /^One owes Two \$50\.00 and \$0\.05 of interest today; let it be paid, rolled over or written off first\./,
    );
  });

  test('lists a margin that is called, and writes what would mend it', async () => {
    const lent = { borrower: 1, lender: 2, amount: 10_000, rate: 500, haircut: 200, term: 9 };
    await open({ type: 'doRepo', ...lent }, { type: 'setPrice', price: 9000 });
    expect(opener()).toHaveTextContent('Day 1 Margin call · 1 due later');
    await user.click(opener());
    expect(listed()[0]).toMatch(
      /^One must pledge \$[\d.]+ more of Treasury Bills to Two\. Margin call$/,
    );
    const about = /^One must pledge/;
    await user.click(within(strip()).getByRole('button', { name: 'Pledge', description: about }));
    await waitFor(() => expect(sentence()).toMatch(/^One pledges .* of Treasury Bills/));
    await user.click(screen.getByRole('button', { name: 'Pledge' }));
    expect(opener()).toHaveTextContent('Day 1 1 due later');
  });

  test('offers what brings an overdrawn bank the sum', async () => {
    await open({ type: 'transfer', from: 3, fromBank: 1, to: 4, toBank: 2, amount: 40_000 });
    expect(opener()).toHaveTextContent('Day 1 Daylight overdraft');
    await user.click(opener());
    expect(listed()).toEqual([
      'One is overdrawn with the Central Bank by $300. Daylight overdraft',
    ]);
    await user.click(
      within(strip()).getByRole('button', { name: 'Borrow at the Discount Window' }),
    );
    await waitFor(() =>
      expect(sentence()).toBe(
        'One borrows $300 at the discount window against Treasury Bills for 1\u00a0day.',
      ),
    );
  });

  test('lets all that is owed be written off, to the last cent of its interest', async () => {
    await open(termLoan(3, 1, 36_000, 9), { type: 'endDay' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Party' }), 'One');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Write a Debt Off');
    const amount = screen.getByRole('textbox', { name: 'Amount ($)' });
    await user.type(amount, '360');
    expect(amount).toHaveAccessibleDescription(
      'At most $360.05: Ann owes $360.05 with its interest.',
    );
    await user.click(screen.getByRole('button', { name: 'all that is owed' }));
    expect(amount).toHaveValue('360.05');
    await waitFor(() => expect(amount).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'all that is owed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write off' }));
    expect(opener()).toHaveTextContent('Nothing falls due');
  });

  test('offers all of a debt only to who can pay it', async () => {
    const spent = {
      type: 'transfer',
      from: 3,
      fromBank: 1,
      to: 4,
      toBank: 2,
      amount: 60_000,
    } as const;
    await open(termLoan(3, 1, 36_000, 9), spent);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Party' }), 'Ann');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Repay Loan');
    expect(screen.getByRole('form', { name: 'Compose an act' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'all that is owed' })).toBeNull();
  });

  test('asks first where one predicts', async () => {
    await open(termLoan(3, 1, 10_000, 9));
    await user.click(screen.getByRole('checkbox', { name: 'Predict first' }));
    await user.click(end());
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(document.querySelector('.days-open')).toHaveTextContent('Day 1');
  });
});

describe('the composer of a board with days', () => {
  const composer = () => within(screen.getByRole('form', { name: 'Compose an act' }));
  const choose = (slot: string, option: string) =>
    user.selectOptions(composer().getByRole('combobox', { name: slot }), option);
  const actAs = (party: string) => user.click(screen.getByRole('button', { name: party }));

  test('goes from the end of a day to the verbs of whoever acts', async () => {
    await open();
    await actAs('One');
    await choose('Action', 'End the Day');
    expect(composer().queryByRole('combobox', { name: 'Party' })).toBeNull();
    await user.click(composer().getByRole('button', { name: 'End the day' }));
    expect(opener()).toHaveTextContent('Day 2');
    expect(composer().getByRole('combobox', { name: 'Party' })).toHaveDisplayValue('One');
  });

  test('begins a roll-over at the rate of the debt', async () => {
    await open(fedFunds(1, 2, 5000, 3600));
    await actAs('Two');
    await choose('Action', 'Roll a Debt Over');
    expect(composer().getByRole('textbox', { name: /rate/i })).toHaveValue('36.00');
    expect(screen.getByText(/^It is 36\.00\s% now\.$/)).toBeVisible();
  });

  test('says that nobody owes a creditor anything', async () => {
    await open();
    await actAs('One');
    await choose('Action', 'Write a Debt Off');
    expect(screen.getByText('Nobody owes One anything to write off now.')).toBeVisible();
  });

  test('says of a loan for no days that it is owed on demand', async () => {
    await open();
    await actAs('Ann');
    await choose('Action', 'Take out a Loan');
    const term = composer().getByRole('textbox', { name: 'Term' });
    expect(term.closest('.slot')).toHaveTextContent('days: on demand');
    await user.clear(term);
    await user.type(term, '1');
    expect(term.closest('.slot')).toHaveTextContent(/day$/);
  });

  test('keeps which rate was set, and has each at what it is now', async () => {
    await open({ type: 'setRate', which: 'iorb', value: 440 });
    expect(opener()).toHaveTextContent('Reserves 4.40 %');
    await choose('Action', 'Set a Rate');
    await choose('Which rate', 'The discount rate');
    const value = () => composer().getByRole('textbox', { name: /rate/i });
    await user.clear(value());
    await user.type(value(), '5.25{Enter}');
    expect(opener()).toHaveTextContent('Reserves 4.40 % · window 5.25 %');
    expect(composer().getByRole('combobox', { name: 'Which rate' })).toHaveDisplayValue(
      'The discount rate',
    );
    expect(value()).toHaveValue('5.25');
    await choose('Which rate', 'Interest on reserves');
    expect(value()).toHaveValue('4.40');
  });
});

describe('how a bank stands', () => {
  const standings = () =>
    [...document.querySelectorAll('.party-standing')].map(({ textContent }) => textContent);

  test('is said in two words beside its capital, of banks alone', async () => {
    await open(termLoan(3, 1, 10_000, 9));
    await waitFor(() =>
      expect(standings()).toEqual([
        'Solvent, liquid · capital $500',
        'Solvent, liquid · capital $100',
      ]),
    );
  });

  test('says of a bank that has paid out all its cash that it is out of cash', async () => {
    const paidOut = [1, 2].map(
      (customer) => ({ type: 'withdraw', customer, bank: 0, amount: 160_000 }) as const,
    );
    const opening = [...lessonOf(31).opening, ...paidOut];
    const { board } = sandboxBoard(opening);
    render(
      <Beside>
        <Board game={sandboxGame(board, opening)} />
      </Beside>,
    );
    await waitFor(() => expect(standings()).toEqual(['Solvent, out of cash · capital $1,200']));
    expect(document.querySelector('.party-standing [data-fails="true"]')).toHaveTextContent(
      'out of cash',
    );
  });

  test('tells insolvent from illiquid, and has the rule beside the figure', async () => {
    const rule: BankingEvent = { type: 'setCapitalRequirement', value: 800 };
    await open(
      ...[
        termLoan(3, 1, 100_000, 9),
        rule,
        { type: 'writeOff', claim: 0, amount: 90_000 } as const,
      ],
      ...[{ type: 'transfer', from: 3, fromBank: 1, to: 4, toBank: 2, amount: 100_000 } as const],
    );
    await waitFor(() =>
      expect(standings()[0]).toBe(
        'Insolvent, illiquid · capital -400.00\u00a0%, 8.00\u00a0% required'.replace('-', '−'),
      ),
    );
    expect(document.querySelectorAll('.party-standing [data-fails="true"]')).toHaveLength(3);
  });
});
