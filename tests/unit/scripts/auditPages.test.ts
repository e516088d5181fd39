/** What an audit measures: its arguments, the pages of the site, and their templates. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOptions } from '@/scripts/audit/options';
import { pathsIn, routesOf, withSamples } from '@/scripts/audit/routes';
import { NOWHERE, templateOf, UNLISTED } from '@/scripts/audit/templates';
import { Visitor } from '@/scripts/site/visitor';
import { listening } from '../../helpers/listening';

const LESSON = '/lectures/fundamentals/deposit-transfers';

describe('the arguments of an audit', () => {
  test('ask for everything when there are none', () => {
    expect(readOptions([])).toEqual({ only: null, quick: false, json: false, resume: null });
  });

  test('name pages, each once', () => {
    expect(readOptions(['--only', '/, /about,/', '--quick', '--json'])).toEqual({
      only: ['/', '/about'],
      quick: true,
      json: true,
      resume: null,
    });
  });

  test('name the file by which an audit goes on', () => {
    expect(readOptions(['--resume', 'test-results/audit.jsonl'])).toMatchObject({
      resume: 'test-results/audit.jsonl',
    });
  });

  test.each([
    ...[['--fast'], ['--only'], ['--only', 'about'], ['/about'], ['--only', '/,']],
    ['--resume'],
  ])('are refused, case %#', (...args) => {
    expect(readOptions(args)).toBeNull();
  });
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
    ['/registration/reset', 'new password'],
    ['/community/scenarios/[id]', 'scenario'],
    ['/community/classes', 'classes'],
    ['/community/classes/[id]', 'class'],
    [NOWHERE, 'unknown address'],
    ['/something-new', 'page'],
  ])('%s is drawn by the template “%s”', (path, name) => {
    expect(templateOf(path).name).toBe(name);
  });

  test('the first of each template stands for it', () => {
    const routes = ['/', '/articles/glossary/a', '/articles/glossary/b', '/about'].map((path) => ({
      path,
      address: path,
      visitor: new Visitor('http://site.example'),
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
    '/': '',
    '/articles/glossary/a': '',
    '/articles/glossary/b': '',
    '/search': '',
    '/embed': '',
    '/registration/reset?token=a': '',
    '/community/scenarios/s1': '',
  };
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    response.statusCode = answer === undefined ? 404 : 200;
    if (url === '/community/profile') {
      response.writeHead(307, { location: '/search' });
    }
    response.end(answer);
  });
  let site = '';

  beforeAll(async () => {
    site = await listening(server);
  });

  afterAll(() => server.close());

  const everything = { only: null, quick: false };
  const glossary = ['/articles/glossary/a', '/articles/glossary/b'];
  const there = ['/search', '/embed', '/registration/reset', NOWHERE];

  /** Makes a scenario, and a profile whose member is not signed in. */
  const make = async (at: string) => {
    const visitor = new Visitor(at);
    return [
      { path: '/community/scenarios/[id]', address: '/community/scenarios/s1', visitor },
      { path: '/community/profile', address: '/community/profile', visitor },
    ];
  };

  const makeNothing = (): never => {
    throw new Error('no member is needed');
  };

  test('has the pages of the sitemap, those that no list names, those of members, and says what is not there', async () => {
    const { routes, absent } = await routesOf(site, everything, make);
    expect(routes.map(({ path }) => path)).toEqual([
      ...['/', ...glossary, ...there],
      '/community/scenarios/[id]',
    ]);
    expect(absent).toEqual([
      ...UNLISTED.filter((path) => !there.includes(path)).map((path) => ({
        path,
        problem: 'answers with status 404',
      })),
      { path: '/community/profile', problem: 'answers with status 307' },
    ]);
  });

  test('opens what was made by its address, and each page by who may see it', async () => {
    const only = ['/community/scenarios/[id]', '/registration/reset', '/search'];
    const { routes } = await routesOf(site, { only, quick: false }, make);
    expect(routes.map(({ address }) => address)).toEqual([
      '/community/scenarios/s1',
      '/registration/reset?token=a',
      '/search',
    ]);
    const [scenario, reset, search] = routes.map(({ visitor }) => visitor);
    expect(reset).toBe(search);
    expect(scenario).not.toBe(search);
  });

  test('makes no members where none of their pages is asked for', async () => {
    const { routes } = await routesOf(site, { only: ['/'], quick: true }, makeNothing);
    expect(routes).toHaveLength(1);
  });

  test('opens the embedded board with a log', async () => {
    const { routes } = await routesOf(site, { ...everything, only: ['/embed'] }, make);
    expect(routes.map(({ address }) => address)).toEqual([
      expect.stringMatching(/^\/embed#log=\w+$/),
    ]);
  });

  test('has one page of each template when it is to be quick, but all that are named', async () => {
    const { routes } = await routesOf(site, { ...everything, quick: true }, make);
    expect(routes.map(({ path }) => path)).not.toContain('/articles/glossary/b');
    const named = await routesOf(site, { quick: true, only: glossary }, make);
    expect(named.routes).toHaveLength(2);
  });
});
