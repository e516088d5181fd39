import { describe, expect, test } from 'vitest';
import { resolveFile } from './support/graph';
import { isNode, lineOf, parse, type SyntaxNode } from './support/syntax';
import { broken, productFiles, type SourceFile, sample } from './support/tree';

/** Whether a file is the browser's: the server gets references for what it exports, and no values. */
function isClient(file: SourceFile | undefined): boolean {
  return file?.text.includes("'use client'")
    ? parse(file).places.some(({ node }) => node.directive === 'use client')
    : false;
}

const files = new Map(productFiles.map((file) => [file.path, file]));

/** What a reference may stand for: a component, which is drawn, and a hook, which only the browser calls. */
const isDrawn = (name: string) => /^[A-Z][a-z\d]|^use[A-Z]/.test(name);

/** The names of values that an import takes. */
function valuesOf(node: SyntaxNode): readonly string[] {
  if (node.importKind === 'type' || !Array.isArray(node.specifiers)) return [];
  return node.specifiers.flatMap((one: unknown) => {
    const isValue = isNode(one) && one.importKind !== 'type' && isNode(one.imported);
    return isValue && isNode(one.imported) ? [String(one.imported.name)] : [];
  });
}

/** Plain values that a file of the server takes from one of the browser. */
function takenFromClient(file: SourceFile) {
  if (isClient(file)) return [];
  return parse(file).places.flatMap(({ node }) => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return [];
    const module = resolveFile(file.path, String(node.source.value));
    if (module === undefined || !isClient(files.get(module))) return [];
    return valuesOf(node)
      .filter((name) => !isDrawn(name))
      .map((name) => ({
        path: file.path,
        line: lineOf(file, node),
        advice: `takes ${name} from a client module, and gets a reference: put it into a plain one`,
      }));
  });
}

describe('the server takes nothing but components from modules of the browser', () => {
  test('in every page', () => {
    const pages = productFiles.filter(({ path }) => path.startsWith('src/'));
    expect(broken(pages, takenFromClient)).toEqual([]);
  });

  test.each([
    ["import { NOTIFICATIONS } from '@/src/session/NoticeBell';", 1],
    ["import { endSession } from './session/NoticeBell';", 1],
    ["'use client';\nimport { NOTIFICATIONS } from '@/src/session/NoticeBell';", 0],
    ["import { NoticeBell, type NOTICE } from '@/src/session/NoticeBell';", 0],
    ["import { NOTIFICATIONS } from '@/src/session/noticesPath';", 0],
  ])('%s', (text, count) => {
    expect(broken(sample(text), takenFromClient)).toHaveLength(count);
  });
});
