import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  directDependencies,
  licencesPage,
  type Package,
  problemOf,
  productionPackages,
} from '@/scripts/licences';

const all = productionPackages();
const direct = directDependencies();
const written = readFileSync('docs/licences.md', 'utf8');

const sample = (given: Partial<Package>): Package => ({
  name: 'left-pad',
  version: '1.0.0',
  licence: 'MIT',
  installed: null,
  ...given,
});

describe('docs/licences.md', () => {
  test.each(direct)('names %s with its version and licence', (name) => {
    const found = all.filter((one) => one.name === name);
    expect(found).not.toEqual([]);
    for (const { version, licence } of found) {
      expect(written, 'run "npm run licences"').toContain(`| ${name} | ${version} | ${licence} |`);
    }
  });

  test('is what "npm run licences" writes', () => {
    expect(written).toBe(licencesPage(all, direct));
  });
});

describe('every package that the site runs with', () => {
  test('has a licence that we take, the same in the lock file and in node_modules', () => {
    expect(all.length).toBeGreaterThan(direct.length);
    expect(all.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  test('was looked at where it is installed', () => {
    const seen = new Set(all.filter(({ installed }) => installed !== null).map(({ name }) => name));
    expect(direct.filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('a licence', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'GPL-2.0 OR Apache-2.0', 'Apache-2.0 AND MIT'])(
    'of %s is taken',
    (licence) => {
      expect(problemOf(sample({ licence }))).toBeNull();
    },
  );

  test.each(['GPL-3.0', 'unknown', 'MIT AND GPL-3.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', ''])(
    'of %s is not',
    (licence) => {
      expect(problemOf(sample({ licence }))).toContain('left-pad has the licence');
    },
  );

  test('that asks for more is taken of those that are known for it', () => {
    const licence = 'Apache-2.0 AND LGPL-3.0-or-later';
    expect(problemOf(sample({ name: '@img/sharp-win32-x64', licence }))).toBeNull();
    expect(problemOf(sample({ name: 'caniuse-lite', licence: 'CC-BY-4.0' }))).toBeNull();
    expect(problemOf(sample({ name: 'caniuse-lite', licence }))).not.toBeNull();
  });

  test('that the package and the lock file call differently is told', () => {
    expect(problemOf(sample({ installed: 'GPL-3.0' }))).toContain('says GPL-3.0 in node_modules');
  });
});
