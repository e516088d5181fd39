import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 14,
  title: 'Introduction',
  buildsOn: ['fundamentals/overdrafts', 'towards-a-central-bank/clearing-house-loans'],
  keyTerms: ['Federal Funds'],
};
