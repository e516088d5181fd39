import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 42,
  title: 'The Treasury’s Account',
  buildsOn: [
    'repos/security-dealers',
    'repos/repo-and-the-fed',
    'the-central-bank-today/from-scarce-to-ample-reserves',
    'the-central-bank-today/money-funds',
  ],
  keyTerms: ['Treasury General Account'],
};
