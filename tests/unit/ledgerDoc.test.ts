/** The page of the ledger's rules: what it names is there, and nothing of the core is without a rule. */

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { INVARIANTS, INVARIANTS_OF_DAYS } from '@/events/banking/ledger/invariants/invariants';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { REFUSAL_CODES } from '@/events/refusal';

const root = resolve(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const page = textOf('docs/ledger.md');

interface Rule {
  readonly id: string;
  readonly says: string;
  readonly code: readonly string[];
  readonly keptBy: readonly { readonly path: string; readonly names: readonly string[] }[];
}

const ROW = /^\| (R\d+) \| (.+) \| (`[^|]+`) \| (`[^|]+”) \|$/;

/** The rules of a page, in its order. */
function rulesOf(text: string): readonly Rule[] {
  return text.split('\n').flatMap((line) => {
    const [, id = '', says = '', code = '', tests = ''] = ROW.exec(line) ?? [];
    if (id === '') return [];
    const keptBy = [...tests.matchAll(/`([^`]+)`: ([^`]+)/g)].map(([, path = '', quoted = '']) => ({
      path,
      names: [...quoted.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
    }));
    return [
      { id, says, code: [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path), keptBy },
    ];
  });
}

const each = (count: number): string[] => Array.from({ length: count }, (_, at) => `R${at + 1}`);

/** Rows that are no rule, numbers left out or given twice, and numbers that nothing stands under. */
function misnumbered(text: string): readonly string[] {
  const ids = rulesOf(text).map(({ id }) => id);
  const rows = text.split('\n').filter((line) => /^\| R/.test(line));
  const named = [...text.matchAll(/\bR\d+/g)].map(([id]) => id);
  return [
    ...rows.filter((line) => !ROW.test(line)).map((line) => `no rule: ${line}`),
    ...each(ids.length)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is missing`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...named.filter((id) => !ids.includes(id)).map((id) => `${id} is not there`),
  ];
}

/** Files that the page names and that are not there. */
function missingFiles(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`((?:\w+\/)+[\w.]*)`/g)].map(([, path = '']) => path);
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => `docs/${path}`);
  return [...quoted, ...linked]
    .filter((path) => !existsSync(resolve(root, path)))
    .map((path) => `${path} is not there`);
}

/** Whether a test, a group of tests or a row of a table has this name. */
function hasTest(path: string, name: string): boolean {
  if (!path.endsWith('.test.ts') || !existsSync(resolve(root, path))) return false;
  const words = name.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const title = String.raw`(?:\btest\(|\bdescribe\(|\bwhen:|\)\()\s*(['"])${words}\1`;
  return new RegExp(title).test(textOf(path));
}

/** Rules that no test keeps, and tests that are not where the page says. */
function unkept(text: string): readonly string[] {
  return rulesOf(text).flatMap(({ id, keptBy }) => [
    ...(keptBy.length > 0 ? [] : [`${id} is kept by no test`]),
    ...keptBy.flatMap(({ path, names }) => [
      ...(names.length > 0 ? [] : [`${id} names no test of ${path}`]),
      ...names
        .filter((name) => !hasTest(path, name))
        .map((name) => `${id}: ${path} has no test “${name}”`),
    ]),
  ]);
}

/** How a rule begins that is about something, and the file that it must name, or the folder of it. */
interface Covered {
  readonly begins: string;
  readonly file: string;
}

const billsInvariants = [
  ...textOf('events/bills/invariants.ts').matchAll(/number: (\d+),\n {2}title: '([^']+)'/g),
].map(([, number, title]) => `Bills invariant ${number}, “${title}”: `);

const covered: readonly Covered[] = [
  ...ACTIONS.map(({ type }) => ({
    begins: `\`${type}\``,
    file: `/${type}.ts`,
  })),
  ...BILLS_ACTIONS.map(({ type }) => ({
    begins: `\`${type}\``,
    file: `events/bills/actions/${type}.ts`,
  })),
  ...[...INVARIANTS, ...INVARIANTS_OF_DAYS].map(({ number, title }) => ({
    begins: `Invariant ${number}, “${title}”: `,
    file: 'events/banking/ledger/invariants/',
  })),
  // Seven is about whole logs, so it is in no list of what one round can show.
  { begins: 'Invariant 7: ', file: 'events/world/fold.ts' },
  ...billsInvariants.map((begins) => ({ begins, file: 'events/bills/invariants.ts' })),
  ...SYSTEM_TYPES.map((type) => ({
    begins: '',
    file: `events/banking/systems/${type}.ts`,
  })),
];

const isNamed = (path: string, file: string): boolean =>
  file.endsWith('/') ? path.startsWith(file) : path.endsWith(file);

/** What of the core has no rule. */
function uncovered(text: string): readonly string[] {
  const rules = rulesOf(text);
  return covered
    .filter(
      ({ begins, file }) =>
        !rules.some(
          ({ says, code }) => says.startsWith(begins) && code.some((path) => isNamed(path, file)),
        ),
    )
    .map(({ begins, file }) => `no rule for ${begins || file}`);
}

/** Codes that no rule names, and what is wrong with the list of them at the end. */
function unruledCodes(text: string): readonly string[] {
  const rules = rulesOf(text);
  const list = text.slice(text.indexOf('## Refusal codes'));
  const listed = [...list.matchAll(/`([A-Z]+_[A-Z_]+)`((?:\s+R\d+)*)/g)].map(
    ([, code = '', ids = '']) => `${code} ${ids.trim().split(/\s+/).join(' ')}`,
  );
  const ruled = REFUSAL_CODES.map((code) => ({
    code,
    ids: rules.filter(({ says }) => says.includes(`\`${code}\``)).map(({ id }) => id),
  }));
  const wanted = ruled.map(({ code, ids }) => `${code} ${ids.join(' ')}`);
  return [
    ...ruled.filter(({ ids }) => ids.length === 0).map(({ code }) => `no rule names ${code}`),
    ...wanted.filter((line, at) => listed[at] !== line).map((line) => `the list lacks: ${line}`),
    ...listed.filter((line) => !wanted.includes(line)).map((line) => `the list has: ${line}`),
  ];
}

const checks = { misnumbered, missingFiles, unkept, uncovered, unruledCodes };

describe('the page of the ledger’s rules', () => {
  test.each(Object.entries(checks))('has nothing %s', (_, find) => {
    expect(find(page)).toEqual([]);
  });

  test('is read whole', () => {
    expect(rulesOf(page).length).toBeGreaterThan(100);
    expect(billsInvariants).toHaveLength(6);
  });
});

const [first = ''] = page.match(/^\| R1 .*$/m) ?? [];

describe('a fault of the page is seen', () => {
  test.each([
    ['a number twice', misnumbered, page.replace('| R2 |', '| R1 |'), 'R1 stands twice'],
    ['a number left out', misnumbered, page.replace(/^\| R3 .*\n/m, ''), 'R3 is missing'],
    ['a number that is not there', misnumbered, `${page}See R999.`, 'R999 is not there'],
    [
      'a row without a test',
      misnumbered,
      page.replace(/ \| `[^|]+” \|$/m, ' | |'),
      'no rule: | R1 ',
    ],
    ['a file', missingFiles, `${page}\`events/lost.ts\``, 'events/lost.ts is not there'],
    ['a link', missingFiles, `${page}[lost](lost.md)`, 'docs/lost.md is not there'],
    ['a test of another name', unkept, first.replace('“in ', '“at '), 'no test “at every file of'],
    ['a test in another file', unkept, first.replace('core.test', 'size.test'), 'has no test “in'],
    ['words that are no title', unkept, first.replace(/“.+”/, '“vitest”'), 'no test “vitest”'],
    ['an event', uncovered, page.replace('| `deposit`', '| `payIn`'), 'no rule for `deposit`'],
    ['one of bills', uncovered, page.replace('| `reset`', '| Reset'), 'no rule for `reset`'],
    [
      'an invariant',
      uncovered,
      page.replace('| Invariant 4', '| Rule 4'),
      'no rule for Invariant 4',
    ],
    ['one of whole logs', uncovered, page.replace('| Invariant 7', '| Rule 7'), 'Invariant 7'],
    [
      'a system',
      uncovered,
      page.replaceAll('/chips.ts', '/dues.ts'),
      'events/banking/systems/chips.ts',
    ],
    ['a code', unruledCodes, page.replaceAll('`SAME_PARTY`', '-'), 'no rule names SAME_PARTY'],
    [
      'its rules',
      unruledCodes,
      page.replace('`UNKNOWN_BILL` R', '`UNKNOWN_BILL` R1'),
      'UNKNOWN_BILL',
    ],
  ] as const)('%s', (_, find, broken, finding) => {
    expect(find(broken).join('\n')).toContain(finding);
  });
});
