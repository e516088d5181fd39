/** The articles' texts, by their address. Order and titles come from the catalogue, not from here. */
import type { ComponentType } from 'react';
import CompoundInterest, * as compoundInterest from './compound-interest/index.mdx';
import Doubling, * as doubling from './compound-interest-doubling/index.mdx';
import PriceIndex, * as priceIndex from './consumer-price-index/index.mdx';
import CivilWar, * as civilWar from './money-in-the-american-civil-war/index.mdx';

interface ArticleText {
  readonly Text: ComponentType;
  /** One sentence: what the article is about. */
  readonly description: string;
  readonly minutes: number;
}

const TEXTS: ReadonlyMap<string, ArticleText> = new Map([
  ['/articles/historical/money-in-the-american-civil-war', text(CivilWar, civilWar)],
  ['/articles/inflation/consumer-price-index', text(PriceIndex, priceIndex)],
  ['/articles/interest/compound-interest', text(CompoundInterest, compoundInterest)],
  ['/articles/interest/compound-interest-doubling', text(Doubling, doubling)],
]);

/** MDX is not type-checked: a text that lacks its named exports is found here, when the site is built. */
function text(
  Text: ComponentType,
  { description, minutes }: Omit<ArticleText, 'Text'>,
): ArticleText {
  if (typeof description !== 'string' || typeof minutes !== 'number') {
    throw new Error('an article must export its description and its minutes');
  }
  return { Text, description, minutes };
}

/** The text of the article at this address; undefined where there is none, or a board stands in its place. */
export function articleTextOf(path: string): ArticleText | undefined {
  return TEXTS.get(path);
}
