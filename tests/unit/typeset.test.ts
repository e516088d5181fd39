import { expect, test } from 'vitest';
import { typeset } from '@/src/board/typeset';

test('a text of the core is set with curved apostrophes, and no percent sign alone on a line', () => {
  expect(typeset("At 2.00 % of Customer 3's loan, or Customer 4's.")).toBe(
    'At 2.00\u00a0% of Customer 3’s loan, or Customer 4’s.',
  );
});
