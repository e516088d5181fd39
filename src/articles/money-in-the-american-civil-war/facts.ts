import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  id: 6,
  title: 'Money in the American Civil War',
  group: '/articles/historical',
  calculators: ['PricesLines'],
};
