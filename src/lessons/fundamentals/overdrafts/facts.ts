import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 3,
  title: 'Overdrafts',
  buildsOn: ['fundamentals/deposit-transfers'],
  keyTerms: ['Credit', 'Overdraft'],
};
