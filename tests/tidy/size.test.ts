import { describe, expect, test } from 'vitest';
import { isNode, lineOf, parse, type SyntaxNode, textOf } from './support/syntax';
import { broken, codeFiles, lineAt, productFiles, type SourceFile, sample } from './support/tree';

/** Tests are lists of cases, and are split by topic. */
const limitOf = (path: string): number => (path.startsWith('tests/') ? 500 : 300);

const functionLimit = 70;

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

function longFile({ path, text }: SourceFile) {
  const lines = text.trimEnd().split('\n').length;
  const limit = limitOf(path);
  const advice = `has ${lines} lines, at most ${limit} are allowed: split it by what it is for`;
  return lines > limit ? [{ path, line: limit, advice }] : [];
}

/** `describe` takes a function only to hold tests together, as a file does. */
function groupsTests(file: SourceFile, parent: SyntaxNode | undefined): boolean {
  return parent?.type === 'CallExpression' && /^(?:test\.)?describe\b/.test(textOf(file, parent));
}

function longFunctions(file: SourceFile) {
  return parse(file).places.flatMap(({ node, parent }) => {
    if (!functionTypes.has(node.type) || groupsTests(file, parent)) return [];
    const line = lineOf(file, node);
    const lines = lineAt(file.text, node.end) - line + 1;
    const advice = `a function of ${lines} lines, at most ${functionLimit} are allowed: give its steps names`;
    return lines > functionLimit ? [{ path: file.path, line, advice }] : [];
  });
}

/** A literal that is spread within another one: it saves lines, and says nothing. */
function spreadLiterals(file: SourceFile) {
  return parse(file).places.flatMap(({ node }) => {
    const isSpread = node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute';
    if (!isSpread || !isNode(node.argument)) return [];
    const advice = 'spreads an object that is written right there: write its keys out';
    return node.argument.type === 'ObjectExpression'
      ? [{ path: file.path, line: lineOf(file, node), advice }]
      : [];
  });
}

describe('nothing is too long to read', () => {
  test('no file', () => {
    expect(broken(codeFiles, longFile)).toEqual([]);
  });

  test('no function', () => {
    expect(broken(codeFiles, longFunctions)).toEqual([]);
  });

  test('no object is shortened by spreading a literal', () => {
    expect(broken(productFiles, spreadLiterals)).toEqual([]);
  });

  test('and what is too long would be seen', () => {
    const body = 'act();\n'.repeat(functionLimit);
    expect(broken(sample('\n'.repeat(limitOf('src')).concat('x;')), longFile)).toHaveLength(1);
    expect(broken(sample(`const Page = () => {\n${body}};`), longFunctions)).toHaveLength(1);
    expect(broken(sample(`class A { run() {\n${body}} }`), longFunctions)).toHaveLength(1);
    expect(broken(sample(`describe('a', () => {\n${body}});`), longFunctions)).toEqual([]);
    expect(broken(sample('const a = { ...{ b, c }, d };'), spreadLiterals)).toHaveLength(1);
    expect(broken(sample('const a = <B {...{ b, c }} />;'), spreadLiterals)).toHaveLength(1);
    expect(broken(sample('const a = { ...(b ? { c } : {}), ...d };'), spreadLiterals)).toEqual([]);
  });
});
