import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 33,
  title: 'Deposit Insurance and Resolution',
  buildsOn: ['when-payment-stops/loss-and-capital', 'when-payment-stops/the-run'],
  keyTerms: ['Deposit Insurance', 'Insured Deposit', 'Resolution', 'Moral Hazard'],
};
