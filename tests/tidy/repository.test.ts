import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SHARING } from '@/playwright.config';
import { broken, filesMatching, matches, type SourceFile, sample } from './support/tree';

const text = filesMatching(
  /(?:^|\/)(?:[^./]+|\.[^./]+)$|\.(?:ts|tsx|mjs|js|cjs|md|mdx|css|json|svg|html|sql|txt|sh|ya?ml)$/,
);
const written = text.filter(({ path }) => path !== 'package-lock.json');
const tests = written.filter(({ path }) => path.startsWith('tests/'));

// The words are put together here, so that this file does not break its own rules.
const machineFolders = ['work', 'root', 'tmp', String.raw`home/\w+`, String.raw`Users/\w+`];
const machinePath = new RegExp(String.raw`(?<![\w.+/-])/(?:${machineFolders.join('|')})/`, 'g');
const registry = new RegExp(['registry', String.raw`(?:npmjs\.org|yarnpkg\.com)`].join('\\.'), 'g');
const unfinished = new RegExp(String.raw`\b(?:${['TO', 'FIX'].join('DO|')}ME|X{3})\b`, 'g');
const filler = new RegExp(['lorem', 'ipsum'].join(String.raw`\s+`), 'gi');
const leftOut = /\b(?:test|it|describe|suite)\.(?:only|skip|todo|fixme|fails)\b/g;
const leftBehind = /\bpage\.clock\b|\bgrantPermissions\b|\bsetOffline\b/g;
const lockedHost = /"resolved": "https?:[^"]*"/g;

const rule =
  (pattern: RegExp, advise: (match: string) => string) =>
  (file: SourceFile): ReturnType<typeof matches> =>
    matches(file, pattern, advise);

const machinePaths = rule(machinePath, (m) => `names a folder of one machine, ${m}: take it away`);
const registries = rule(registry, (m) => `names ${m}: npm knows its registry by itself`);
const hosts = rule(lockedHost, () => 'holds a host: run "npm install", which .npmrc sets right');
const notes = rule(unfinished, (m) => `says ${m}: do it, or write down where it is planned`);
const fillers = rule(filler, () => 'is filler: write what the reader should read');
const leavingOut = rule(leftOut, (m) => `says ${m}, which leaves tests out: mend or delete them`);
const leavingBehind = rule(
  leftBehind,
  (m) => `says ${m}, which lives on in the window: put it in a file that shares none`,
);

describe('the repository belongs to no machine', () => {
  test('no file names a folder of one', () => {
    expect(broken(text, machinePaths)).toEqual([]);
  });

  test('no file names a package registry', () => {
    expect(broken(text, registries)).toEqual([]);
  });

  test('the lock file names no host', () => {
    expect(broken(filesMatching(/^package-lock\.json$/), hosts)).toEqual([]);
  });
});

describe('names of files', () => {
  /** Paths without the endings that an import leaves out, where two or more differ in capitals alone. */
  const alike = (paths: readonly string[]): readonly string[] => {
    const names = new Set(
      paths.filter((path) => /\.tsx?$/.test(path)).map((path) => path.replace(/\.tsx?$/, '')),
    );
    const lowered = [...names].map((name) => name.toLowerCase());
    return [...names].filter((name) => {
      const low = name.toLowerCase();
      return lowered.indexOf(low) !== lowered.lastIndexOf(low);
    });
  };

  test('differ by more than capitals: many disks do not tell those apart', () => {
    expect(alike(text.map(({ path }) => path))).toEqual([]);
    expect(alike(['src/Part.tsx', 'src/part.ts', 'src/other.ts'])).toEqual([
      'src/Part',
      'src/part',
    ]);
  });
});

describe('what sends mail', () => {
  /** Versions before this one have published advisories; next-auth alone would bring such a one. */
  const SOUND = [9, 0, 1];

  test('is one nodemailer for the site and for next-auth, and none with known holes', () => {
    const [lock] = filesMatching(/^package-lock\.json$/);
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
      .parse(JSON.parse(lock?.text ?? '{}'));
    const found = Object.entries(packages).filter(([path]) =>
      path.endsWith('node_modules/nodemailer'),
    );
    expect(found.map(([path]) => path)).toEqual(['node_modules/nodemailer']);
    const version = (found[0]?.[1].version ?? '').split('.').map(Number);
    expect(version).toHaveLength(3);
    const at = version.findIndex((part, index) => part !== SOUND[index]);
    expect((version[at] ?? 0) - (SOUND[at] ?? 0)).toBeGreaterThanOrEqual(0);
  });
});

describe('browser tests that share a window', () => {
  const sharing = tests.filter(({ path }) => SHARING.test(path));

  test('are the ones that the configuration names', () => {
    expect(sharing.length).toBeGreaterThan(10);
  });

  test('do nothing to it that the next test would still find', () => {
    expect(broken(sharing, leavingBehind)).toEqual([]);
  });
});

describe('nothing is left unfinished', () => {
  test('no note to do it later', () => {
    expect(broken(written, notes)).toEqual([]);
  });

  test('no filler text', () => {
    expect(broken(written, fillers)).toEqual([]);
  });

  test('no test is left out', () => {
    expect(broken(tests, leavingOut)).toEqual([]);
  });
});

describe('and each of these would be seen', () => {
  test.each([
    [machinePaths, `cd /${'tmp'}/x`],
    [machinePaths, `open "/${'home'}/ann/log.json"`],
    [registries, ['https://registry', 'npmjs', 'org/next'].join('.')],
    [hosts, `"${'resolved'}": "https://example.org/next.tgz"`],
    [notes, `// ${'TO'}DO: later`],
    [fillers, `Lorem ${'ipsum'} dolor`],
    [leavingBehind, 'await page.clock.install();'],
    [leavingOut, `it.${'only'}('adds', add);`],
  ])('case %#', (find, line) => {
    expect(broken(sample(line), find)).toHaveLength(1);
  });

  test('while addresses of the site are not taken for folders', () => {
    expect(broken(sample('https://example.org/work/hours and ./tmp/x'), machinePaths)).toEqual([]);
  });
});
