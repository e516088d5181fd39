/** The articles: their groups and pages as a tree. Order and navigation everywhere are derived from it. */
import { BILLS_STAGES } from '@/events/bills/stages';
import type { ArticlePage } from './article';
import { articles } from './catalogue.generated';

/** A heading over articles; it has a page of its own that lists them. */
export interface ArticleGroup {
  readonly kind: 'group';
  readonly title: string;
  readonly path: string;
  /** One sentence: what its articles are about. */
  readonly about: string;
  readonly routes: readonly ArticleNode[];
}

export type ArticleNode = ArticleGroup | ArticlePage;

/** The articles of a group, in order. */
function articlesIn(group: string): readonly ArticlePage[] {
  return articles.filter(({ path }) => path.slice(0, path.lastIndexOf('/')) === group);
}

/** The parts of the article on bills of exchange, one for each stage of the exercise. */
const BILLS_PARTS: readonly ArticlePage[] = BILLS_STAGES.map(({ stage, title, path }) => ({
  kind: 'page',
  id: stage - 1,
  title,
  path,
}));

/** The groups at the top, in order. */
export const ARTICLES: readonly ArticleGroup[] = [
  {
    kind: 'group',
    title: 'Historical',
    path: '/articles/historical',
    about: 'How money and banking worked before there was a central bank to lean on.',
    routes: [
      {
        kind: 'group',
        title: 'Renaissance Banking',
        path: '/articles/historical/renaissance',
        about: 'How merchant bankers paid between cities without carrying coin.',
        routes: [
          {
            kind: 'group',
            title: 'Bills of Exchange',
            path: '/articles/historical/renaissance/bills-of-exchange',
            about:
              'Six parts, each with a board: two traders at first, at the end four traders and two bankers in Florence and Lyons.',
            routes: BILLS_PARTS,
          },
        ],
      },
      ...articlesIn('/articles/historical'),
    ],
  },
  {
    kind: 'group',
    title: 'Inflation',
    path: '/articles/inflation',
    about: 'How the cost of living is measured, and what the measure leaves out.',
    routes: articlesIn('/articles/inflation'),
  },
  {
    kind: 'group',
    title: 'Interest',
    path: '/articles/interest',
    about: 'What money earns over time, and how soon it doubles.',
    routes: articlesIn('/articles/interest'),
  },
];

/** A node with the groups that it lies in, from the top. */
export interface PlacedArticle {
  readonly node: ArticleNode;
  readonly within: readonly ArticleGroup[];
}

function placed(
  nodes: readonly ArticleNode[],
  within: readonly ArticleGroup[],
): readonly PlacedArticle[] {
  return nodes.flatMap((node) => [
    { node, within },
    ...(node.kind === 'group' ? placed(node.routes, [...within, node]) : []),
  ]);
}

/** Every group and page, each after the group that it lies in. */
export const ALL_ARTICLES: readonly PlacedArticle[] = placed(ARTICLES, []);

/** Every page, in reading order. */
export const ARTICLE_PAGES: readonly ArticlePage[] = pagesOf(ARTICLES);

/** The pages under these nodes, in reading order. */
export function pagesOf(nodes: readonly ArticleNode[]): readonly ArticlePage[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : pagesOf(node.routes)));
}

/** The group or page with this address; undefined when there is none. */
export function articleAt(path: string): PlacedArticle | undefined {
  return ALL_ARTICLES.find(({ node }) => node.path === path);
}
