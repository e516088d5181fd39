import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 1,
  title: 'Balance Sheets and Deposits',
  buildsOn: ['fundamentals/introduction'],
  keyTerms: ['Balance Sheet', 'Liability', 'Asset'],
};
