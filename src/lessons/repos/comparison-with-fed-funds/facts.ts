import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 22,
  title: 'Comparison with Fed Funds',
  buildsOn: ['the-federal-reserve/the-fed-funds-market', 'repos/repo-in-balance-sheets'],
  keyTerms: ['Loan', 'Interest', 'Collateral'],
};
