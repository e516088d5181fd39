import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 4,
  title: 'Loans',
  buildsOn: ['fundamentals/deposit-transfers'],
  keyTerms: ['Loan', 'Interest'],
};
