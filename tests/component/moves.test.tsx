import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { roundNumber } from '@/events/log/lines';
import type { Place } from '@/events/log/tree';
import { lineEnds } from '@/machines/lesson';
import { MoveList } from '@/src/board/MoveList';
import { acting, note, openingPlaceOf, payment, stepped } from '../helpers/places';

function open(place: Place) {
  const [onRound, onNode] = [vi.fn(), vi.fn()];
  const { timeline, leaf, at } = place;
  const current = roundNumber(timeline, at);
  render(<MoveList {...{ timeline, leaf, current, onRound, onNode, ...lineEnds(place) }} />);
  return { onRound, onNode, user: userEvent.setup() };
}

const list = () => screen.getByRole('list', { name: 'Steps' });
const steps = () => within(list()).getAllByRole('button');

const pays = (from: 1 | 2, to: 1 | 2, amount: number) =>
  `Customer ${from} pays Customer ${to} $${amount}. ` +
  'On the books of Bank 1 the sum passes from one account to the other.';

const line = acting(
  openingPlaceOf(2),
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

  test('are listed nowhere on a single line', () => {
    open(line);
    expect(screen.queryByRole('list', { name: /^Other lines/ })).not.toBeInTheDocument();
  });
});

describe('a long line', () => {
  const events = Array.from({ length: 200 }, (_, index) =>
    index % 2 === 0 ? payment(1, 2, 100 + index) : payment(2, 1, 100 + index),
  );
  const long = acting(openingPlaceOf(2), ...events);

  test.each([
    [0, null, [0, 60], 'Steps 61 to 200'],
    [60, null, [0, 120], 'Steps 121 to 200'],
    [100, 'Steps 0 to 39', [40, 160], 'Steps 161 to 200'],
    [140, 'Steps 0 to 79', [80, 200], null],
    [200, 'Steps 0 to 139', [140, 200], null],
  ] as const)('at step %i is a window that follows it', (at, before, [first, last], after) => {
    open(stepped(long, at));
    const texts = (selector: string) =>
      [...list().querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(texts('.moves-jump')).toEqual([before, after].filter((jump) => jump !== null));
    expect(texts('.move-number')).toEqual(
      Array.from({ length: last - first + 1 }, (_, index) => String(first + index)),
    );
  });

  test('jumps over what is left out', async () => {
    const { onRound, user } = open(stepped(long, 100));
    await user.click(screen.getByText('Steps 0 to 39'));
    await user.click(screen.getByText('Steps 161 to 200'));
    expect(onRound.mock.calls).toEqual([[0], [200]]);
  });
});
