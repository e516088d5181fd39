import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { LessonEvent } from '@/machines/lesson';
import Compare from '@/src/board/studies/compare/Compare';
import { note, payment } from '../../helpers/cursors';
import { PlayedStudy } from '../../helpers/PlayedStudy';

const user = userEvent.setup();

/** A main line of two payments, and a branch of one that leaves it at step 1, shown at its end. */
const branched = [
  payment(1, 2, 3000),
  payment(1, 2, 2000),
  { type: 'GO_ROUND', round: 1 },
  payment(2, 1, 500),
] as const;

const open = (...before: readonly (BankingEvent | LessonEvent)[]) =>
  render(<PlayedStudy study={Compare} lesson={2} before={before} />);

/** The rows of a table: every cell of each. */
function cellsOf(name: string | RegExp): readonly string[] {
  const rows = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    [...row.children]
      .map(({ textContent }) => textContent)
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  );
}

describe('two lines', () => {
  test('need a second one: until then it is said how to make one', async () => {
    open(payment(1, 2, 3000));
    await user.click(screen.getByRole('radio', { name: 'Two lines' }));
    expect(screen.getByText(/This board has one line so far\. Step back/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('stand side by side at the same step, what differs marked', () => {
    open(...branched);
    expect(screen.getByLabelText('The other line')).toHaveDisplayValue(
      'Customer 1 pays Customer 2 $20 (leaves at step 1, ends at step 2)',
    );
    expect(
      screen.getByText(
        'The other line: Customer 1 pays Customer 2 $20 (leaves at step 1, ends at step 2).',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(
        '“Difference” is “Other line” less “This line”: + is more in “Other line”, − is less.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Both lines at step 2.')).toBeVisible();
    expect(cellsOf('Customer 1')).toEqual([
      'Line | This line, $ | Other line, $ | Difference, $',
      'Assets',
      'Cash | 100 | 100 | ',
      'At Bank 1 | 75 | 50 | −25',
      'Net worth | 175 | 150 | −25',
    ]);
    const marked = screen.getAllByRole('row').filter(({ dataset }) => dataset.marked === 'true');
    expect(marked.map(({ firstChild }) => firstChild?.textContent)).toEqual([
      ...['Customer 1', 'Customer 2'],
      ...['At Bank 1', 'Net worth', 'At Bank 1', 'Net worth'],
    ]);
  });

  test('list the figures of both, and their range over all lines', () => {
    open(...branched, { type: 'setOverdraft', value: 90_000 }, payment(1, 2, 10_000));
    expect(cellsOf('Figures')).toEqual([
      'Figure | This line, $ | Other line, $ | Difference, $',
      'Credit | 250 | 200 | −50',
      'Reserves | 200 | 200 | 0',
      'Quantity of money | 425 | 400 | −25',
    ]);
    expect(cellsOf('All 2 lines').slice(1)).toEqual([
      'Credit | 250 | 250 | 200 | 250',
      'Reserves | 200 | 200 | 200 | 200',
      'Quantity of money | 425 | 425 | 400 | 425',
    ]);
    expect(
      screen.getByText('This line at step 3; the other one ends at step 2, and is shown there.'),
    ).toBeVisible();
  });

  test('tell what was done on each since they parted', () => {
    open(...branched, note('Half.'), payment(1, 2, 100));
    const rows = cellsOf('What was done from step 2 on');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(
      /^2 \| Customer 2 pays Customer 1 \$5\..* \| Customer 1 pays .* \$20\./,
    );
    expect(rows[2]).toMatch(/^3 \| Customer 1 pays Customer 2 \$1\..* \| $/);
  });

  test('are one line up to where they part', async () => {
    open(...branched);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(
      screen.getByText(/^Both lines at step 1\. Up to here they are one line\./),
    ).toBeVisible();
    expect(screen.getByText('No balance sheet differs.')).toBeVisible();
  });

  test('change places: the other one can be shown', async () => {
    open(...branched, payment(1, 2, 100));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 3 of 3');
    await user.click(screen.getByRole('button', { name: 'Show the other line' }));
    expect(screen.getByTestId('where')).toHaveTextContent('Step 2 of 2');
    expect(screen.getByLabelText('The other line')).toHaveDisplayValue(/^Customer 2 pays .* \$5/);
  });

  test('are chosen among all, however many there are', async () => {
    open(...branched, { type: 'GO_ROUND', round: 0 }, payment(2, 1, 900));
    const choice = screen.getByLabelText('The other line');
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
    await user.selectOptions(choice, within(choice).getByRole('option', { name: /last: .* \$5/ }));
    expect(screen.getByText(/^Both lines at step 1/)).toBeVisible();
    expect(cellsOf('Customer 1')[3]).toBe('At Bank 1 | 109 | 70 | −39');
  });
});

describe('two steps', () => {
  test('of the shown line stand side by side, with what changed between them', async () => {
    open(payment(1, 2, 3000), payment(1, 2, 2000));
    await user.click(screen.getByRole('radio', { name: 'Two steps' }));
    expect(screen.getByLabelText('From step')).toHaveValue('0');
    expect(screen.getByLabelText('To step')).toHaveValue('2');
    expect(cellsOf('Customer 2')[3]).toBe('At Bank 1 | 100 | 150 | +50');
    // One word for what lies between them, in the sentence that says its sign and over every column.
    expect(screen.getByText(/^“Change” is “At step 2” less “At step 0”/)).toBeVisible();
    for (const table of screen.getAllByRole('table')) {
      expect(within(table).getAllByRole('columnheader').at(-1)).toHaveTextContent('Change, $');
    }
    await user.clear(screen.getByLabelText('From step'));
    await user.type(screen.getByLabelText('From step'), '1');
    expect(cellsOf('Customer 2')[3]).toBe('At Bank 1 | 130 | 150 | +20');
    expect(screen.queryByRole('table', { name: 'Bank 1' })).not.toBeNull();
  });

  test('are marked by two presses on the track, in either order', () => {
    open(payment(1, 2, 3000), payment(1, 2, 2000));
    const track = document.querySelector('[data-track]');
    if (!track) throw new Error('two steps are marked on a track');
    // Steps −4 to 2, fifty units apart.
    vi.spyOn(track, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 44));
    const press = (step: number) => fireEvent.click(track, { clientX: 100 + (step + 4) * 50 });
    press(2);
    expect(screen.getByRole('status')).toHaveTextContent('Marked: step 2. Now press the other');
    press(1);
    expect(screen.getByRole('status')).toHaveTextContent('Press two steps on the track');
    expect(screen.getByLabelText('From step')).toHaveValue('1');
    expect(screen.getByLabelText('To step')).toHaveValue('2');
    expect(cellsOf('Customer 2')[3]).toBe('At Bank 1 | 130 | 150 | +20');
    press(0);
    press(0);
    expect(screen.getByLabelText('From step')).toHaveValue('1');
  });

  test('may lie in the opening, and say what is no step', async () => {
    open(payment(1, 2, 3000));
    await user.click(screen.getByRole('radio', { name: 'Two steps' }));
    const from = screen.getByLabelText('From step');
    await user.clear(from);
    await user.type(from, '-1');
    expect(cellsOf('Customer 2').at(-1)).toBe('Net worth | 200 | 230 | +30');
    await user.type(from, '9');
    expect(screen.getByText('Type a step from −4 to 1.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
