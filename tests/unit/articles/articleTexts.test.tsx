/** What every article's text has: that of the bills of exchange has tests of its own. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ARTICLE_PAGES } from '@/src/articles/catalogue';
import { wordsOf } from '../../helpers/sentences';
import { elementOf, proseOf } from '../../helpers/texts';
import { voiceFaults } from '../../helpers/voice';

interface ArticleModule {
  readonly default: ComponentType;
  readonly description: unknown;
  readonly minutes: unknown;
}

const MODULES = import.meta.glob<ArticleModule>('../../../src/articles/*/index.mdx');

const folderOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const ARTICLES = ARTICLE_PAGES.filter(({ path }) => !path.includes('/bills-of-exchange/')).map(
  ({ path }) => folderOf(path),
);

async function moduleIn(folder: string): Promise<ArticleModule> {
  const load = MODULES[`../../../src/articles/${folder}/index.mdx`];
  if (!load) throw new Error(`no article in ${folder}`);
  return load();
}

async function shown(folder: string): Promise<Element> {
  const { default: Text } = await moduleIn(folder);
  return elementOf(renderToStaticMarkup(<Text />));
}

describe('the text of every article', () => {
  test('is in a folder of its own', () => {
    const folders = readdirSync('src/articles', { withFileTypes: true })
      .filter(
        (one) => one.isDirectory() && `../../../src/articles/${one.name}/index.mdx` in MODULES,
      )
      .map(({ name }) => name);
    expect(folders.sort()).toEqual([...ARTICLES].sort());
  });

  test.each(ARTICLES)('is described in plain text, for %s', async (folder) => {
    const { description } = await moduleIn(folder);
    expect(description).not.toMatch(/&\w+;/);
  });

  test.each(ARTICLES)('%s keeps to the frame', async (folder) => {
    const main = await shown(folder);
    const headings = [...main.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings[0]).toBe('You will learn');
    expect(headings.slice(-3)).toEqual(['Check yourself', 'Recap', 'Sources']);
    expect(main.querySelectorAll('.question').length).toBeGreaterThanOrEqual(2);
    const sources = [...main.querySelectorAll('h2')].at(-1)?.nextElementSibling;
    expect(sources?.querySelectorAll('li').length).toBeGreaterThanOrEqual(2);
  });

  test.each(ARTICLES)('%s is long enough, and told as one would tell it', async (folder) => {
    const prose = proseOf(await shown(folder));
    expect(prose.flatMap(wordsOf).length).toBeGreaterThanOrEqual(600);
    expect(voiceFaults(prose, false)).toEqual([]);
  });

  test.each(ARTICLES)('%s leads from a claim to each of its sources', async (folder) => {
    const main = await shown(folder);
    const leads = [...main.querySelectorAll('.cite a')].map((note) => note.getAttribute('href'));
    const sources = main.querySelectorAll('h2:last-of-type ~ ol > li');
    expect(sources.length).toBeGreaterThan(0);
    expect([...new Set(leads)].sort()).toEqual([...sources].map(({ id }) => `#${id}`).sort());
  });

  test.each(ARTICLES)('%s says what it is about, and how long it takes', async (folder) => {
    const { description, minutes } = await moduleIn(folder);
    expect(description).toMatch(/^[A-Z].{60,160}\.$/);
    expect(minutes).toBeGreaterThanOrEqual(4);
  });

  test.each(ARTICLES)('%s holds nothing that is still to be written', (folder) => {
    const source = readFileSync(`src/articles/${folder}/index.mdx`, 'utf8');
    expect(source).not.toMatch(/lorem|coming soon|placeholder|to be written/i);
  });
});
