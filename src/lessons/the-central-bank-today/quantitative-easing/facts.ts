import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 41,
  title: 'Quantitative Easing and Tightening',
  buildsOn: [
    'towards-a-central-bank/one-big-bank',
    'the-federal-reserve/fed-funds-rate-2',
    'the-central-bank-today/from-scarce-to-ample-reserves',
  ],
  keyTerms: ['Quantitative Easing', 'Quantitative Tightening'],
};
