import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 40,
  title: 'The Discount Rate as a Ceiling',
  buildsOn: [
    'the-federal-reserve/daylight-overdrafts',
    'when-payment-stops/lender-of-last-resort',
    'the-central-bank-today/from-scarce-to-ample-reserves',
  ],
  keyTerms: ['Discount Window', 'Primary Credit'],
};
