/**
 * Writes docs/licences.md, which names everything of others that the site runs with: `npm run licences`,
 * after a change of the dependencies. What package-lock.json says of a package is compared with what
 * lies in node_modules. Ends with status 2 where a licence is one that we do not take.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fail } from './cli';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Licences that any package may have. */
const TAKEN = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense'],
]);

/** Licences that only some may have, since they ask for more: a library that is linked, and data. */
const TAKEN_OF: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

const lockForm = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

const manifestForm = z.object({
  dependencies: z.record(z.string(), z.string()),
});

const installedForm = z.object({ license: z.string().optional() });

/** A package that the site runs with. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; 'unknown' where the package says nothing. */
  readonly licence: string;
  /** What node_modules says; null where the package is made for another system. */
  readonly installed: string | null;
}

function installedLicence(folder: string): string | null {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return null;
  return installedForm.parse(JSON.parse(readFileSync(file, 'utf8'))).license ?? 'unknown';
}

const byName = (one: Package, other: Package) => {
  const [a, b] = [`${one.name} ${one.version}`, `${other.name} ${other.version}`];
  return a < b ? -1 : 1;
};

/** Everything that package-lock.json installs for production, also for other systems; each version once. */
export function productionPackages(): readonly Package[] {
  const lock = lockForm.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const found = new Map<string, Package>();
  for (const [folder, { version = '', license = 'unknown', dev = false }] of Object.entries(
    lock.packages,
  )) {
    if (folder === '' || dev) continue;
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const installed = installedLicence(folder);
    found.set(`${name} ${version}`, { name, version, licence: license, installed });
  }
  return [...found.values()].sort(byName);
}

/** The names under `dependencies` in package.json. */
export function directDependencies(): readonly string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return Object.keys(manifestForm.parse(JSON.parse(text)).dependencies).sort();
}

function isTaken(name: string, licence: string): boolean {
  const one = licence.trim().replace(/^\(|\)$/g, '');
  return TAKEN.has(one) || (Object.hasOwn(TAKEN_OF, one) && TAKEN_OF[one]?.test(name) === true);
}

/**
 * What is wrong with a package's licence, in a sentence; null where we take it. Of several that are
 * joined by OR one will do, of those joined by AND all must.
 */
export function problemOf({ name, licence, installed }: Package): string | null {
  const ways = licence.split(' OR ');
  if (!ways.some((way) => way.split(' AND ').every((one) => isTaken(name, one)))) {
    return `${name} has the licence ${licence}, which scripts/licences.ts does not list.`;
  }
  if (installed === null || installed === licence) return null;
  return `${name} says ${installed} in node_modules and ${licence} in package-lock.json.`;
}

const row = ({ name, version, licence }: Package) => `| ${name} | ${version} | ${licence} |`;

const HEAD = '| package | version | licence |\n| --- | --- | --- |';

/** The page. */
export function licencesPage(all: readonly Package[], direct: readonly string[]): string {
  const ours = all.filter(({ name }) => direct.includes(name));
  const theirs = all.filter(({ name }) => !direct.includes(name));
  return `# Licences of others

Tallystick itself is under the [MIT licence](../LICENSE). This page is written by \`npm run licences\` from
\`package-lock.json\`; \`tests/unit/scripts/licences.test.ts\` fails when it is out of date, or when a package
comes with a licence that \`scripts/licences.ts\` does not list. Packages that only build and test the site
are not named here.

The text face, Source Serif 4, lies in \`src/ui/fonts\` under the [OFL-1.1](../src/ui/fonts/OFL.txt).

## What package.json names

${HEAD}
${ours.map(row).join('\n')}

## What these bring with them

The packages \`@img/sharp-*\` and some others are made for one system each; only those for yours are
installed.

${HEAD}
${theirs.map(row).join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = productionPackages();
  const problems = all.map(problemOf).filter((problem) => problem !== null);
  if (problems.length > 0) fail(problems.join('\n'));
  writeFileSync(join(root, 'docs/licences.md'), licencesPage(all, directDependencies()));
}
