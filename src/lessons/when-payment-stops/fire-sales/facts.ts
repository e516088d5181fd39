import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 34,
  title: 'Fire Sales and Margin Calls',
  buildsOn: ['repos/security-dealers', 'when-payment-stops/the-survival-constraint'],
  keyTerms: ['Leverage', 'Mark to Market', 'Margin Call', 'Fire Sale'],
};
