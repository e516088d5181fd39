/** What a group or page of the articles is about, wherever its words are kept. */
import { BILLS_STAGES } from '@/events/bills/stages';
import type { ArticleNode } from './catalogue';
import { articleTextOf } from './content';

/** One or two sentences. Throws for a page that has neither a text nor a board. */
export function aboutOf(node: ArticleNode): string {
  if (node.kind === 'group') return node.about;
  const found =
    articleTextOf(node.path)?.description ??
    BILLS_STAGES.find(({ path }) => path === node.path)?.about;
  if (found === undefined) throw new Error(`the article ${node.path} has neither text nor board`);
  return found;
}
