import type { ArticleFacts } from '../article';

export const facts: ArticleFacts = {
  id: 7,
  title: 'Consumer Price Index',
  group: '/articles/inflation',
  calculators: ['PriceCalculator', 'WeightCalculator', 'YearCalculator'],
};
