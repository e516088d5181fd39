import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  id: 8,
  title: 'Compound Interest',
  group: '/articles/interest',
  calculators: ['Simple', 'Compound', 'Periods', 'Real'],
};
