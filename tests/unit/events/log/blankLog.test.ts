import { expect, test } from 'vitest';
import { isBlank } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { note } from '../../../helpers/cursors';
import { system } from '../../../helpers/setup';

const lesson: Log = { world: 'banking', lesson: 2, events: [] };
const sandbox: Log = { world: 'banking', lesson: 'sandbox', opening: [], events: [] };
const bills: Log = { world: 'bills', lesson: 'bills', stage: 1, events: [] };

test.each([
  ['a lesson without a step', lesson, true],
  ['a lesson with a title only', { ...lesson, title: 'Nothing yet' }, true],
  ['a lesson with a note', { ...lesson, events: [note('Hm.')] }, false],
  ['a stage of the bills without a step', bills, true],
  ['a stage of the bills with a note', { ...bills, events: [note('Hm.')] }, false],
  ['a sandbox without an opening', sandbox, true],
  ['a sandbox with an opening', { ...sandbox, opening: [system('chips')] }, false],
  ['a sandbox with a note', { ...sandbox, events: [note('Hm.')] }, false],
] as const)('of %s is said whether it is blank', (_, log, blank) => {
  expect(isBlank(log)).toBe(blank);
});
