/** The texts of the articles, by their addresses. Written by `npm run lists`, from the folders. */
import * as article6 from './money-in-the-american-civil-war/index.mdx';
import * as article7 from './consumer-price-index/index.mdx';
import * as article8 from './compound-interest/index.mdx';
import * as article9 from './compound-interest-doubling/index.mdx';

export const ARTICLE_TEXTS = new Map([
  ['/articles/historical/money-in-the-american-civil-war', article6],
  ['/articles/inflation/consumer-price-index', article7],
  ['/articles/interest/compound-interest', article8],
  ['/articles/interest/compound-interest-doubling', article9],
]);
