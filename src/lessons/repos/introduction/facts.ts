import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 20,
  title: 'Introduction',
  buildsOn: ['the-federal-reserve/the-fed-funds-market'],
  keyTerms: ['Asset', 'Loan', 'Interest'],
};
