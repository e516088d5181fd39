import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 2,
  title: 'Deposit Transfers',
  buildsOn: ['fundamentals/balance-sheets-and-deposits'],
  keyTerms: ['Deposit', 'Transfer'],
};
