import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 27,
  title: 'Introduction',
  buildsOn: ['towards-a-central-bank/clearing-house-loans', 'repos/introduction'],
  keyTerms: ['Insolvency', 'Illiquidity'],
};
