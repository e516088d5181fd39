import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import type { Cursor } from '@/events/log/tree';
import { roundNumber } from '@/events/timeline/lines';
import { MoveList } from '@/src/board/player/MoveList';
import { acting, lineEnds, note, openingCursorOf, payment, stepped } from '../../helpers/cursors';

interface MovesProps {
  readonly cursor: Cursor<BankingRound>;
  readonly onRound?: (round: number) => void;
  readonly onNode?: (node: number) => void;
}

function Moves({ cursor, onRound = () => {}, onNode = () => {} }: MovesProps) {
  const { timeline, leaf, at } = cursor;
  const current = roundNumber(timeline, at);
  return (
    <MoveList
      timeline={timeline}
      leaf={leaf}
      current={current}
      onRound={onRound}
      onNode={onNode}
      {...lineEnds(cursor)}
    />
  );
}

function open(cursor: Cursor<BankingRound>) {
  const [onRound, onNode] = [vi.fn(), vi.fn()];
  render(<Moves cursor={cursor} onRound={onRound} onNode={onNode} />);
  return { onRound, onNode, user: userEvent.setup() };
}

const list = () => screen.getByRole('list', { name: 'Steps' });
const steps = () => within(list()).getAllByRole('button');

const pays = (from: 1 | 2, to: 1 | 2, amount: number) =>
  `Customer ${from} pays Customer ${to} $${amount}. ` +
  'On the books of Bank 1 the sum passes from one account to the other.';

const line = acting(
  openingCursorOf(2),
  payment(1, 2, 1000),
  { type: 'setInterestRate', value: 500 },
  note('Half of it is left.'),
  payment(1, 2, 2000),
  payment(1, 2, 3000),
);

describe('the move list', () => {
  test('has a step a round, in words, with its notes and settings under it', () => {
    open(line);
    expect(steps().map(({ textContent }) => textContent)).toEqual([
      '0The opening position',
      `1${pays(1, 2, 10)}`,
      `2${pays(1, 2, 20)}`,
      `3${pays(1, 2, 30)}`,
    ]);
    const [, first, second] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /The interest rate on new loans is now 5\.00 %\.Half of it is left\.$/,
    );
    expect(second).not.toHaveTextContent('Half of it is left.');
  });

  test('sets what the core says as the sentence over the accounts has it', () => {
    open(acting(openingCursorOf(2), { type: 'deposit', customer: 1, bank: 0, amount: 1000 }));
    expect(steps()[1]).toHaveTextContent(/Customer 1’s deposit there is now \$110\.$/);
  });

  test('marks the step that is shown, and dims those after it', () => {
    open(stepped(line, 1));
    const current = steps().filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual([`1${pays(1, 2, 10)}`]);
    const future = steps().map((step) => step.closest<HTMLElement>('.move')?.dataset.future);
    expect(future).toEqual(['false', 'false', 'true', 'true']);
  });

  test('jumps to a step', async () => {
    const { onRound, user } = open(line);
    await user.click(screen.getByRole('button', { name: /\$20/ }));
    expect(onRound).toHaveBeenCalledExactlyOnceWith(2);
  });

  test('has the opening’s own rounds only while one of them is shown', () => {
    open(stepped(line, -2));
    const opening = steps().slice(0, 5);
    expect(opening.map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
      ...['−4', '−3', '−2', '−1', '0T'],
    ]);
    expect(opening[2]).toHaveAttribute('aria-current', 'step');
  });
});

describe('other lines', () => {
  const branch = acting(stepped(line, 1), payment(2, 1, 700));

  test('are listed where they leave the shown one, and lead to their first step', async () => {
    const { onNode, user } = open(branch);
    expect(steps()).toHaveLength(4);
    const others = screen.getByRole('list', { name: 'Other lines from step 1' });
    const [other, ...more] = within(others).getAllByRole('button');
    expect(more).toEqual([]);
    expect(other).toHaveTextContent(pays(1, 2, 20));
    if (other) await user.click(other);
    expect(onNode).toHaveBeenCalledExactlyOnceWith(stepped(line, 2).at);
  });

  test('hand the focus to the step they lead to, since they are no other lines any more', async () => {
    const { rerender } = render(<Moves cursor={branch} />);
    const way = within(screen.getByRole('list', { name: 'Other lines from step 1' }));
    await userEvent.click(way.getByRole('button'));
    rerender(<Moves cursor={{ ...branch, at: stepped(line, 2).at, leaf: line.leaf }} />);
    expect(screen.getByRole('button', { current: 'step' })).toHaveFocus();
  });

  test('are listed nowhere on a single line', () => {
    open(line);
    expect(screen.queryByRole('list', { name: /^Other lines/ })).not.toBeInTheDocument();
  });
});

const numbers = () =>
  [...list().querySelectorAll('.move-number')].map(({ textContent }) => Number(textContent));

/** A line of payments to and fro, at its end. */
const lineOf = (length: number) =>
  acting(
    openingCursorOf(2),
    ...Array.from({ length }, (_, index) =>
      index % 2 === 0 ? payment(1, 2, 100 + index) : payment(2, 1, 100 + index),
    ),
  );

describe('a line of some dozen steps', () => {
  const some = lineOf(50);

  test('is drawn whole, and brings the shown step into sight', () => {
    // The browser of these tests lays nothing out: each row is told its place.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return 50 * (Number(this.getAttribute('aria-posinset')) - 1);
    });
    // As the list is opened, too.
    const { unmount } = render(<Moves cursor={stepped(some, 40)} />);
    expect(list().parentElement?.scrollTop).toBe(40 * 50 - 125);
    unmount();
    const { rerender } = render(<Moves cursor={stepped(some, 0)} />);
    const box = list().parentElement;
    expect(numbers()).toEqual(Array.from({ length: 51 }, (_, index) => index));
    expect(box?.scrollTop).toBe(0);
    rerender(<Moves cursor={stepped(some, 5)} />);
    expect(box?.scrollTop).toBe(0);
    rerender(<Moves cursor={stepped(some, 30)} />);
    expect(box?.scrollTop).toBe(30 * 50 - 125);
    rerender(<Moves cursor={stepped(some, 28)} />);
    expect(box?.scrollTop).toBe(30 * 50 - 125);
    rerender(<Moves cursor={stepped(some, 20)} />);
    expect(box?.scrollTop).toBe(20 * 50 - 125);
  });
});

describe('a long line', () => {
  const long = lineOf(200);

  /** Opens it, and waits for what draws it. */
  async function openLong(at: number): Promise<void> {
    open(stepped(long, at));
    await waitFor(() => expect(list()).toHaveAttribute('data-placed'));
  }

  test('shows the steps around the shown one as long as what draws it is on its way', async () => {
    open(stepped(long, 100));
    expect(list()).not.toHaveAttribute('data-placed');
    expect(numbers()).toEqual(Array.from({ length: 25 }, (_, index) => 88 + index));
    expect(within(list()).getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '89');
    expect(within(list()).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '201');
    await waitFor(() => expect(list()).toHaveAttribute('data-placed'));
  });

  test.each([0, 5, 100, 200])('at step %i draws the rows around it only', async (at) => {
    await openLong(at);
    const step = await screen.findByRole('button', { current: 'step' });
    expect(step.querySelector('.move-number')).toHaveTextContent(String(at));
    await waitFor(() => expect(numbers()).toContain(Math.min(200, at + 4)));
    expect(numbers()).toContain(Math.max(0, at - 4));
    const [first = 0] = numbers();
    expect(numbers()).toEqual(numbers().map((_, index) => first + index));
    expect(numbers().length).toBeLessThan(24);
  });

  test('says of each row which it is of how many', async () => {
    await openLong(100);
    const places = [...list().querySelectorAll('[data-index]')].map((row) => [
      row.getAttribute('aria-posinset'),
      row.getAttribute('aria-setsize'),
    ]);
    expect(places).toEqual(numbers().map((step) => [String(step + 1), '201']));
  });

  test('draws what it is scrolled to, and keeps the row that has the focus', async () => {
    await openLong(100);
    const hundred = await screen.findByRole('button', { current: 'step' });
    act(() => hundred.focus());
    list().parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(numbers()[0]).toBe(0));
    expect(numbers().at(-1)).toBe(100);
    expect(numbers().length).toBeLessThan(24);
    expect(hundred).toHaveFocus();
    act(() => hundred.blur());
    expect(numbers()).not.toContain(100);
  });

  test('follows the shown step within itself, and stays where that is in sight', async () => {
    const { rerender } = render(<Moves cursor={stepped(long, 0)} />);
    await waitFor(() => expect(list()).toHaveAttribute('data-placed'));
    const box = list().parentElement;
    rerender(<Moves cursor={stepped(long, 3)} />);
    expect(box?.scrollTop).toBe(0);
    rerender(<Moves cursor={stepped(long, 150)} />);
    await waitFor(() => expect(numbers()).toContain(150));
    expect(box?.scrollTop).toBeGreaterThan(0);
    // Rows are measured as they come: the list is at rest once it stands where it stood.
    let before = -1;
    await waitFor(() => {
      const was = before;
      before = box?.scrollTop ?? 0;
      expect(before).toBe(was);
    });
    rerender(<Moves cursor={stepped(long, 151)} />);
    await waitFor(() => expect(list().querySelector('[aria-current]')).toHaveTextContent(/^151/));
    expect(box?.scrollTop).toBe(before);
  });
});
