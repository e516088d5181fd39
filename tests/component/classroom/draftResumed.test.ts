/** Putting a draft into an assignment whose parts are others by now. */
import { expect, test } from 'vitest';
import type { AssignmentDraft } from '@/src/community/classroom/assignments/drafts/draft';
import { resumed } from '@/src/community/classroom/assignments/drafts/resume';
import type { DraftPart } from '@/src/community/classroom/assignments/parts/draftParts';

const words = {
  ...{ title: 'Pay', instructions: '', opens: '', due: '' },
  ...{ late: 'accepted', percent: '10', answers: 'due' },
};

const short = (id: string): DraftPart => ({
  ...{ id, kind: 'short' },
  kept: { id, kind: 'short', prompt: 'Why?', points: 1, modelAnswer: '' },
});

const prediction = {
  ...{ prompt: 'Think.', points: '1', about: '2', of: null, step: 1 },
  ...{ party: 1, line: '', asks: 'change' },
};

const DRAFT: AssignmentDraft = {
  ...{ at: 0, of: 'before', had: ['1'], words: {}, suggested: '' },
  parts: [
    { id: '1', kind: 'short', isKept: true },
    { id: '2', kind: 'board', isKept: false, held: { link: 'mine' } },
    { id: '3', kind: 'predict', isKept: false, held: prediction },
  ],
};

test('a prediction stays with its board where that gets another id, because a part that came since has its own', () => {
  const begun = { stamp: 'now', parts: [short('1'), short('2')], taken: [], words };
  const { parts, held } = resumed(DRAFT, begun);
  expect(parts.map(({ id, kind }) => [id, kind])).toEqual([
    ['1', 'short'],
    ['4', 'board'],
    ['3', 'predict'],
    ['2', 'short'],
  ]);
  expect(held.get('4')).toEqual({ link: 'mine' });
  expect(held.get('3')).toEqual({ ...prediction, about: '4' });
  expect(held.has('2')).toBe(false);
});

test('an assignment of which nothing is left that the draft had is as it is now', () => {
  const begun = { stamp: 'now', parts: [short('5')], taken: ['1', '2', '3'], words };
  const draft = { ...DRAFT, parts: DRAFT.parts.slice(0, 1) };
  expect(resumed(draft, begun).parts).toEqual(begun.parts);
});
