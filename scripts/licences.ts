/**
 * Writes docs/licences.md, which names everything of others that the site runs with: `npm run licences`,
 * after a change of the dependencies. npm says what there is. What package-lock.json says of a package is
 * compared with what lies in node_modules. Ends with status 2 where a licence is one that we do not take.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import satisfies from 'spdx-satisfies';
import { z } from 'zod';
import { fail } from './cli';
import { npm } from './setup/shell.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Licences that any package may have. */
const TAKEN = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense'],
];

/** Licences that only some may have, since they ask for more: a library that is linked, and data. */
const TAKEN_OF: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

/** What `npm query` says of each package. */
const foundForm = z.array(
  z.object({
    name: z.string(),
    version: z.string().default(''),
    license: z.string().default('unknown'),
    location: z.string(),
    dev: z.boolean(),
  }),
);

const manifestForm = z.object({
  dependencies: z.record(z.string(), z.string()),
});

/** A package that the site runs with. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it; 'unknown' where the package says nothing. */
  readonly licence: string;
  /** What node_modules says; null where the package is made for another system. */
  readonly installed: string | null;
}

const byName = (one: Package, other: Package) => {
  const [a, b] = [`${one.name} ${one.version}`, `${other.name} ${other.version}`];
  return a < b ? -1 : 1;
};

/** What npm finds for production, in package-lock.json or in node_modules. */
function found(...options: string[]) {
  const { ok, output } = npm(['query', '*', '--loglevel=silent', ...options]);
  if (!ok) throw new Error(`npm does not say what is installed: ${output}`);
  return foundForm.parse(JSON.parse(output)).filter(({ location, dev }) => location !== '' && !dev);
}

/** Everything that package-lock.json installs for production, also for other systems; each version once. */
export function productionPackages(): readonly Package[] {
  const installed = new Map(found().map(({ location, license }) => [location, license]));
  const packages = found('--package-lock-only').map(
    ({ name, version, license, location }): [string, Package] => [
      `${name} ${version}`,
      { name, version, licence: license, installed: installed.get(location) ?? null },
    ],
  );
  return [...new Map(packages).values()].sort(byName);
}

/** The names under `dependencies` in package.json. */
export function directDependencies(): readonly string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return Object.keys(manifestForm.parse(JSON.parse(text)).dependencies).sort();
}

/** Whether a licence as SPDX writes it leaves a way that we take; what is not written so, does not. */
function isTaken(name: string, licence: string): boolean {
  const ofName = Object.keys(TAKEN_OF).filter((one) => TAKEN_OF[one]?.test(name));
  try {
    return satisfies(licence, [...TAKEN, ...ofName]);
  } catch {
    return false;
  }
}

/** What is wrong with a package's licence, in a sentence; null where we take it. */
export function problemOf({ name, licence, installed }: Package): string | null {
  if (!isTaken(name, licence)) {
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
