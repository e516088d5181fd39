import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 9,
  title: 'Multiple Banks',
  buildsOn: ['fundamentals/deposit-transfers', 'towards-a-central-bank/introduction'],
  keyTerms: ['Due From Account', 'Due To Account'],
};
