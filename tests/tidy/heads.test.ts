import { describe, expect, test } from 'vitest';
import { isNode, lineOf, parse, type SyntaxNode } from './support/syntax';
import { broken, lineAt, productFiles, type SourceFile, sample } from './support/tree';

const importsOf = (file: SourceFile): readonly SyntaxNode[] =>
  parse(file).places.flatMap(({ node }) => (node.type === 'ImportDeclaration' ? [node] : []));

/** What says what a file is for, where an import stands above it. */
function lateHeaders(file: SourceFile) {
  const imports = importsOf(file);
  const [first, last] = [imports[0], imports.at(-1)];
  if (!first || !last) return [];
  return parse(file)
    .comments.filter(({ value, start }) => {
      const isAmong = start > first.start && start < last.start;
      return value.startsWith('*') && isAmong;
    })
    .map(({ start }) => ({
      path: file.path,
      line: lineAt(file.text, start),
      advice: 'says what the file is for between its imports: put it above them',
    }));
}

/** Imports of a module that another import of the file already names. */
function secondImports(file: SourceFile) {
  const seen = new Set<unknown>();
  return importsOf(file).flatMap((node) => {
    const module = isNode(node.source) ? node.source.value : undefined;
    if (!seen.has(module)) {
      seen.add(module);
      return [];
    }
    const advice = 'imports from one module twice: one import takes types and values';
    return [{ path: file.path, line: lineOf(file, node), advice }];
  });
}

describe('a file begins with what it is for, and then with what it takes', () => {
  test('its header stands above its imports', () => {
    expect(broken(productFiles, lateHeaders)).toEqual([]);
  });

  test('a page and a script take from a module once', () => {
    const files = productFiles.filter(({ path }) => /^(?:src|scripts)\//.test(path));
    expect(broken(files, secondImports)).toEqual([]);
  });

  test('and what does not would be seen', () => {
    const late = "import a from 'a';\n/** A page. */\nimport b from 'b';";
    expect(broken(sample(late), lateHeaders)).toHaveLength(1);
    const twice = "import type { A } from 'a';\nimport { a } from 'a';";
    expect(broken(sample(twice), secondImports)).toHaveLength(1);
    expect(broken(sample("/** A page. */\nimport { a, type B } from 'a';"), lateHeaders)).toEqual(
      [],
    );
  });
});
