/** The lists of articles: an article is a folder of `src/articles` with facts, a part of the one on bills a folder with a text. */
import { z } from 'zod';
import { byId, factsIn, foldersWith, type List, listText, quoted } from './folders';

const ROOM = 'src/articles';

const facts = z.object({
  id: z.int(),
  title: z.string(),
  group: z.string(),
  calculators: z.array(z.string()).default([]),
});

type ArticleFolder = z.output<typeof facts> & { readonly folder: string };

const pathOf = ({ group, folder }: ArticleFolder): string => `${group}/${folder}`;

async function articlesIn(room: string): Promise<readonly ArticleFolder[]> {
  const found = foldersWith('facts.ts', room).map(async (folder) => {
    return { folder, ...(await factsIn(`${room}/${folder}`, facts)) };
  });
  return byId(await Promise.all(found));
}

function catalogue(articles: readonly ArticleFolder[]): string {
  return listText('Every article but that on bills of exchange, in order.', [
    "import type { ArticlePage } from './article';",
    '',
    'export const articles: readonly ArticlePage[] = [',
    ...articles.map(
      (one) =>
        `  { kind: 'page', id: ${one.id}, title: ${quoted(one.title)}, path: ${quoted(pathOf(one))} },`,
    ),
    '];',
  ]);
}

function texts(articles: readonly ArticleFolder[]): string {
  return listText('The texts of the articles, by their addresses.', [
    ...articles.map(({ id, folder }) => `import * as article${id} from './${folder}/index.mdx';`),
    '',
    'export const ARTICLE_TEXTS = new Map([',
    ...articles.map((one) => `  [${quoted(pathOf(one))}, article${one.id}],`),
    ']);',
  ]);
}

function calculators(articles: readonly ArticleFolder[]): string {
  const loaders = articles.flatMap(({ folder, calculators: names }) =>
    names.map((name) => {
      const path = `${folder}/${name}`;
      return `  ${quoted(path)}: () => import('./${path}').then(({ ${name} }) => ${name}),`;
    }),
  );
  return listText('Every calculator and chart of the articles, each fetched by itself.', [
    "import type { ComponentType } from 'react';",
    '',
    'export const CALCULATORS = {',
    ...loaders,
    '} satisfies Record<string, () => Promise<ComponentType>>;',
  ]);
}

function partTexts(slugs: readonly string[]): string {
  return listText(
    'The texts of the article on bills of exchange, by the last part of their addresses.',
    [
      ...slugs.map((slug, index) => `import * as part${index} from './${slug}/index.mdx';`),
      '',
      'export const PART_TEXTS = new Map([',
      ...slugs.map((slug, index) => `  [${quoted(slug)}, part${index}],`),
      ']);',
    ],
  );
}

/** The lists of the articles in a room, written out. */
export async function articleLists(room = ROOM): Promise<readonly List[]> {
  const articles = await articlesIn(room);
  const parts = foldersWith('index.mdx', `${room}/bills`);
  return [
    { path: `${room}/catalogue.generated.ts`, text: catalogue(articles) },
    { path: `${room}/texts.generated.ts`, text: texts(articles) },
    { path: `${room}/calculators.generated.ts`, text: calculators(articles) },
    { path: `${room}/bills/texts.generated.ts`, text: partTexts(parts) },
  ];
}
