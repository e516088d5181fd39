import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 17,
  title: 'Funding a Mortgage',
  buildsOn: ['fundamentals/loans', 'the-federal-reserve/the-fed-funds-market'],
  keyTerms: ['Mortgage', 'Dealer'],
};
