import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 11,
  title: 'The Clearing House',
  buildsOn: ['towards-a-central-bank/correspondent-banking'],
  keyTerms: [
    'Clearing House',
    'New York Clearing House Association',
    'Clearing House Certificates',
  ],
};
