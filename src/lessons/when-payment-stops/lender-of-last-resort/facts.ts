import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 32,
  title: 'Lender of Last Resort',
  buildsOn: ['when-payment-stops/the-run'],
  keyTerms: ['Lender of Last Resort', 'Bagehot’s Rule', 'Discount Window', 'Stigma'],
};
