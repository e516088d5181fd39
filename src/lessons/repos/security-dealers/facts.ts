import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 24,
  title: 'Security Dealers',
  buildsOn: ['repos/repo-in-balance-sheets'],
  keyTerms: ['Matched Book', 'Market Maker'],
};
