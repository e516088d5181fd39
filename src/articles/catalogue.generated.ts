/** Every article but that on bills of exchange, in order. Written by `npm run lists`, from the folders. */
import type { ArticlePage } from './article';

export const articles: readonly ArticlePage[] = [
  { kind: 'page', id: 6, title: 'Money in the American Civil War', path: '/articles/historical/money-in-the-american-civil-war' },
  { kind: 'page', id: 7, title: 'Consumer Price Index', path: '/articles/inflation/consumer-price-index' },
  { kind: 'page', id: 8, title: 'Compound Interest', path: '/articles/interest/compound-interest' },
  { kind: 'page', id: 9, title: 'Compound Interest Doubling', path: '/articles/interest/compound-interest-doubling' },
];
