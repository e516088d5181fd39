/** The articles: their groups and pages as a tree. Order and navigation everywhere are derived from it. */
import { BILLS_STAGES } from '@/events/bills/stages';

/** A page that one reads. */
export interface ArticlePage {
  readonly kind: 'page';
  /** A number of its own; older addresses carry 0 to 9. */
  readonly id: number;
  readonly title: string;
  /** The whole address: `/articles/…`. */
  readonly path: string;
}

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

const page = (id: number, title: string, path: string): ArticlePage => ({
  kind: 'page',
  id,
  title,
  path,
});

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
            routes: BILLS_STAGES.map(({ stage, title, path }) => page(stage - 1, title, path)),
          },
        ],
      },
      page(
        6,
        'Money in the American Civil War',
        '/articles/historical/money-in-the-american-civil-war',
      ),
    ],
  },
  {
    kind: 'group',
    title: 'Inflation',
    path: '/articles/inflation',
    about: 'How the price of living is measured, and what the measure leaves out.',
    routes: [page(7, 'Consumer Price Index', '/articles/inflation/consumer-price-index')],
  },
  {
    kind: 'group',
    title: 'Interest',
    path: '/articles/interest',
    about: 'What money earns over time, and how soon it doubles.',
    routes: [
      page(8, 'Compound Interest', '/articles/interest/compound-interest'),
      page(9, 'Compound Interest Doubling', '/articles/interest/compound-interest-doubling'),
    ],
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
