import { expect, test } from 'vitest';
import { spokenStep, writtenStep } from '@/events/timeline/stepNumber';

test.each([
  [3, '3', '3'],
  [0, '0', '0'],
  [-2, '−2', 'minus 2'],
])('step %i is written %j, and spoken %j', (round, written, spoken) => {
  expect([writtenStep(round), spokenStep(round)]).toEqual([written, spoken]);
});
