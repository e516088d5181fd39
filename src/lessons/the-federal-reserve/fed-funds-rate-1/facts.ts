import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 18,
  title: 'Fed Funds Rate: Effective',
  buildsOn: ['the-federal-reserve/the-fed-funds-market'],
  keyTerms: ['Fed Funds Effective Rate', 'Volume-Weighted Median'],
};
