import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 12,
  title: 'Clearing House Loans',
  buildsOn: ['fundamentals/loans', 'towards-a-central-bank/the-clearing-house'],
  keyTerms: ['Clearing House Loans'],
};
