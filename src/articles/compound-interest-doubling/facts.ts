import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  id: 9,
  title: 'Compound Interest Doubling',
  group: '/articles/interest',
  calculators: ['ByRate', 'ByPeriod', 'Errors'],
};
