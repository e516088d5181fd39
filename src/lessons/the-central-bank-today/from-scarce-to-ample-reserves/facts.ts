import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 37,
  title: 'From Scarce to Ample Reserves',
  buildsOn: [
    'the-federal-reserve/daylight-overdrafts',
    'the-federal-reserve/fed-funds-rate-2',
    'when-payment-stops/time-and-interest',
    'the-central-bank-today/introduction',
  ],
  keyTerms: ['Scarce Reserves', 'Ample Reserves', 'Floor System'],
};
