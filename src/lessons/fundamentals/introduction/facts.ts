import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 0,
  title: 'Introduction',
  buildsOn: [],
  keyTerms: [],
};
