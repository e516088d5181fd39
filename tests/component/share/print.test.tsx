import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { lessonGame } from '@/src/board/session/game';
import { PrintDialog } from '@/src/board/share/PrintDialog';
import { lessonOf } from '../../helpers/boards';
import { acting, note, openingCursorOf, payment } from '../../helpers/cursors';
import { rowsOf } from '../../helpers/screen/onScreen';

const game = lessonGame(lessonOf(2));
const line = acting(
  openingCursorOf(2),
  payment(1, 2, 1000),
  note('Nobody paid in cash.'),
  { type: 'deposit', customer: 1, bank: 0, amount: 500 },
  payment(2, 1, 250),
);

afterEach(() => vi.restoreAllMocks());

function open({ timeline, leaf }: Cursor<BankingRound>, current = 2) {
  const onClose = vi.fn();
  render(
    <PrintDialog
      game={game}
      timeline={timeline}
      leaf={leaf}
      current={current}
      onClose={onClose}
      title=" A day "
    />,
  );
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  return { onClose, choose };
}

const paper = () => screen.getByRole('article', { name: 'What is printed' });

/** The steps on paper: what each is headed, and the names of its accounts. */
function stepsOnPaper() {
  return [...paper().querySelectorAll('section')].map((step) => {
    const [heading, ...accounts] = within(step).getAllByRole('heading', { level: 3 });
    return [heading?.textContent, ...accounts.map((one) => one.textContent?.trim().split(' ')[0])];
  });
}

function type(from: string, to: string): void {
  for (const [name, value] of [
    ['From step', from],
    ['to step', to],
  ] as const) {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  }
}

describe('what is printed', () => {
  test('has every step with all its accounts, and notes with the step they belong to', () => {
    open(line);
    const all = ['Bank', 'Customer', 'Customer'];
    expect(stepsOnPaper()).toEqual([
      ['Step 0, the opening position', ...all],
      ['Step 1', ...all],
      ['Step 2', ...all],
      ['Step 3', ...all],
    ]);
    const [, first, second] = paper().querySelectorAll('section');
    expect(first).toHaveTextContent('Customer 1 pays Customer 2 $10');
    expect(first).toHaveTextContent('Note: Nobody paid in cash.');
    expect(second).not.toHaveTextContent('Note');
    expect(within(paper()).getByText('A day')).toBeVisible();
  });

  test('tells changes by their sign, and none of the opening position', () => {
    open(line);
    const rows = [...paper().querySelectorAll('section')].map((step) =>
      [...step.querySelectorAll('table')].flatMap(rowsOf),
    );
    expect(rows[0]?.join()).not.toMatch(/grew|shrank/);
    expect(rows[1]).toContain('Customer 2: grew by 10 to 110');
    expect(rows[1]).toContain('At Bank 1: shrank by 10 to 90');
  });

  test('can leave out the accounts that a step does not change', async () => {
    const { choose } = open(line);
    await choose('Those that change');
    expect(stepsOnPaper().map((step) => step.length - 1)).toEqual([3, 3, 2, 3]);
  });

  test('says where the steps can be seen, in words and as a code', () => {
    open(line);
    const foot = within(paper());
    expect(foot.getByText(/^http.*\/deposit-transfers#log=[\w-]+$/)).toBeVisible();
    expect(foot.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  });
});

describe('which steps are printed', () => {
  test('the shown one alone', async () => {
    const { choose } = open(line, 2);
    await choose('Step 2');
    expect(stepsOnPaper().map(([heading]) => heading)).toEqual(['Step 2']);
  });

  test('those from one to another; where there are none, why is said and nothing is printed', async () => {
    const { choose } = open(line);
    await choose('From … to …');
    type('1', '2');
    expect(stepsOnPaper().map(([heading]) => heading)).toEqual(['Step 1', 'Step 2']);
    type('3', '2');
    expect(screen.getByText('Step 3 comes after step 2.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('of a long line the last 200', () => {
    const events = Array.from({ length: 230 }, (_, index) =>
      index % 2 === 0 ? payment(1, 2, 100) : payment(2, 1, 100),
    );
    open(acting(openingCursorOf(2), ...events), 0);
    expect(screen.getByRole('radio', { name: 'Last 200 steps' })).toBeChecked();
    const sections = paper().querySelectorAll('section');
    expect(sections).toHaveLength(200);
    expect(sections[0]).toHaveTextContent(/^Step 31/);
  });
});

describe('the buttons', () => {
  test('print, and close', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { onClose } = open(line);
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a worksheet', () => {
  const figuresOf = (step: Element | undefined) =>
    [...(step?.querySelectorAll('.t-figure') ?? [])].map(({ textContent }) => textContent);

  test('shows where one starts and what is done, and leaves the accounts to be filled in', async () => {
    const { choose } = open(line);
    await choose('Filling in');
    const [opening, ...steps] = paper().querySelectorAll('section');
    expect(figuresOf(opening).length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      expect(step.querySelector('.print-sentence')).not.toBeEmptyDOMElement();
      expect(figuresOf(step)).toEqual([]);
      expect(step.querySelectorAll('.print-blank').length).toBeGreaterThan(0);
    }
  });

  test('of one step begins with what that step comes to', async () => {
    const { choose } = open(line, 2);
    await choose('Step 2');
    await choose('Filling in');
    const [before, step, ...more] = paper().querySelectorAll('section');
    expect(before).toHaveTextContent('Step 1');
    expect(figuresOf(before).length).toBeGreaterThan(0);
    expect(step).toHaveTextContent('Step 2');
    expect(figuresOf(step)).toEqual([]);
    expect(more).toEqual([]);
  });

  test('has its key behind it where that is wanted, and leads to the board without the steps', async () => {
    const { choose } = open(line);
    const link = () => paper().querySelector('.print-link')?.textContent ?? '';
    const filled = link();
    const blank = paper().querySelectorAll('section').length;
    await choose('Filling in, with a key');
    expect(screen.getByRole('heading', { name: 'Answer key' })).toBeVisible();
    expect(paper().querySelectorAll('section')).toHaveLength(2 * blank);
    expect(link().length).toBeLessThan(filled.length);
  });
});
