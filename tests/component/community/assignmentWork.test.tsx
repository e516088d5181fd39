/** Doing an assignment of several parts: answers are kept, and one button hands all of them in. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fileTextOf } from '@/events/log/log';
import { HandInAll } from '@/src/community/classroom/work/HandInAll';
import { numberIn } from '@/src/community/classroom/work/numberIn';
import type { AskedPrediction } from '@/src/community/classroom/work/PredictionAsked';
import { keepDraft, markOf, readDraft, type WorkPlan } from '@/src/community/classroom/work/plan';
import { type Asked, QuestionForm } from '@/src/community/classroom/work/QuestionForm';
import { WorkLine } from '@/src/community/classroom/work/WorkLine';
import { handIn } from '@/src/contract/handIn';
import { handInFromSeat } from '@/src/contract/seats';
import { notingServer, refusing } from '../../helpers/accounts/notingServer';
import { giving } from '../../helpers/contract';
import { router } from '../../helpers/navigation';

/** The boards are fetched first, which takes a while on a machine that does much else. */
const SLOW = { timeout: 15_000 };

const user = userEvent.setup();
const server = notingServer(/\/api\/(assignments|seats)/);
const { asked } = server;

const START = fileTextOf({ world: 'banking', lesson: 2, events: [] });
const STEPS = fileTextOf({
  world: 'banking',
  lesson: 2,
  events: [{ type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 700 }],
});

const PLAN: WorkPlan = {
  ...{ id: 'given', learnerId: 'ann', seatIn: null, closed: null, revision: 2 },
  parts: [
    { id: '1', title: 'Payments', points: 1, startLog: START, handedIn: markOf({ log: START }) },
    { id: 'c', title: 'Whose debt is a deposit?', points: 3, startLog: null, handedIn: null },
    { id: 'n', title: 'How much was paid?', points: 1, startLog: null, handedIn: null },
  ],
};

const PREDICTION: Omit<AskedPrediction, 'asks'> = {
  step: 3,
  called: ['Bank A', 'Net worth'],
  act: 'Ann draws $10.',
  sheet: [
    { side: 'asset', called: 'Reserves', amount: 125_050 },
    { side: 'worth', called: 'Net worth', amount: 125_050 },
  ],
};

const ANSWER = {
  ...{ met: [1], rounds: 1, times: 1, isLate: false, leavesStart: false },
  points: {
    ...{ points: 3.5, worth: 9, loss: 0, waiting: 1 },
    later: { count: 2, toldAt: 'due' as const },
  },
  handedInAt: '2026-01-01T00:00:00.000Z',
};

// What reads boards takes its time the first time it is fetched.
beforeAll(async () => {
  await import('@/src/community/classroom/work/boardWork');
}, 120_000);

afterEach(() => {
  window.localStorage.clear();
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a question', () => {
  const ask = (question: Asked, handedIn: Parameters<typeof QuestionForm>[0]['handedIn'] = null) =>
    render(
      <QuestionForm plan={PLAN} part="c" asked={question} handedIn={handedIn}>
        <p>What now?</p>
      </QuestionForm>,
    );

  test('of one right answer takes one, and keeps it for whoever answered', async () => {
    const question: Asked = { kind: 'choice', options: ['Loans', 'Notes'], isOne: true };
    const { unmount } = ask(question);
    expect(screen.getByRole('group', { name: 'What now?' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Loans' }));
    await user.click(screen.getByRole('radio', { name: 'Notes' }));
    expect(readDraft(PLAN, 'c')).toEqual([1]);
    expect(readDraft({ ...PLAN, learnerId: 'ben' }, 'c')).toBeNull();
    unmount();
    ask(question);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Notes' })).toBeChecked());
  });

  test('of several right answers takes several, and none', async () => {
    ask({ kind: 'choice', options: ['Loans', 'Notes', 'Gold'], isOne: false }, [1]);
    expect(screen.getByRole('checkbox', { name: 'Notes' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Loans' }));
    expect(readDraft(PLAN, 'c')).toEqual([0, 1]);
    await user.click(screen.getByRole('checkbox', { name: 'Loans' }));
    await user.click(screen.getByRole('checkbox', { name: 'Notes' }));
    expect(readDraft(PLAN, 'c')).toBeNull();
  });

  test('for a number says what is none, and keeps only what is one', async () => {
    const { unmount } = ask({ kind: 'number', unit: 'dollars' });
    const field = screen.getByLabelText('Your answer, in dollars');
    await user.type(field, '1,250.5x');
    expect(field).toHaveAccessibleDescription(/^Write a number/);
    expect(readDraft(PLAN, 'c')).toBeNull();
    unmount();
    ask({ kind: 'number', unit: 'dollars' });
    const again = screen.getByLabelText('Your answer, in dollars');
    await waitFor(() => expect(again).toHaveValue('1,250.5x'));
    await user.type(again, '{Backspace}');
    expect(again).not.toHaveAccessibleDescription();
    expect(readDraft(PLAN, 'c')).toBe(1250.5);
  });

  test('for a prediction shows the sheet and the act, and keeps the way the line goes', async () => {
    ask({ kind: 'predict', ...PREDICTION, asks: 'change' });
    const sheet = screen.getByRole('table', { name: /^The balance sheet of Bank A before step 3/ });
    expect(within(sheet).getByRole('row', { name: 'Reserves 1,250.50' })).toBeVisible();
    expect(screen.getByText('Then this is done: Ann draws $10.')).toBeVisible();
    expect(
      screen.getByText(
        'On the balance sheet of Bank A, does “Net worth” grow, shrink or stay as it is?',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'It stays as it is' }));
    expect(readDraft(PLAN, 'c')).toBe('stays');
  });

  test('for a predicted amount asks for dollars', async () => {
    ask({ kind: 'predict', ...PREDICTION, asks: 'amount' });
    expect(
      screen.getByText(
        'On the balance sheet of Bank A, how much does “Net worth” show after that?',
      ),
    ).toBeVisible();
    await user.type(screen.getByLabelText('Your answer, in dollars'), '1,240.50');
    expect(readDraft(PLAN, 'c')).toBe(1240.5);
  });

  test('for a prediction of which only the step is known names that', () => {
    const asked = { step: 3, called: PREDICTION.called, act: undefined, sheet: undefined };
    ask({ kind: 'predict', ...asked, asks: 'change' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Step 3 is done on the board.')).toBeVisible();
  });

  test('says so where the browser keeps nothing', async () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    ask({ kind: 'short' });
    await user.type(screen.getByLabelText('Your answer'), 'Because');
    expect(screen.getByRole('status')).toHaveTextContent(/^This browser keeps nothing/);
    expect(screen.getByLabelText('Your answer')).toHaveValue('Because');
    broken.mockRestore();
  });
});

test.each([
  ['30', 30],
  ['-3', -3],
  ['\u22123', -3],
  ['1,250.50', 1250.5],
  ['1 250.50', 1250.5],
  ['.5', 0.5],
  ['1,000,000,000,000,001', null],
  ['1,25', null],
  ['', null],
  ['1e9', null],
  ['thirty', null],
])('the number in “%s”', (text, value) => {
  expect(numberIn(text)).toBe(value);
});

describe('handing in', () => {
  const shown = { part: '1', logText: () => STEPS };

  test('sends the board that is shown and every answer at once, and says what came of it', async () => {
    server.answers = [giving(handIn, ANSWER)];
    keepDraft(PLAN, 'c', [0, 2]);
    render(<HandInAll plan={PLAN} shown={shown} />);
    expect(await screen.findByText('Answered', {}, SLOW)).toBeVisible();
    expect(screen.getByText('Not begun')).toBeVisible();
    expect(
      screen.getByText('Handed in before; what is in this browser takes its place'),
    ).toBeVisible();
    await press('Hand in all parts');
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      '1 part is empty. Hand it in all the same?',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(asked).toEqual([]);
    await press('Hand it in all the same');
    expect(
      await screen.findByText(
        'Handed in. 3.5 of 9 points; 1 answer waits for a mark; 2 answers are told after the due date. Nothing of part 3 is handed in yet. You can go on and hand in again.',
        {},
        SLOW,
      ),
    ).toHaveFocus();
    expect(asked).toEqual([
      [
        'PUT /api/assignments/given/hand-in',
        { work: { 1: { log: STEPS }, c: { answer: [0, 2] } }, revision: 2 },
      ],
    ]);
    expect(router.refresh).toHaveBeenCalledOnce();
    expect(readDraft(PLAN, 'c')).toEqual([0, 2]);
  });

  test('is done by a seat at its own address', async () => {
    server.answers = [giving(handInFromSeat, ANSWER)];
    keepDraft(PLAN, 'n', 30);
    render(<HandInAll plan={{ ...PLAN, seatIn: 'abc' }} shown={null} />);
    await press('Hand in all parts');
    await screen.findByText(/^1 part is empty\./, {}, SLOW);
    await press('Hand it in all the same');
    await screen.findByText(/^Handed in\..*Part 1 stays as you handed it in\./, {}, SLOW);
    expect(asked).toEqual([
      ['PUT /api/seats/abc/hand-ins/given', { work: { n: { answer: 30 } }, revision: 2 }],
    ]);
  });

  test('says that there is nothing to hand in, and what the server says, and loses nothing', async () => {
    render(<HandInAll plan={PLAN} shown={null} />);
    await press('Hand in all parts');
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'Nothing here is newer than what you handed in, which stays as it is.',
    );
    keepDraft(PLAN, 'n', null, 'thirty');
    await press('Hand in all parts');
    await screen.findByText('The answer to part 3 is not a number.', {}, SLOW);
    expect(asked).toEqual([]);
    keepDraft(PLAN, 'n', 30);
    server.answers = [refusing('This assignment is not open yet.', 409)];
    await press('Hand in all parts');
    await screen.findByText(/^1 part is empty\./, {}, SLOW);
    await press('Hand it in all the same');
    expect(await screen.findByText(/This assignment is not open yet\./, {}, SLOW)).toBeVisible();
    expect(readDraft(PLAN, 'n')).toBe(30);
  });

  test('says that parts stay which are not sent, and which answer is no number', async () => {
    const [first, choice, number] = PLAN.parts;
    const parts = [first, choice].flatMap((one) => (one ? [{ ...one, handedIn: '1 1' }] : []));
    const plan = { ...PLAN, parts: [...parts, ...(number ? [number] : [])] };
    server.answers = [giving(handIn, ANSWER)];
    render(
      <>
        <QuestionForm plan={plan} part="n" asked={{ kind: 'number', unit: '' }} handedIn={null}>
          <p>How much?</p>
        </QuestionForm>
        <HandInAll plan={plan} shown={{ part: '1', logText: () => STEPS }} />
      </>,
    );
    await user.type(screen.getByLabelText('Your answer'), 'abc');
    expect(await screen.findByText('Not a number yet', {}, SLOW)).toBeVisible();
    await press('Hand in all parts');
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'The answer to part 3 is not a number. Hand it in all the same?',
    );
    await press('Not yet');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([]);
    await press('Hand in all parts');
    await user.click(await screen.findByRole('button', { name: 'Hand it in all the same' }, SLOW));
    expect(
      await screen.findByText(
        /Part 3 was not sent: its answer is not a number\. Part 2 stays as you handed it in\./,
        {},
        SLOW,
      ),
    ).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('names the parts with their points', () => {
    render(<HandInAll plan={PLAN} shown={null} />);
    const [, choice] = screen.getAllByRole('listitem');
    expect(choice).toHaveTextContent(/^Whose debt is a deposit\? \(3 points\)/);
  });

  test('is not offered once nothing is taken', () => {
    render(<HandInAll plan={{ ...PLAN, closed: 'The due date has passed.' }} shown={null} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('The due date has passed.')).toBeVisible();
  });
});

describe('a part', () => {
  const states = () =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

  test('reads as unchanged where what is here is what was handed in', async () => {
    const [first, ...others] = PLAN.parts;
    const handedIn = (log: string, answer: readonly number[]): WorkPlan => ({
      ...PLAN,
      parts: [
        ...(first ? [{ ...first, handedIn: markOf({ log }) }] : []),
        ...others.map((one) => ({ ...one, handedIn: markOf({ answer: [...answer] }) })),
      ],
    });
    keepDraft(PLAN, 'c', [0, 2]);
    const shown = { part: '1', logText: () => STEPS };
    const { rerender } = render(<HandInAll plan={handedIn(STEPS, [0, 2])} shown={shown} />);
    const same = 'Handed in; nothing has changed since';
    await waitFor(() => expect(states()).toEqual([same, same, 'Handed in']), SLOW);
    rerender(<HandInAll plan={handedIn(START, [1])} shown={shown} />);
    const newer = 'Handed in before; what is in this browser takes its place';
    await waitFor(() => expect(states().slice(0, 2)).toEqual([newer, newer]), SLOW);
  });

  test('is answered as soon as its question is, and no longer where that is taken back', async () => {
    render(
      <>
        <QuestionForm plan={PLAN} part="n" asked={{ kind: 'number', unit: '' }} handedIn={null}>
          <p>How much?</p>
        </QuestionForm>
        <HandInAll plan={PLAN} shown={null} />
      </>,
    );
    await waitFor(() => expect(states()[2]).toBe('Not begun'), SLOW);
    await user.type(screen.getByLabelText('Your answer'), '30');
    expect(states()[2]).toBe('Answered');
    await user.clear(screen.getByLabelText('Your answer'));
    expect(states()[2]).toBe('Not begun');
  });
});

describe('the line over a part', () => {
  test('leads to the parts beside it, and hands in from the board', async () => {
    const onHandIn = vi.fn();
    render(<WorkLine plan={PLAN} part="c" onHandIn={onHandIn} />);
    expect(screen.getByText(/^Part 2 of 3/)).toBeVisible();
    const [before, after] = ['Previous part', 'Next part'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect([before, after]).toEqual([
      '/community/assignments/given/parts/1',
      '/community/assignments/given/parts/n',
    ]);
    await press('Hand in');
    expect(onHandIn).toHaveBeenCalledOnce();
  });

  test('leaves what the page itself says to the page', () => {
    render(<WorkLine plan={PLAN} part="c" isUnderTitle />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Previous part',
      'All parts',
    ]);
    expect(screen.queryByText(/^Part 2 of 3/)).toBeNull();
  });

  test('leads from the last part to all of them', () => {
    render(<WorkLine plan={PLAN} part="n" />);
    expect(screen.queryByRole('link', { name: 'Next part' })).toBeNull();
    expect(screen.getByRole('link', { name: 'All parts' })).toHaveAttribute(
      'href',
      '/community/assignments/given#hand-in',
    );
  });
});
