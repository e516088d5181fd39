import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 6,
  title: 'Conclusion',
  buildsOn: ['fundamentals/overdrafts', 'fundamentals/constraints'],
  keyTerms: [],
};
