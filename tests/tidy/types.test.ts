import { describe, expect, test } from 'vitest';
import { isNode, lineOf, parse, type SyntaxNode, textOf } from './support/syntax';
import { broken, codeFiles, lineAt, productFiles, type SourceFile, sample } from './support/tree';

/** Every node that `advise` has something to say about. */
function nodesThat(
  advise: (node: SyntaxNode, file: SourceFile) => string | undefined,
): (file: SourceFile) => { path: string; line: number; advice: string }[] {
  return (file) =>
    parse(file).places.flatMap(({ node }) => {
      const advice = advise(node, file);
      return advice === undefined ? [] : [{ path: file.path, line: lineOf(file, node), advice }];
    });
}

const anyTypes = nodesThat(({ type }) =>
  type === 'TSAnyKeyword' ? 'says any: name the type, or take unknown and look' : undefined,
);

const casts = nodesThat((node, file) => {
  if (node.type === 'TSTypeAssertion') return 'casts: check the value, or use satisfies';
  if (node.type !== 'TSAsExpression' || !isNode(node.typeAnnotation)) return undefined;
  const target = textOf(file, node.typeAnnotation);
  return target === 'const' ? undefined : `casts to ${target}: check the value, or use satisfies`;
});

const barrels = nodesThat(({ type }) =>
  type === 'ExportAllDeclaration' ? 'exports *: import from the file that has it' : undefined,
);

function silenced(file: SourceFile) {
  return parse(file)
    .comments.filter(({ value }) => /@ts-(?:ignore|expect-error|nocheck)/.test(value))
    .map(({ start }) => ({
      path: file.path,
      line: lineAt(file.text, start),
      advice: 'silences the type checker: mend the type instead',
    }));
}

describe('types are told the truth', () => {
  test('no any', () => {
    expect(broken(codeFiles, anyTypes)).toEqual([]);
  });

  test('no cast but as const', () => {
    expect(broken(productFiles, casts)).toEqual([]);
  });

  test('no silenced type checker', () => {
    expect(broken(productFiles, silenced)).toEqual([]);
  });

  test('no barrel', () => {
    expect(broken(codeFiles, barrels)).toEqual([]);
  });

  test('and each of them would be seen', () => {
    expect(broken(sample('let a: any;'), anyTypes)).toHaveLength(1);
    expect(broken(sample('const a = b as string;'), casts)).toHaveLength(1);
    expect(broken(sample('const a = <string>b;', 'events/a.ts'), casts)).toHaveLength(1);
    expect(broken(sample('// @ts-ignore\nconst a = b;'), silenced)).toHaveLength(1);
    expect(broken(sample("export * from './a';"), barrels)).toHaveLength(1);
  });

  test('and what is allowed is left alone', () => {
    const fine = "import { a as b } from './a';\nexport const c = [b] as const satisfies string[];";
    expect(broken(sample(fine), casts)).toEqual([]);
  });
});
