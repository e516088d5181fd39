import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 10,
  title: 'Correspondent Banking',
  buildsOn: ['towards-a-central-bank/multiple-banks'],
  keyTerms: ['Vostro Account', 'Nostro Account', 'Correspondent Bank', 'Netting'],
};
