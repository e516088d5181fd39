/** What the guides claim holds: links lead somewhere, paths and commands exist, figures are the code's. */
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { ARTICLE_PAGES } from '@/src/articles/catalogue';
import { GLOSSARY } from '@/src/glossary/glossary';
import { CATALOGUE } from '@/src/lessons/course/catalogue';
import manifest from '../../package.json';
import { filesMatching, paths, productFiles, type SourceFile } from '../tidy/support/tree';

const guides = filesMatching(/^(?:README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.+\.md$/);

const textOf = (path: string) => guides.find((guide) => guide.path === path)?.text ?? '';

const readme = textOf('README.md');
const operate = textOf('docs/operate.md');

/** Every file, and every folder that holds one. */
const places = new Set(
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);

/** What stands in no clone: it is installed, built, or left behind by a run. */
const MADE = /^(?:\.data|\.next|node_modules|out-static|test-results|public\/sw\.js)(?:\/|$)/;

const ROOM = /^(?:\.ci|docs|events|fixtures|machines|public|scripts|src|tests)\//;

const ENDING = /\.(?:css|json|mdx?|mjs|sql|tsx?|txt|woff2)$/;

/** A heading as an address names it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const unfenced = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

const anchorsOf = (text: string) =>
  [...unfenced(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a guide that lead nowhere. Those to other sites are not followed. */
function deadLinks({ path, text }: SourceFile): string[] {
  const targets = [...unfenced(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^(?:https?|mailto):/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const found = join(dirname(path), file).replace(/\/$/, '');
    if (file !== '' && !places.has(found)) return true;
    const aimed = file === '' ? text : textOf(found);
    return anchor !== undefined && !anchorsOf(aimed).includes(anchor);
  });
}

/** Whether a name in backticks means a file or folder of the repository. */
const isPath = (name: string) =>
  /^[\w.(@[{][\w.()@[\]{}*/-]*$/.test(name) && (ROOM.test(name) || ENDING.test(name));

/** A path as a guide writes it, which may leave out where it begins, and parts: `*` and `{letter}`. */
function existsAs(name: string): boolean {
  const pattern = name
    .replace(/^@\//, '')
    .replace(/\/$/, '')
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll(/\*|\{\w+\}/g, '[^/]+');
  const whole = new RegExp(`(?:^|/)${pattern}$`);
  return [...places].some((place) => whole.test(place));
}

const strayPaths = ({ text }: SourceFile): string[] =>
  [...unfenced(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isPath(name) && !MADE.test(name) && !existsAs(name));

/** The commands of package.json that a guide names and that are not there, with the tests it names. */
function strayCommands({ text }: SourceFile): string[] {
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  const tests = [...text.matchAll(/npx (?:vitest run|playwright test) ([\w./-]+)/g)];
  const files = tests.map(([, name = '']) => name).filter((name) => name.includes('/'));
  return [
    ...named.filter((name) => !Object.hasOwn(manifest.scripts, name)),
    ...files.filter((name) => !places.has(name)),
  ];
}

/** The variables of the environment that a source reads, in the three ways that there are. */
const variablesIn = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bgiven\('(\w+)'\)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bkeysOf\('(\w+)'\)/g)].flatMap(([, name]) => [
    `${name}_ID`,
    `${name}_SECRET`,
  ]),
];

/** Variables that are set by Next, or by the server for next-auth: nobody else has to. */
const SET_BY_ITSELF = new Set(['NODE_ENV', 'NEXT_RUNTIME', 'AUTH_TRUST_HOST']);

const sources = productFiles.filter(({ path }) => path.startsWith('src/'));

const read = new Set(sources.flatMap(variablesIn).filter((name) => !SET_BY_ITSELF.has(name)));

const [, environment = ''] = operate.split('## The environment');

/** The variables in the first column of its table. */
const listed = [
  ...(environment.split('\n## ')[0] ?? '').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm),
].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

/** The one figure that a sentence of the README states. */
function stated(sentence: RegExp): number {
  const found = [...readme.replaceAll(/\s+/g, ' ').matchAll(sentence)];
  expect(found, `the README says it once: ${sentence}`).toHaveLength(1);
  return Number(found[0]?.[1]);
}

describe.each(guides)('$path', (guide) => {
  test('has no link that leads nowhere', () => {
    expect(deadLinks(guide)).toEqual([]);
  });

  test('names no path that is not there', () => {
    expect(strayPaths(guide)).toEqual([]);
  });

  test('names no command and no test that is not there', () => {
    expect(strayCommands(guide)).toEqual([]);
  });
});

describe('the figures of the README', () => {
  test('lessons, and how many of them have a board', () => {
    expect(stated(/All (\d+) lessons/g)).toBe(CATALOGUE.length);
    expect(stated(/(\d+) of them a board/g)).toBe(CATALOGUE.filter((one) => one.hasBoard).length);
  });

  test('articles', () => {
    expect(stated(/(\d+) articles/g)).toBe(ARTICLE_PAGES.length);
  });

  test('terms of the glossary, by the hundred below', () => {
    expect(stated(/more than (\d+) terms/g)).toBe(Math.floor(GLOSSARY.length / 100) * 100);
  });

  test('event types of both worlds', () => {
    expect(stated(/each of the (\d+) event types/g)).toBe(ACTIONS.length);
    expect(stated(/with (\d+) event types of its own/g)).toBe(BILLS_ACTIONS.length);
  });

  test('the version of Node', () => {
    expect(`>=${stated(/Node (\d+\.\d+) or later/g)}`).toBe(manifest.engines.node);
  });
});

describe('the environment', () => {
  test('has every variable that the server reads in docs/operate.md', () => {
    expect(read.size).toBeGreaterThan(10);
    expect([...read].filter((name) => !listed.includes(name))).toEqual([]);
  });

  test('has no variable there that nobody reads', () => {
    expect(listed.filter((name) => !read.has(name))).toEqual([]);
  });

  test('is read under names that can be found', () => {
    const hidden = sources.filter(({ text }) => /process\.env(?!\.\w)/.test(text));
    expect(hidden.map(({ path }) => path)).toEqual(['src/server/environment.ts']);
  });
});

describe('what does not hold would be seen', () => {
  const guide = (text: string): SourceFile => ({ path: 'docs/sample.md', text });

  test.each(['gone.md', 'operate.md#no-such-heading', '../docs/gone/', '#nowhere'])(
    'a link to %s',
    (target) => {
      expect(deadLinks(guide(`# Sample\n[text](${target})`))).toEqual([target]);
    },
  );

  test.each(['src/gone', 'gone.test.ts', 'tests/e2e/gone.spec.ts', 'src/glossary/terms/{n}.ts'])(
    'the path %s',
    (path) => {
      expect(strayPaths(guide(`in \`${path}\``))).toEqual([path]);
    },
  );

  test('a command, and a test', () => {
    const text = 'npm run gone, then npx vitest run tests/unit/gone.test.ts';
    expect(strayCommands(guide(text))).toEqual(['gone', 'tests/unit/gone.test.ts']);
  });

  test('while what holds passes', () => {
    const text =
      '# A `b`, c\n[1](operate.md#the-environment) [2](decisions) [3](#a-b-c) `/api/auth` `.next/x`';
    expect(deadLinks(guide(text))).toEqual([]);
    expect(
      strayPaths(guide(`${text} \`registry.ts\` \`src/glossary/terms/{letter}.json\``)),
    ).toEqual([]);
  });

  test('and each way to read a variable is found', () => {
    const text = `process.env.A_B; given('C'); keysOf('D')`;
    expect(variablesIn(guide(text))).toEqual(['A_B', 'C', 'D_ID', 'D_SECRET']);
  });
});
