import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { ByPeriod } from '@/src/articles/compound-interest-doubling/ByPeriod';
import { ByRate } from '@/src/articles/compound-interest-doubling/ByRate';
import { Errors } from '@/src/articles/compound-interest-doubling/Errors';

afterEach(() => window.history.replaceState(null, '', '/'));

const field = (name: string) => screen.getByRole('textbox', { name });
const result = () => screen.getByRole('status');

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

function row(name: string): readonly (string | null)[] {
  const head = screen.getByRole('rowheader', { name });
  const cells = head.closest('tr')?.querySelectorAll('td') ?? [];
  return [...cells].map(({ textContent }) => textContent);
}

describe('the time to double, by rate', () => {
  test.each([
    ['1', '69.66', '72.00', '70.00', '69.30'],
    ['5', '14.21', '14.40', '14.00', '13.86'],
    ['8', '9.01', '9.00', '8.75', '8.66'],
    ['20', '3.80', '3.60', '3.50', '3.47'],
  ])('at %s %% is what the text says', async (rate, exact, by72, by70, by69) => {
    render(<ByRate />);
    await type('Rate a year', rate);
    expect(row('exact formula')[0]).toBe(exact);
    expect(row('rule of 72')[0]).toBe(by72);
    expect(row('rule of 70')[0]).toBe(by70);
    expect(row('rule of 69.3')[0]).toBe(by69);
  });

  test('never comes at 0 %, and says so', async () => {
    render(<ByRate />);
    expect(result()).toHaveTextContent(
      'At 5 % a sum doubles in 14.21 years. The rule of 72 says 14.40: 1.36 % too long.',
    );
    await type('Rate a year', '0');
    expect(result()).toHaveTextContent('At 0 % a sum does not grow: it never doubles.');
    expect(row('exact formula')[0]).toBe('never');
    expect(row('rule of 72')).toEqual(['never', 'nothing']);
    await waitFor(() => expect(window.location.search).toBe('?double-rate=0'));
  });

  test('takes a year at 100 %, and no rate above', async () => {
    render(<ByRate />);
    await type('Rate a year', '100');
    expect(row('exact formula')[0]).toBe('1.00');
    expect(row('rule of 72')).toEqual(['0.72', '28.00 % too short']);
    await type('Rate a year', '100.01');
    expect(field('Rate a year')).toHaveAccessibleDescription(
      'The rate must be a number from 0 % to 100 %.',
    );
    expect(row('exact formula')[0]).toBe('1.00');
  });
});

describe('the time to double, by period', () => {
  test('gets shorter the more often interest is added', async () => {
    render(<ByPeriod />);
    const added = screen.getByRole('combobox', { name: 'Interest is added' });
    expect(row('exact formula')[0]).toBe('13.89');
    await userEvent.selectOptions(added, 'once a year');
    expect(row('exact formula')[0]).toBe('14.21');
    await userEvent.selectOptions(added, 'at every moment');
    expect(row('exact formula')[0]).toBe('13.86');
    expect(row('rule of 69.3')).toEqual(['13.86', '0.02 % too short']);
    expect(result()).toHaveTextContent('The number to divide by 5 would be 69.3.');
    await waitFor(() => expect(window.location.search).toBe('?often-added=always'));
    await type('Rate a year', '0');
    expect(result()).toHaveTextContent('it never doubles');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(row('exact formula')[0]).toBe('13.89');
  });
});

describe('the errors of the rules', () => {
  test('are listed and drawn up to a rate of one’s own', async () => {
    render(<Errors />);
    expect(row('1 %')).toEqual(['69.66', '3.36 %', '0.49 %', '−0.52 %']);
    expect(row('100 %')).toEqual(['1.00', '−28.00 %', '−30.00 %', '−30.70 %']);
    expect(result()).toHaveTextContent(
      'The rule of 72 is furthest off at 100 %: 28.00 % too short.',
    );
    await type('Rates up to', '12.5');
    expect(row('12.5 %')[0]).toBe('5.88');
    expect(screen.queryByRole('rowheader', { name: '15 %' })).toBeNull();
    expect(result()).toHaveTextContent('Rates from 0.25 % to 12.5 %.');
    await type('Rates up to', '0.5');
    expect(field('Rates up to')).toHaveAccessibleDescription(
      'The greatest rate must be a number from 1 % to 100 %.',
    );
  });
});
