/** What a group or page of the articles is about, wherever its words are kept. */
import { billsTextAt } from './bills/content';
import type { ArticleNode } from './catalogue';
import { articleTextOf } from './content';

/** One or two sentences. Throws for a page without a text. */
export function aboutOf(node: ArticleNode): string {
  if (node.kind === 'group') return node.about;
  const found = articleTextOf(node.path)?.description ?? billsTextAt(node.path)?.description;
  if (found === undefined) throw new Error(`the article ${node.path} has no text`);
  return found;
}
