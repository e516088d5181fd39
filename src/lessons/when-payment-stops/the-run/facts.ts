import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 31,
  title: 'The Run',
  buildsOn: ['when-payment-stops/the-survival-constraint', 'when-payment-stops/loss-and-capital'],
  keyTerms: ['Bank Run', 'Asymmetric Information', 'Suspension of Payments'],
};
