import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import OtherSystems from '@/src/board/studies/systems/OtherSystems';
import { payment } from '../../helpers/cursors';
import { pay } from '../../helpers/lines/reserveEvents';
import { PlayedStudy } from '../../helpers/PlayedStudy';

const open = (lesson: number, ...before: readonly BankingEvent[]) =>
  render(<PlayedStudy study={OtherSystems} lesson={lesson} before={before} />);

/** Each system and its figures, once all have been played. */
async function systems(): Promise<readonly string[]> {
  await screen.findByText(/^Netted once at the end of the day/);
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  return rows.flatMap((row, index) => {
    const name = row.querySelector('strong')?.textContent;
    const cells = [...(rows[index + 1]?.children ?? [])].map(({ textContent }) => textContent);
    return index % 2 === 0 ? [`${name}: ${cells.join(' ')}`] : [];
  });
}

describe('the other systems', () => {
  test('make the same payments again, and say what each needed', async () => {
    open(10);
    expect(await systems()).toEqual([
      'Independent banks: 6 0 6 95 40',
      'Correspondent banking: 6 0 3 25 0',
      'Clearing house: 6 0 3 20 20',
      'Central bank: 6 0 6 95 40',
      'CHIPS: 6 2 3 20 30',
      'This line as it was played: 6 0 0 0 0',
    ]);
    expect(screen.getByText(/^Netted once/)).toHaveTextContent(
      /^Netted once at the end of the day these payments needed \$20 of reserves, paid one by one in this order \$40\./,
    );
    expect(screen.getByText(/\$95 is still due/)).toBeVisible();
    for (const word of ['CHIPS', 'Position', 'Funded', 'Payments that waited']) {
      const term = screen.getByText(word, { selector: 'dt' });
      expect(term.compareDocumentPosition(screen.getByRole('table'))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
    expect(screen.getByText(/; the banks paid \$30 into their positions beforehand/)).toBeVisible();
    expect(screen.getByText(/6 payments between banks on this line, of \$95 in all/)).toBeVisible();
  });

  test('lead with the reserves that each needed, as bars with their sums', async () => {
    open(10);
    await systems();
    const chart = screen.getByRole('figure');
    const bars = within(chart).getAllByRole('listitem');
    expect(bars.map(({ children }) => [...children].map((one) => one.textContent))).toEqual([
      ['Independent banks', '', '$40'],
      ['Correspondent banking', '', '$0'],
      ['Clearing house', '', '$20'],
      ['Central bank', '', '$40'],
      ['CHIPS', '', '$30'],
      ['As it was played', '', '$0'],
    ]);
    expect(chart.compareDocumentPosition(screen.getByRole('table'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('say what is assumed, of transfers between banks too', async () => {
    open(16, pay(1, 2, 5000));
    expect((await systems()).at(-1)).toBe('This line as it was played: 1 0 1 50 50');
    expect(screen.getByText(/A transfer between two banks is made as a payment/)).toBeVisible();
    expect(screen.getByText(/needed \$50 of reserves either way\./)).toBeVisible();
    expect(screen.getByText(/Fed funds, repos, dealings in bills/)).toBeVisible();
  });

  test('have nothing to do for payments within one bank', () => {
    open(2, payment(1, 2, 3000));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^1 payment on this line stays within one bank\./)).toHaveTextContent(
      'This board has one bank',
    );
  });

  test('wait for a first payment', () => {
    open(9);
    expect(screen.getByText(/^Nobody has paid anybody from an account/)).toHaveTextContent(
      'Once two banks, or their customers, pay each other',
    );
  });
});
