import { expect, test } from 'vitest';
import { told, typeset } from '@/src/board/sentence/plainText';

test('a text of the core is set with curved apostrophes, and no percent sign alone on a line', () => {
  expect(typeset("At 2.00 % of Customer 3's loan, or Customer 4's.")).toBe(
    'At 2.00\u00a0% of Customer 3’s loan, or Customer 4’s.',
  );
});

test('a phrase is set as a text is, but for the names in it', () => {
  const phrase = [{ partyId: 3, name: "Rock 'n' Roll" }, "'s loan at 2 %."];
  expect(told(phrase)).toBe("Rock 'n' Roll’s loan at 2\u00a0%.");
});
