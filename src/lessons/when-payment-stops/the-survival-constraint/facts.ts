import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 29,
  title: 'The Survival Constraint',
  buildsOn: ['repos/repo-in-balance-sheets', 'when-payment-stops/time-and-interest'],
  keyTerms: ['Survival Constraint', 'Rollover', 'Rollover Risk'],
};
