import type { LessonFacts } from '../../course/lesson';

export const facts: LessonFacts = {
  id: 38,
  title: 'Interest on Reserves and the Federal Home Loan Banks',
  buildsOn: [
    'the-federal-reserve/the-fed-funds-market',
    'the-central-bank-today/from-scarce-to-ample-reserves',
  ],
  keyTerms: ['Interest on Reserve Balances', 'Federal Home Loan Bank', 'Arbitrage'],
};
