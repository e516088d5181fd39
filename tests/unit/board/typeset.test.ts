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
