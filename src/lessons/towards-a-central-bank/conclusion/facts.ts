import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 13,
  title: 'Conclusion',
  buildsOn: ['towards-a-central-bank/clearing-house-loans'],
  keyTerms: [],
};
