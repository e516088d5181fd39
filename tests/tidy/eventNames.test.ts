import { describe, expect, test } from 'vitest';
import { ACTIONS } from '@/events/banking/actions/registry';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { isNode, lineOf, parse, type SyntaxNode, textOf } from './support/syntax';
import { broken, codeFiles, type SourceFile, sample } from './support/tree';

const names = new Set<unknown>([...ACTIONS, ...BILLS_ACTIONS].map(({ type }) => type));

/** An event type's own file, what a lesson or an article asks of its board, and the log's own word for notes. */
const MAY_NAME =
  /^events\/(?:banking|bills)\/actions\/|^events\/bills\/exercises\.ts$|^events\/world\/board\.ts$|^src\/(?:lessons|articles)\//;

const isName = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && names.has(node.value);

/** Whether it stands for the type of something: `event.type`, `event?.type`, or `type` taken from it. */
const isType = (file: SourceFile, node: unknown): boolean =>
  isNode(node) && /(?:^|\.)type$/.test(textOf(file, node));

function isTold(file: SourceFile, node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type === 'SwitchCase') {
    return isName(node.test) && isType(file, parent?.discriminant);
  }
  if (node.type !== 'BinaryExpression') return false;
  const { left, right } = node;
  return (isName(left) && isType(file, right)) || (isName(right) && isType(file, left));
}

/** Where an event type is told from others by its name. */
function told(file: SourceFile) {
  return parse(file).places.flatMap(({ node, parent }) =>
    isTold(file, node, parent)
      ? [
          {
            path: file.path,
            line: lineOf(file, node),
            advice: 'knows an event type by its name: let a part of the type say it',
          },
        ]
      : [],
  );
}

const others = codeFiles.filter(
  ({ path }) => /^(?:events|machines|src|scripts\/prove)\//.test(path) && !MAY_NAME.test(path),
);

describe('an event type', () => {
  test('is told from others by what its file says, nowhere by its name', () => {
    expect(broken(others, told)).toEqual([]);
  });

  test('and where it is not, that would be seen', () => {
    const naming = [
      "if (event.type === 'transfer') pay();",
      "const is = event?.type !== 'note';",
      "const is = ({ type }) => 'drawBill' === type;",
      "switch (event.type) { case 'deposit': pay(); }",
    ];
    for (const text of naming) expect(broken(sample(text), told)).toHaveLength(1);
  });

  test('and to make one, or to name something else, is left alone', () => {
    const fine = [
      "const event = { type: 'transfer', amount: 5 };",
      "const is = question === 'reset';",
      "const is = event.type === 'ACT';",
      "switch (kind) { case 'note': write(); }",
    ];
    for (const text of fine) expect(broken(sample(text), told)).toEqual([]);
  });
});
