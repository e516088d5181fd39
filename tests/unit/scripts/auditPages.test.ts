/** What an audit measures: its arguments, the pages of the site, and their templates. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions } from '@/scripts/audit/options';
import { pathsIn, planOf, withSamples } from '@/scripts/audit/routes';
import { NOWHERE, templateOf } from '@/scripts/audit/templates';

const LESSON = '/lectures/fundamentals/deposit-transfers';

describe('the arguments of an audit', () => {
  test('ask for everything when there are none', () => {
    expect(readOptions([])).toEqual({ only: null, quick: false, json: false });
  });

  test('name pages, each once', () => {
    expect(readOptions(['--only', '/, /about,/', '--quick', '--json'])).toEqual({
      only: ['/', '/about'],
      quick: true,
      json: true,
    });
  });

  test.each([['--fast'], ['--only'], ['--only', 'about'], ['/about'], ['--only', '/,']])(
    'are refused, case %#',
    (...args) => {
      expect(readOptions(args)).toBeNull();
    },
  );
});

describe('the pages of an audit', () => {
  test('are those of the sitemap, whatever origin it names', () => {
    const sitemap =
      '<urlset><url><loc>https://example.org</loc></url><url>\n<loc> http://localhost:3000/a/b </loc></url></urlset>';
    expect(pathsIn(sitemap)).toEqual(['/', '/a/b']);
  });

  test.each([
    ['/', 'home'],
    ['/lectures', 'lectures list'],
    ['/lectures/fundamentals', 'lecture'],
    ['/lectures/finance', 'finance'],
    ['/lectures/fundamentals/introduction', 'introduction'],
    [LESSON, 'lesson'],
    ['/articles', 'articles list'],
    ['/articles/historical/renaissance', 'article group'],
    ['/articles/inflation/consumer-price-index', 'article'],
    ['/articles/users/home', 'community tab'],
    ['/articles/glossary', 'glossary'],
    ['/articles/glossary/a', 'glossary letter'],
    ['/articles/glossary/subjects/money', 'glossary subject'],
    [NOWHERE, 'unknown address'],
    ['/something-new', 'page'],
  ])('%s is drawn by the template “%s”', (path, name) => {
    expect(templateOf(path).name).toBe(name);
  });

  test('the first of each template stands for it', () => {
    const routes = ['/', '/articles/glossary/a', '/articles/glossary/b', '/about'].map((path) => ({
      path,
      address: path,
      template: templateOf(path),
    }));
    const samples = withSamples(routes).filter(({ isSample }) => isSample);
    expect(samples.map(({ path }) => path)).toEqual(['/', '/articles/glossary/a', '/about']);
  });
});

describe('the plan of an audit', () => {
  const loc = (path: string) => `<url><loc>https://example.org${path}</loc></url>`;
  const answers: Readonly<Record<string, string>> = {
    '/sitemap.xml': ['/', '/articles/glossary/a', '/articles/glossary/b'].map(loc).join(''),
    ...{ '/': '', '/articles/glossary/a': '', '/articles/glossary/b': '' },
    ...{ '/search': '', '/embed': '' },
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(answer);
  });
  let site = '';

  beforeAll(async () => {
    site = await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
      });
    });
  });

  afterAll(() => server.close());

  const everything = { only: null, quick: false, json: false };
  const glossary = ['/articles/glossary/a', '/articles/glossary/b'];

  test('has the pages of the sitemap, those that no list names, and says what is not there', async () => {
    const { routes, absent } = await planOf(site, everything);
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      ...glossary,
      '/search',
      '/embed',
      NOWHERE,
    ]);
    expect(absent).toEqual(
      ['/offline', '/registration/signin', '/registration/signup'].map((path) => ({
        path,
        problem: 'answers with status 404',
      })),
    );
  });

  test('opens the embedded board with a log', async () => {
    const { routes } = await planOf(site, { ...everything, only: ['/embed'] });
    expect(routes.map(({ address }) => address)).toEqual([
      expect.stringMatching(/^\/embed#log=\w+$/),
    ]);
  });

  test('has one page of each template when it is to be quick, but all that are named', async () => {
    const { routes } = await planOf(site, { ...everything, quick: true });
    expect(routes.map(({ path }) => path)).not.toContain('/articles/glossary/b');
    const named = await planOf(site, { ...everything, quick: true, only: glossary });
    expect(named.routes).toHaveLength(2);
  });
});
