import { expect, test } from 'vitest';
import { plainText, typeset } from '@/src/board/sentence/plainText';

test('no percent sign of a text stands alone on a line', () => {
  expect(typeset('At 2.00 % of the loan, or 3 %.')).toBe(
    'At 2.00\u00a0% of the loan, or 3\u00a0%.',
  );
});

test('a phrase is set as a text is, but for the names in it', () => {
  const phrase = [{ partyId: 3, name: "Rock 'n' 2 % Roll" }, '’s loan at 2 %.'];
  expect(plainText(phrase)).toBe("Rock 'n' 2 % Roll’s loan at 2\u00a0%.");
});

test('sums have cents only where one of them is of more than whole dollars', () => {
  const asked = (sum: string) => `Customer 1 holds ${sum} in cash; deposit $1,200.00 or less.`;
  expect(typeset(asked('$1,200.00'))).toBe(
    'Customer 1 holds $1,200 in cash; deposit $1,200 or less.',
  );
  expect(typeset(asked('$79.50'))).toBe(asked('$79.50'));
  expect(typeset('No rate of 5.00 is a sum.')).toBe('No rate of 5.00 is a sum.');
});
