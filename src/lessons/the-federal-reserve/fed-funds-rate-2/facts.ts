import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 19,
  title: 'Fed Funds Rate: Target',
  buildsOn: ['the-federal-reserve/fed-funds-rate-1'],
  keyTerms: ['Federal Open Market Committee', 'Open Market Operations', 'Treasury Bills'],
};
