/** The articles' texts, by their addresses. */
import type { ComponentType } from 'react';
import { type TextFacts, textFacts } from '@/src/lessons/textFacts';
import { ARTICLE_TEXTS } from './texts.generated';

interface ArticleText extends TextFacts {
  readonly Text: ComponentType;
}

/** The text of the article at this address; undefined where there is none, or a board stands in its place. */
export function articleTextOf(path: string): ArticleText | undefined {
  const text = ARTICLE_TEXTS.get(path);
  return text && { Text: text.default, ...textFacts(text) };
}
