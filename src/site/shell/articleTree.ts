/** The tree of articles as navigation needs it. */
import { ARTICLES, type ArticleNode } from '@/src/articles/catalogue';

/** An article or a group of them. */
export interface TreeNode {
  readonly title: string;
  readonly path: string;
  /** What lies in it; empty for a page. */
  readonly within: readonly TreeNode[];
}

function treeNode(node: ArticleNode): TreeNode {
  const within = node.kind === 'group' ? node.routes.map(treeNode) : [];
  return { title: node.title, path: node.path, within };
}

/** The groups at the top, for the server only: the catalogue would bring the bills world to the browser. */
export const ARTICLE_TREE: readonly TreeNode[] = ARTICLES.map(treeNode);
