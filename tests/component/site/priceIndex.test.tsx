import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ADDRESS_REST } from '@/src/articles/calculator/address';
import { BASE_WEIGHTS } from '@/src/articles/consumer-price-index/categories';
import { MAX_YEARS, readWeights, readYears } from '@/src/articles/consumer-price-index/code';
import { PriceCalculator } from '@/src/articles/consumer-price-index/PriceCalculator';
import { WeightCalculator } from '@/src/articles/consumer-price-index/WeightCalculator';
import { YearCalculator } from '@/src/articles/consumer-price-index/YearCalculator';

const PAGE = '/articles/inflation/consumer-price-index';

beforeEach(() => window.history.replaceState(null, '', PAGE));

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const result = () => screen.getByRole('status').textContent;
const query = (name: string) => new URLSearchParams(window.location.search).get(name);

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}

/** The sum of all weights in sight, in hundredths of a percent. */
function sum(): number {
  return screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Weight/ })
    .reduce((total, { value }) => total + Math.round(Number(value) * 100), 0);
}

describe('changing prices', () => {
  test('begins with the example year, each category with what it adds', () => {
    render(<PriceCalculator />);
    expect(result()).toContain('from 100.0 to 104.1');
    expect(result()).toContain('costs 4.09 % more than a year before');
    const [food] = screen.getAllByRole('listitem');
    expect(food).toHaveTextContent('weight 13.70 %');
    expect(food).toHaveTextContent('Adds +0.82 points');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    // Beside the result, which may be out of sight.
    expect(screen.getByText('Index 104.1')).toBeInTheDocument();
  });

  test('says the index at once, and the address carries what was typed', async () => {
    render(<PriceCalculator />);
    await userEvent.click(button('No price changes'));
    expect(result()).toContain('to 100.0: the basket costs as much as a year before');
    await type('Price change: Shelter', '10');
    expect(result()).toContain('to 103.6');
    await waitFor(() => expect(query('prices-sh')).toBe('10'), { timeout: 5 * ADDRESS_REST });
    await userEvent.click(button('Reset'));
    expect(result()).toContain('104.1');
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  test.each([
    ['', 'Type the price change of “Food”: a number from −99 % to 1,000 %.'],
    ['abc', '“abc” is not a number that can be read here. Type the price change of “Food”'],
    ['-100', 'The price change of “Food” must be a number from −99 % to 1,000 %.'],
    ['1000.01', 'The price change of “Food” must be a number from −99 % to 1,000 %.'],
    ['1.234', 'The price change of “Food” can have at most 2 decimals.'],
  ])('refuses “%s” in a sentence and keeps it', async (text, sentence) => {
    render(<PriceCalculator />);
    await type('Price change: Food', text);
    expect(field('Price change: Food')).toHaveValue(text);
    expect(field('Price change: Food')).toBeInvalid();
    expect(field('Price change: Food')).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    );
    expect(result()).toBe('Not worked out yet: a field above needs another number.');
    expect(screen.getByText('No index yet')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).not.toHaveTextContent(/Adds|0\.82/);
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Adds +0.03 points');
    await type('Price change: Food', '−1.5 %');
    expect(field('Price change: Food')).toBeValid();
    expect(result()).toContain('to 103.1');
  });

  test('goes on saying what the others add while one is refused', async () => {
    render(<PriceCalculator />);
    await type('Price change: Food', 'abc');
    await type('Price change: Shelter', '10');
    const shelter = screen.getByText('Shelter', { exact: false, selector: '.basket-name' });
    expect(shelter.closest('li')).toHaveTextContent('Adds +3.56 points');
    expect(screen.getByText('No index yet').parentElement).toHaveTextContent(/^No index yet$/);
  });

  test('begins with what the address carries, but for what is refused', async () => {
    window.history.replaceState(null, '', `${PAGE}?prices-fo=1000&prices-al=x&other=1`);
    render(<PriceCalculator />);
    expect(field('Price change: Food')).toHaveValue('1000');
    expect(field('Price change: Alcoholic drinks')).toHaveValue('3');
    expect(field('Price change: Alcoholic drinks')).toBeValid();
    expect(query('other')).toBe('1');
    await type('Price change: Food', 'abc');
    await waitFor(() => expect(query('prices-fo')).toBeNull(), { timeout: 5 * ADDRESS_REST });
  });
});

describe('changing weights', () => {
  test('has the others share the difference, and 100 % always', async () => {
    render(<WeightCalculator />);
    expect(sum()).toBe(10_000);
    await type('Weight: Private transport', '0');
    expect(field('Weight: Food')).toHaveValue('16.09');
    expect(sum()).toBe(10_000);
    expect(result()).toContain('to 103.9');
    expect(result()).toContain('With the published weights it goes to 104.1');
  });

  test('leaves no trace of what was typed on the way', async () => {
    render(<WeightCalculator />);
    await type('Weight: Food', '100');
    expect(field('Weight: Shelter')).toHaveValue('0.00');
    expect(result()).toContain('to 106.0');
    await type('Weight: Food', '13.70');
    expect(field('Weight: Shelter')).toHaveValue('35.62');
    expect(field('Weight: Other')).toHaveValue('2.90');
  });

  test('keeps a refused weight while others are set', async () => {
    render(<WeightCalculator />);
    await type('Weight: Food', '101');
    expect(field('Weight: Food')).toBeInvalid();
    expect(field('Weight: Food')).toHaveAccessibleDescription(
      'The weight of “Food” must be a number from 0 % to 100 %.',
    );
    await type('Weight: Shelter', '50');
    expect(field('Weight: Food')).toHaveValue('101');
    expect(result()).toContain('Not worked out yet');
    await type('Weight: Food', '20');
    expect(sum()).toBe(10_000);
    expect(result()).not.toContain('Not worked out yet');
    await userEvent.click(button('Reset'));
    expect(field('Weight: Food')).toHaveValue('13.70');
    expect(button('Reset')).toHaveAttribute('aria-disabled', 'true');
  });

  test('keeps the weights in the address and reads them there', async () => {
    const { unmount } = render(<WeightCalculator />);
    await type('Weight: Food', '50');
    await waitFor(() => expect(query('weights-list')).toMatch(/^5000\./));
    expect(readWeights(query('weights-list') ?? '', BASE_WEIGHTS)?.[0]).toBe(5000);
    unmount();
    render(<WeightCalculator />);
    expect(field('Weight: Food')).toHaveValue('50.00');
    expect(sum()).toBe(10_000);
  });

  test('says when the weights of the address make no basket', () => {
    window.history.replaceState(null, '', `${PAGE}?weights-list=1.2.3`);
    render(<WeightCalculator />);
    expect(screen.getByText(/could not be read/)).toBeVisible();
    expect(field('Weight: Food')).toHaveValue('13.70');
  });
});

test.each([
  ['the prices', PriceCalculator],
  ['the weights', WeightCalculator],
  ['both, year after year', YearCalculator],
])('where one changes %s, it is said how a column comes to its total', (_, Calculator) => {
  render(<Calculator />);
  const added = screen
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      Number(/Adds ([+−]?[\d.]+)/.exec(textContent ?? '')?.[1]?.replace('−', '-')),
    );
  expect(added.reduce((sum, one) => sum + one, 0)).toBeCloseTo(4.08, 9);
  expect(document.querySelector('.basket-total')).toHaveTextContent('+4.09');
  expect(screen.getByText(/the total is that of the unrounded figures/)).toBeVisible();
});

describe('adding years', () => {
  const rows = () =>
    within(screen.getByRole('table', { name: 'The years so far' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  test('chains them, and lists each', async () => {
    render(<YearCalculator />);
    expect(result()).toContain(
      'The index begins at 100.0. Year 1, which is not added yet, would take it to 104.1.',
    );
    await userEvent.click(button('Add this year'));
    expect(result()).toContain('After one year the index stands at 104.1.');
    await userEvent.click(button('Add this year'));
    expect(result()).toContain('After 2 years the index stands at 108.3.');
    expect(rows()).toEqual(['14.09 %104.1Shelter (+1.42)', '24.09 %108.3Shelter (+1.42)']);
    expect(screen.getAllByRole('figure')).toHaveLength(2);
  });

  test('has in bold where the index stands, and says of the next year that it is not added', async () => {
    render(<YearCalculator />);
    expect(screen.getByText('Index at the beginning: 100.0').tagName).toBe('STRONG');
    await type('Weight: Food', '100');
    await type('Price change: Food', '10');
    await userEvent.click(button('Add this year'));
    expect(screen.getByText('Index after one year: 110.0').tagName).toBe('STRONG');
    await type('Price change: Food', '-10');
    await userEvent.click(button('Add this year'));
    expect(screen.getByText('Index after 2 years: 99.0').tagName).toBe('STRONG');
    const preview = screen.getByText('Year 3, not added yet, would take it to 89.1');
    expect(preview.closest('strong')).toBeNull();
    expect(result()).toContain('Year 3, which is not added yet, would take it to 89.1.');
  });

  test('can be undone, started over, and put back', async () => {
    render(<YearCalculator />);
    for (let year = 1; year <= 3; year += 1) await userEvent.click(button('Add this year'));
    await userEvent.click(button('Undo last year'));
    expect(rows()).toHaveLength(2);
    await userEvent.click(button('Put back what was taken'));
    expect(rows()).toHaveLength(3);
    await userEvent.click(button('Start over'));
    expect(screen.queryByRole('table')).toBeNull();
    // It has nothing left to do, and keeps the focus all the same.
    expect(button('Start over')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Start over')).toHaveFocus();
    await userEvent.click(button('Put back what was taken'));
    expect(rows()).toHaveLength(3);
    expect(button('Put back what was taken')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Put back what was taken'));
    expect(rows()).toHaveLength(3);
  });

  test('is refused in a sentence, without losing anything', async () => {
    render(<YearCalculator />);
    await userEvent.click(button('Add this year'));
    await type('Price change: Food', 'much');
    expect(result()).toContain('After one year the index stands at 104.1.');
    expect(result()).toContain('This year cannot be added yet');
    await userEvent.click(button('Add this year'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No year was added: a field above needs another number.',
    );
    expect(rows()).toHaveLength(1);
    expect(field('Price change: Food')).toHaveValue('much');
    await type('Price change: Food', '6{Enter}');
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what the others add while a weight or a price is refused', async () => {
    render(<YearCalculator />);
    const adds = () => screen.getAllByRole('listitem')[2];
    await type('Price change: Food', 'much');
    await type('Price change: Shelter', '10');
    expect(adds()).toHaveTextContent('Adds +3.56 points');
    await type('Price change: Food', '6');
    await type('Weight: Food', '101');
    await type('Price change: Shelter', '20');
    expect(adds()).toHaveTextContent('Adds +7.12 points');
    expect(screen.getByText('Year 1 is not complete yet')).toBeVisible();
  });

  test('keeps all of it in the address and begins there', async () => {
    const { unmount } = render(<YearCalculator />);
    await type('Weight: Food', '50');
    await type('Price change: Food', '20');
    await userEvent.click(button('Add this year'));
    await waitFor(() => expect(query('index-years')).not.toBeNull());
    const { years } = readYears(query('index-years') ?? '', BASE_WEIGHTS);
    expect(years[0]?.weights[0]).toBe(5000);
    expect(years[0]?.changes[0]).toBe(2000);
    const before = result();
    unmount();
    render(<YearCalculator />);
    expect(result()).toBe(before);
    expect(field('Weight: Food')).toHaveValue('50.00');
    expect(field('Price change: Food')).toHaveValue('20');
  });

  test('says what of an address could not be read', () => {
    window.history.replaceState(null, '', `${PAGE}?index-years=500_<script>_500`);
    render(<YearCalculator />);
    expect(screen.getByText(/Only the first one could be read/)).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  test('ends with as many years as the address can carry', async () => {
    const full = Array.from({ length: MAX_YEARS }, () => '100').join('_');
    window.history.replaceState(null, '', `${PAGE}?index-years=${full}`);
    render(<YearCalculator />);
    expect(screen.getByText(/These are 40 years/)).toBeVisible();
    await userEvent.click(button('Add this year'));
    expect(rows()).toHaveLength(MAX_YEARS);
    expect(screen.getByRole('alert')).toHaveTextContent('These are 40 years');
  });
});

vi.setConfig({ testTimeout: 60_000 });
