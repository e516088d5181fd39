import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 23,
  title: 'Legal Construction of Repo',
  buildsOn: ['repos/repo-in-balance-sheets'],
  keyTerms: ['Sale and Repurchase', 'Default'],
};
