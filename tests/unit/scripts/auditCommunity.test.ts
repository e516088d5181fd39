/** The pages of members that an audit looks at, and who looks at them, on a site that says yes to all. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerReader } from '@/scripts/audit/answer';
import { communityPages } from '@/scripts/audit/community';
import { templateOf } from '@/scripts/audit/templates';
import { Visitor } from '@/scripts/site/visitor';
import { listening } from '../../helpers/listening';

/** What was asked for: method, address, and who is signed in. */
const asked: string[] = [];

const JSON_ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /api/auth/csrf': { csrfToken: 'a-token' },
  'POST /api/scenarios': { id: 's1' },
  'POST /api/classes': { id: 'c1' },
  'POST /api/classes/c1/assignments': { id: 'a1' },
};

/** The first word of the name that somebody signs up by. */
const nameIn = (body: string) => /(?:email=|"email":")(\w+)/.exec(body)?.[1] ?? '';

function answer({ method, url = '', headers }: IncomingMessage, body: string, to: ServerResponse) {
  const member = /session=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const what = `${method} ${url}`;
  asked.push(`${what} ${member}`.trim());
  if (what === 'POST /api/account') to.statusCode = 202;
  if (what === 'POST /api/auth/callback/credentials') {
    to.setHeader('set-cookie', `session=${nameIn(body)}; Path=/`);
  }
  if (what === 'GET /community/classes/c1') {
    return to.end(
      '<input value="http://site.example/community/join/j1"><a href="#class">Class</a>',
    );
  }
  if (what === 'GET /moved') return to.writeHead(307, { location: '/about' }).end();
  if (what === 'GET /about') return to.end('<h1 id="there">About</h1>');
  if (what === 'GET /') {
    return to.end('<a href="/moved#there">1</a><a href="/moved">2</a><a href="/about#gone">3</a>');
  }
  const user = { id: `id-of-${member}` };
  to.end(JSON.stringify(what === 'GET /api/auth/session' ? { user } : (JSON_ANSWERS[what] ?? {})));
}

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => answer(request, body, response));
});

let site = '';

beforeAll(async () => {
  site = await listening(server);
});

beforeEach(() => asked.splice(0));

afterAll(() => server.close());

describe('the pages of members', () => {
  test('are opened by whom they are for, at the addresses of what was made', async () => {
    const pages = await communityPages(site);
    const shown = pages.map(({ path, address, visitor }) => [
      ...[path, address],
      visitor.cookieHeader().replace('session=', '') || 'a guest',
    ]);
    expect(shown).toEqual([
      ['/community/scenarios/[id]', '/community/scenarios/s1', 'a guest'],
      ['/community/members/[id]', '/community/members/id-of-ann', 'a guest'],
      ['/community/profile', '/community/profile', 'ann'],
      ['/community/notifications', '/community/notifications', 'ann'],
      ['/community/classes', '/community/classes', 'ann'],
      ['/community/classes/[id]', '/community/classes/c1', 'ann'],
      ['/community/classes/[id]/assign', '/community/classes/c1/assign', 'ann'],
      ['/community/join/[code]', '/community/join/j1', 'cara'],
      ['/community/assignments/[id]', '/community/assignments/a1', 'ben'],
      ['/community/assignments/[id]/parts/[part]', '/community/assignments/a1/parts/1', 'ben'],
      [
        '/community/assignments/[id]/hand-ins/[learner]',
        '/community/assignments/a1/hand-ins/id-of-ben',
        'ann',
      ],
    ]);
    expect(asked).toContain('POST /api/join ben');
    expect(asked).toContain('PUT /api/assignments/a1/hand-in ben');
  });

  test('have templates of their own, which are not to be listed', async () => {
    const templates = (await communityPages(site)).map(({ path }) => templateOf(path));
    expect(templates.filter(({ name, isListed }) => name === 'page' || isListed)).toEqual([]);
    expect(templates.map(({ kind }) => kind)).toEqual([
      'scenario',
      'gallery',
      'member',
      'member',
      'member',
      'member',
      'settingWork',
      'member',
      'assignment',
      'handIn',
      'handIn',
    ]);
  });
});

describe('the answer of a page', () => {
  test('tells dead links and faults of headers, and each target is read once', async () => {
    const answerOf = answerReader();
    const visitor = new Visitor(site);
    const { deadLinks, headerFaults } = await answerOf({ path: '/', address: '/', visitor });
    expect(deadLinks).toEqual(['/about#gone: no such place']);
    expect(headerFaults).toContain('Content-Security-Policy is missing');
    await answerOf({ path: '/about', address: '/about', visitor });
    await answerOf({ path: '/', address: '/', visitor });
    expect(asked).toEqual(['GET /', 'GET /moved', 'GET /about', 'GET /about']);
  });

  test('is asked for by whoever opens the page', async () => {
    const [ann, guest] = [new Visitor(site), new Visitor(site)];
    await ann.join('Ann');
    asked.splice(0);
    const answerOf = answerReader();
    for (const visitor of [ann, guest]) {
      const found = await answerOf({ path: '/x', address: '/community/classes/c1', visitor });
      expect(found.deadLinks).toEqual(['#class: no such place']);
    }
    expect(asked).toEqual(['GET /community/classes/c1 ann', 'GET /community/classes/c1']);
  });
});
