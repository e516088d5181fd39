import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 5,
  title: 'Constraints',
  buildsOn: ['fundamentals/overdrafts', 'fundamentals/loans'],
  keyTerms: ['Reserve Requirement'],
};
