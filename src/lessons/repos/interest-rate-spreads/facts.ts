import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 26,
  title: 'Interest Rate Spreads',
  buildsOn: [
    'the-federal-reserve/fed-funds-rate-1',
    'repos/comparison-with-fed-funds',
    'repos/repo-and-the-fed',
  ],
  keyTerms: ['Interest', 'Interest Rate Spread'],
};
