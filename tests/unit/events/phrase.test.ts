import { describe, expect, test } from 'vitest';
import { nameIn } from '@/events/banking/ledger/naming';
import {
  capitalised,
  clauses,
  eitherOf,
  plain,
  withFullStop,
  withOpeningArticle,
} from '@/events/phrase';
import { refusalOf } from '../../helpers/boards';
import { built } from '../../helpers/rows';
import { bank, bills, customer, system } from '../../helpers/setup';

describe('a name in a sentence', () => {
  const chips = built(system('chips'), bank('You'), customer('You', 0), customer('Youssef', 0));
  const house = built(system('clearinghouse'));

  test('has an article where it says what the party is', () => {
    expect(nameIn(chips.book, 0)).toBe('the Central Bank');
    expect(nameIn(chips.book, 0, 'opening')).toBe('The Central Bank');
    expect(nameIn(house.book, 0)).toBe('the Clearing House');
    expect(nameIn(chips.book, 1, 'opening')).toBe('CHIPS');
  });

  test('is no pronoun where it is a customer’s', () => {
    expect(nameIn(chips.book, 2)).toBe('You');
    expect(nameIn(chips.book, 3)).toBe('Customer You');
    expect(nameIn(chips.book, 4)).toBe('Youssef');
  });
});

describe('the fact that opens a refusal', () => {
  test('begins with a capital', () => {
    const board = built(system('centralbank'), bank('A', 0, 10_000), bills(0, 5000));
    const sell = { type: 'sellSecurities', bank: 1, amount: 5001 } as const;
    expect(refusalOf(board, sell, 'opening').message).toBe(
      'The Central Bank holds $50.00 of Treasury Bills; sell $50.00 or less.',
    );
  });

  test('does not where it follows another', () => {
    const board = built(system('centralbank'), bank('A', 0, 10_000), bills(0, 5000));
    const sell = { type: 'sellSecurities', bank: 1, amount: 10_001 } as const;
    expect(refusalOf(board, sell, 'opening').message).toBe(
      'A has $100.00 with the Central Bank, and the Central Bank holds $50.00 of Treasury Bills; sell $50.00 or less.',
    );
  });
});

test('clauses are joined with commas', () => {
  expect(plain(clauses([['a']]))).toBe('a');
  expect(plain(clauses([['a'], ['b']]))).toBe('a, and b');
  expect(plain(clauses([['a'], ['b'], ['c']]))).toBe('a, b, and c');
});

test.each([
  ['Lena P.', 'Lena P.'],
  ['Lena', 'Lena.'],
  ['and so on…', 'and so on…'],
  ['P. Lena', 'P. Lena.'],
  ['“The end.”', '“The end.”.'],
])('%s ends a sentence as %s', (words, said) => {
  expect(withFullStop(words)).toBe(said);
});

test('words open a sentence with a capital; a name keeps its own', () => {
  expect(capitalised('fed funds')).toBe('Fed funds');
  expect(capitalised('')).toBe('');
  expect(withOpeningArticle('the Central Bank has $1.')).toBe('The Central Bank has $1.');
  expect(withOpeningArticle('ann has $1 on the books.')).toBe('ann has $1 on the books.');
});

test('words to choose from are joined with or', () => {
  expect(eitherOf([])).toBe('');
  expect(eitherOf(['a'])).toBe('a');
  expect(eitherOf(['a', 'b'])).toBe('a or b');
  expect(eitherOf(['a', 'b', 'c'])).toBe('a, b or c');
});
