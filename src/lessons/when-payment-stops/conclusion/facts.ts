import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 35,
  title: 'Conclusion: 1907, 2008, 2023',
  buildsOn: [
    'when-payment-stops/lender-of-last-resort',
    'when-payment-stops/deposit-insurance',
    'when-payment-stops/fire-sales',
  ],
  keyTerms: ['Trust Company', 'Maturity Mismatch', 'Systemic Risk'],
};
