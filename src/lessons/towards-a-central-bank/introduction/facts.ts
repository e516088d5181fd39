import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 7,
  title: 'Introduction',
  buildsOn: ['fundamentals/deposit-transfers'],
  keyTerms: [],
};
