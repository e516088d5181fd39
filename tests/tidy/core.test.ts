import { describe, expect, test } from 'vitest';
import { roomOf } from './support/rooms';
import { isNode, lineOf, parse, type SyntaxNode } from './support/syntax';
import { broken, codeFiles, type SourceFile, sample } from './support/tree';

/** The core, and what of a lesson its board folds. */
const core = codeFiles.filter(
  ({ path }) => path.startsWith('events/') || roomOf(path) === 'src/lessons/course',
);

/** What would make two runs differ, or reach outside, and what to do instead. */
const forbidden: readonly [string, readonly string[]][] = [
  ['there is no clock in the core: a round is the only time', ['Date', 'performance']],
  ['there is no chance in the core: events say what happens', ['crypto']],
  ['there is no locale in the core: write figures with money.ts', ['Intl']],
  ['money is whole cents and rates whole basis points', ['parseFloat']],
  [
    'the core reads and writes nothing: hand the value in, and the result out',
    [
      ...['fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage', 'sessionStorage', 'indexedDB'],
      ...['window', 'document', 'navigator', 'location', 'history', 'globalThis', 'self'],
      ...['process', 'console', 'require', 'Buffer', 'setTimeout', 'setInterval'],
      ...['queueMicrotask', 'requestAnimationFrame'],
    ],
  ],
];

const adviceOnGlobal = new Map(
  forbidden.flatMap(([advice, names]) => names.map((name): [string, string] => [name, advice])),
);

/** Methods that may give another answer on another machine. */
const localeMethods = /^(?:toLocale\w*|localeCompare|parseFloat|toFixed|toPrecision)$/;
const floatingMath =
  /^(?:random|a?(?:sin|cos|tan)h?|atan2|exp|expm1|log|log1p|log2|log10|sqrt|cbrt|hypot|fround|pow)$/;

function nameOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'Identifier') return undefined;
  return typeof value.name === 'string' ? value.name : undefined;
}

/** Whether a name only labels something: a key, a field, or the property of another value. */
function isLabel(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent === undefined || parent.computed === true) return false;
  return parent.key === node || (parent.type === 'MemberExpression' && parent.property === node);
}

/** Names that the file itself declares, as a variable or a parameter, mean no global. */
function declaredIn(file: SourceFile): Set<string> {
  const binding = new Set(['VariableDeclarator', 'FunctionDeclaration', 'ImportSpecifier']);
  const functions = /Function(?:Declaration|Expression)$/;
  const names = parse(file).places.flatMap(({ node }) => [
    ...(binding.has(node.type) ? [nameOf(node.id) ?? nameOf(node.local)] : []),
    ...(functions.test(node.type) && Array.isArray(node.params) ? node.params.map(nameOf) : []),
  ]);
  return new Set(names.filter((name) => name !== undefined));
}

function adviceOnMethod(node: SyntaxNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const method = nameOf(node.property) ?? '';
  if (localeMethods.test(method)) return `calls ${method}: use whole numbers and money.ts`;
  if (nameOf(node.object) !== 'Math' || !floatingMath.test(method)) return undefined;
  return `calls Math.${method}: machines may differ in its last digit, and money has none`;
}

function adviceOnNumber({ type, raw }: SyntaxNode): string | undefined {
  if (type !== 'Literal' || typeof raw !== 'string' || !/^\d*\.\d/.test(raw)) return undefined;
  return `writes ${raw}: count in cents or basis points`;
}

function impure(file: SourceFile) {
  const declared = declaredIn(file);
  return parse(file).places.flatMap(({ node, parent }) => {
    const name = nameOf(node);
    const isGlobal = name !== undefined && !isLabel(node, parent) && !declared.has(name);
    const reason = isGlobal ? adviceOnGlobal.get(name) : undefined;
    const advice =
      reason === undefined ? (adviceOnMethod(node) ?? adviceOnNumber(node)) : `${name}: ${reason}`;
    return advice === undefined ? [] : [{ path: file.path, line: lineOf(file, node), advice }];
  });
}

describe('the core is the same on every machine, at every time', () => {
  test('in every file of events', () => {
    expect(broken(core, impure)).toEqual([]);
  });

  test.each([
    'const now = Date.now();',
    'const made = new Date(0);',
    'const chance = Math.random();',
    'const id = crypto.randomUUID();',
    'const text = amount.toLocaleString();',
    'const order = a.localeCompare(b);',
    "const format = Intl.NumberFormat('en');",
    'const root = Math.sqrt(2);',
    "const amount = parseFloat('1.5');",
    'const half = amount * 0.5;',
    "console.log('here');",
    "const saved = localStorage.getItem('log');",
    'const held = { process };',
  ])('which may not say %s', (text) => {
    expect(broken(sample(text, 'events/sample.ts'), impure)).toHaveLength(1);
  });

  test.each([
    'const most = Math.max(1, Math.floor(7));',
    'const kinds = { process: 1, location: kind.document };',
    'function of(history: string[]) { return history.length; }',
    'const large = 10_000_000_000n;',
  ])('which may say %s', (text) => {
    expect(broken(sample(text, 'events/sample.ts'), impure)).toEqual([]);
  });
});
