import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Compound } from '@/src/articles/compound-interest/Compound';
import { Periods } from '@/src/articles/compound-interest/Periods';
import { Real } from '@/src/articles/compound-interest/Real';
import { Simple } from '@/src/articles/compound-interest/Simple';

afterEach(() => window.history.replaceState(null, '', '/'));

const field = (name: string) => screen.getByRole('textbox', { name });
const result = () => screen.getByRole('status');

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}

/** The cells of a row of the table, by the year at its head. */
function row(year: string): readonly (string | null)[] {
  const head = screen.getByRole('rowheader', { name: year });
  const cells = head.closest('tr')?.querySelectorAll('td') ?? [];
  return [...cells].map(({ textContent }) => textContent);
}

const search = () => new URLSearchParams(window.location.search);

describe('simple interest', () => {
  test('is calculated as one types, with formula and table', async () => {
    render(<Simple />);
    expect(result()).toHaveTextContent('After 10 years: $1,500.00, of which $500.00 is interest.');
    await type('Principal', '$2,000');
    await type('Rate a year', '2.5 %');
    await type('Time', '1');
    expect(result()).toHaveTextContent('After 1 year: $2,050.00, of which $50.00 is interest.');
    const formula = screen.getByRole('group', { name: 'The formula with these numbers' });
    expect(formula).toHaveTextContent('= 2,000 × (1 + 0.025 × 1) = 2,050.00');
    expect(row('0')).toEqual(['0.00', '2,000.00']);
    expect(row('1')).toEqual(['50.00', '2,050.00']);
    await waitFor(() =>
      expect(Object.fromEntries(search())).toEqual({
        'simple-principal': '$2,000',
        'simple-rate': '2.5 %',
        'simple-years': '1',
      }),
    );
  });

  test.each([
    ['90 days', '90 days: $1,012.33, of which $12.33', '0.05 × 90 / 365) = 1,012.33', '90 days'],
    ['1 Day', '1 day: $1,000.14, of which $0.14', '0.05 × 1 / 365) = 1,000.14', '1 day'],
    ['7 months', '7 months: $1,029.17, of which $29.17', '0.05 × 7 / 12) = 1,029.17', '7 months'],
    ['18 Months', '1.5 years: $1,075.00, of which $75.00', '0.05 × 1.5) = 1,075.00', '1.5'],
    ['90/360', '0.25 years: $1,012.50, of which $12.50', '0.05 × 0.25) = 1,012.50', '0.25'],
    ['0.25 years', '0.25 years: $1,012.50, of which $12.50', '0.05 × 0.25) = 1,012.50', '0.25'],
    ['2.5', '2.5 years: $1,125.00, of which $125.00', '0.05 × 2.5) = 1,125.00', '2.5'],
  ])('takes a part of a year: %s', async (time, said, formula, head) => {
    render(<Simple />);
    await type('Time', time);
    expect(result()).toHaveTextContent(`After ${said} is interest.`);
    expect(screen.getByRole('group', { name: 'The formula with these numbers' })).toHaveTextContent(
      formula,
    );
    expect(screen.getAllByRole('rowheader').at(-1)).toHaveTextContent(head);
    await waitFor(() => expect(search().get('simple-years')).toBe(time));
  });

  test.each([
    ['73001 days', 'The time must be a number from 0 years to 200 years.'],
    ['1/0', /^“1\/0” is not a number/],
    ['two days', /^“two days” is not a number/],
    ['0.1234567', 'The time can have at most 6 decimals.'],
  ])('takes no time such as %s', async (time, sentence) => {
    render(<Simple />);
    await type('Time', time);
    expect(field('Time')).toHaveAccessibleDescription(sentence);
  });

  test('refuses in a sentence, keeps what was typed, and what it last worked out', async () => {
    render(<Simple />);
    await type('Time', '20');
    await type('Rate a year', '101');
    const rate = field('Rate a year');
    expect(rate).toHaveValue('101');
    expect(rate).toHaveAttribute('aria-invalid', 'true');
    expect(rate).toHaveAccessibleDescription('The rate must be a number from 0 % to 100 %.');
    expect(result()).toHaveTextContent('Not worked out yet: a field above needs another number.');
    // On the way to 101 there was a 10.
    expect(row('20')).toEqual(['2,000.00', '3,000.00']);
    await waitFor(() => expect(Object.fromEntries(search())).toEqual({ 'simple-years': '20' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(rate).not.toHaveAttribute('aria-invalid');
    expect(result()).toHaveTextContent('After 10 years: $1,500.00');
    const setBack = screen.getByRole('button', { name: 'Reset' });
    expect(setBack).toHaveAttribute('aria-disabled', 'true');
    expect(setBack).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test('at the edges: no time, no rate, nothing lent', async () => {
    render(<Simple />);
    await type('Time', '0');
    expect(result()).toHaveTextContent('After 0 years: $1,000.00, of which $0.00 is interest.');
    await type('Time', '200');
    expect(screen.getAllByRole('row')).toHaveLength(202);
    await type('Rate a year', '0');
    expect(row('200')).toEqual(['0.00', '1,000.00']);
    await type('Principal', '0');
    expect(row('200')).toEqual(['0.00', '0.00']);
  });
});

describe('compound interest', () => {
  test('agrees with the table of the text', async () => {
    render(<Compound />);
    expect(row('2')).toEqual(['1,102.50', '1,100.00', '2.50']);
    expect(row('10')).toEqual(['1,628.89', '1,500.00', '128.89']);
    expect(row('20')).toEqual(['2,653.30', '2,000.00', '653.30']);
    expect(row('30')).toEqual(['4,321.94', '2,500.00', '1,821.94']);
    expect(result()).toHaveTextContent(
      'After 30 years: $4,321.94. Of the interest of $3,321.94, $1,821.94 is interest on interest.',
    );
    await waitFor(() => expect(screen.getByText('Simple')).toBeVisible());
  });

  test('is simple within a year: nothing is added before its end', async () => {
    render(<Compound />);
    await type('Time', '90 days');
    expect(result()).toHaveTextContent(
      'After 90 days: $1,012.33. Of the interest of $12.33, $0.00 is interest on interest.',
    );
    await type('Time', '2.5');
    expect(row('2.5')).toEqual(['1,130.06', '1,125.00', '5.06']);
    expect(screen.getByRole('group', { name: 'The formula with these numbers' })).toHaveTextContent(
      '= 1,000 × 1.05 ^ 2 × (1 + 0.05 × 0.5) = 1,130.06',
    );
  });

  test('is read from the address, without what is refused there', () => {
    window.history.replaceState(null, '', '/?compound-rate=100&compound-years=200&simple-rate=1');
    const { unmount } = render(<Compound />);
    expect(result()).toHaveTextContent('After 200 years: $1.6069 × 10^63.');
    unmount();
    window.history.replaceState(null, '', '/?compound-rate=%3Cb%3E1e400&compound-years=500');
    render(<Compound />);
    expect(field('Rate a year')).toHaveValue('5');
    expect(field('Rate a year')).not.toHaveAttribute('aria-invalid');
    expect(field('Time')).toHaveValue('30');
    expect(result()).toHaveTextContent('After 30 years: $4,321.94.');
  });
});

describe('compounding more often', () => {
  test.each([
    ['yearly', '5.0000 %', '1,050.00'],
    ['semiannually', '5.0625 %', '1,050.63'],
    ['quarterly', '5.0945 %', '1,050.95'],
    ['monthly', '5.1162 %', '1,051.16'],
    ['daily (365)', '5.1267 %', '1,051.27'],
    ['continuously', '5.1271 %', '1,051.27'],
  ])('%s comes to what the text says', async (added, effective, amount) => {
    render(<Periods />);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Interest is added' }),
      added,
    );
    expect(result()).toHaveTextContent(`The effective annual rate is ${effective}.`);
    expect(row('1')[1]).toBe(amount);
  });

  test('for part of a year counts the periods that are complete', async () => {
    window.history.replaceState(null, '', '/?periods-years=0.25');
    render(<Periods />);
    const formula = screen.getByRole('group', { name: 'The formulas with these numbers' });
    expect(formula).toHaveTextContent('^ (12 × 0.25) = 1,012.55');
    await type('Time', '0.3');
    expect(formula).toHaveTextContent('^ 3 × (1 + 0.05 × 0.05) = 1,015.08');
  });

  test('keeps the choice in the address, takes none that there is not, and sets all back', async () => {
    window.history.replaceState(null, '', '/?periods-added=hourly&periods-years=1');
    render(<Periods />);
    const added = screen.getByRole('combobox', { name: 'Interest is added' });
    expect(added).toHaveDisplayValue('monthly');
    await userEvent.selectOptions(added, 'daily (365)');
    await waitFor(() => expect(search().get('periods-added')).toBe('daily'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(added).toHaveDisplayValue('monthly');
    expect(field('Time')).toHaveValue('10');
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('what a sum buys', () => {
  test('is the real rate, exactly and by subtraction', async () => {
    render(<Real />);
    expect(result()).toHaveTextContent('The real rate is 1.9417 %; subtracting says 2.0000 %.');
    await type('Nominal rate a year', '25');
    await type('Inflation a year', '20');
    expect(result()).toHaveTextContent('The real rate is 4.1667 %; subtracting says 5.0000 %.');
    await type('Nominal rate a year', '5');
    await type('Inflation a year', '8');
    await type('Time', '1');
    expect(result()).toHaveTextContent(
      'The real rate is −2.7778 %; subtracting says −3.0000 %. After 1 year the sum is $1,050.00, and buys what $972.22 buys today.',
    );
    const formula = screen.getByRole('group', { name: 'The formulas with these numbers' });
    expect(within(formula).getByText(/= 1\.05 \/ 1\.08 − 1/)).toBeVisible();
    expect(row('1')).toEqual(['1,050.00', '972.22', '108.00']);
  });

  test('is said to take whole years, and takes no part of one', async () => {
    const article = readFileSync('src/articles/compound-interest/index.mdx', 'utf8');
    expect(article.replace(/\s+/g, ' ')).toContain('takes whole years only');
    render(<Real />);
    await type('Time', '0.25');
    expect(field('Time')).toHaveAccessibleDescription(
      'The time must be a whole number, such as 10.',
    );
  });

  test('also where prices fall, and at the edges', async () => {
    render(<Real />);
    await type('Inflation a year', '-50');
    await type('Time', '2');
    expect(row('2')).toEqual(['1,102.50', '4,410.00', '25.00']);
    await type('Inflation a year', '−50.1');
    expect(field('Inflation a year')).toHaveAccessibleDescription(
      'Inflation must be a number from −50 % to 1,000 %.',
    );
  });
});
