import { describe, expect, test } from 'vitest';
import { lineOf, parse, type SyntaxNode, textOf } from './support/syntax';
import { broken, productFiles, type SourceFile, sample } from './support/tree';

/** The word of the code for what learners know as a step. */
const ROUND = /\brounds?\b/i;

/** What is read on the screen: words between tags, and sentences. The reasons of errors begin small. */
function isRead({ type }: SyntaxNode, text: string): boolean {
  if (type === 'JSXText') return true;
  return (type === 'Literal' || type === 'TemplateElement') && /^['"`]?[A-Z]\S* /.test(text);
}

function rounds(file: SourceFile) {
  return parse(file).places.flatMap(({ node }) => {
    const text = textOf(file, node);
    if (!ROUND.test(text) || !isRead(node, text)) return [];
    const advice = 'speaks of a round: on the screen it is a step';
    return [{ path: file.path, line: lineOf(file, node), advice }];
  });
}

const onScreen = productFiles.filter(({ path }) => /^(?:src|events|machines)\//.test(path));

describe('words on the screen', () => {
  test('call a step a step', () => {
    expect(broken(onScreen, rounds)).toEqual([]);
  });

  test('and a round would be seen', () => {
    expect(broken(sample('const a = <p>The last round</p>;'), rounds)).toHaveLength(1);
    expect(broken(sample("const a = 'The way of this round';"), rounds)).toHaveLength(1);
    expect(broken(sample('const a = `A round`;'), rounds)).toHaveLength(1);
    expect(broken(sample("throw new Error('a board has no round');"), rounds)).toEqual([]);
  });
});
