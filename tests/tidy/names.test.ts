import { describe, expect, test } from 'vitest';
import { PARTY_TYPES } from '@/events/banking/ledger/partyTypes';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { isNode, lineOf, parse, type SyntaxNode } from './support/syntax';
import { broken, codeFiles, type SourceFile, sample } from './support/tree';

const product = codeFiles.filter(({ path }) => /^(?:events|machines|src|scripts)\//.test(path));

/** Where the ends of a claim are named as the data name them. */
const ENDS = /\/ledger\/(?:ends|openings|credits)\.ts$/;

function ends(file: SourceFile) {
  if (ENDS.test(file.path)) return [];
  return parse(file).places.flatMap(({ node }) => {
    if (node.type !== 'Identifier' || !/^(?:subordinate|superior)Id$/.test(String(node.name))) {
      return [];
    }
    const advice = `says ${String(node.name)}: ask events/ledger/ends.ts who owes and who is owed`;
    return [{ path: file.path, line: lineOf(file, node), advice }];
  });
}

/** Where the systems are listed. */
const LISTS = /\/(?:ledger\/systemTypes|systems\/registry)\.ts$/;

/** Names that only a system has: some of the others are types of party too. */
const ONLY_SYSTEMS: ReadonlySet<unknown> = new Set(
  SYSTEM_TYPES.filter((name) => !PARTY_TYPES.some((type) => type === name)),
);

const literalOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'Literal' ? node.value : undefined;

const isSystemMember = (node: unknown): boolean =>
  isNode(node) &&
  node.type === 'MemberExpression' &&
  isNode(node.property) &&
  node.property.name === 'system';

/** Whether it compares something with the name of a system, or has something for each by name. */
function asksByName({ type, left, right, test: tested, key, operator }: SyntaxNode): boolean {
  switch (type) {
    case 'BinaryExpression':
      if (!/^[!=]==$/.test(String(operator))) return false;
      return [left, right].some(
        (side) =>
          ONLY_SYSTEMS.has(literalOf(side)) || (isSystemMember(side) && isNamed(left, right)),
      );
    case 'SwitchCase':
      return ONLY_SYSTEMS.has(literalOf(tested));
    case 'Property':
      return isNode(key) && (ONLY_SYSTEMS.has(key.name) || ONLY_SYSTEMS.has(literalOf(key)));
    default:
      return false;
  }
}

const isNamed = (...sides: unknown[]): boolean =>
  sides.some((side) => typeof literalOf(side) === 'string');

function systems(file: SourceFile) {
  if (LISTS.test(file.path)) return [];
  return parse(file).places.flatMap(({ node }) =>
    asksByName(node)
      ? [
          {
            path: file.path,
            line: lineOf(file, node),
            advice:
              'asks a banking system by name: let its file in events say what is needed of it',
          },
        ]
      : [],
  );
}

describe('who owes, and who is owed', () => {
  test('is known in one place', () => {
    expect(broken(product, ends)).toEqual([]);
  });

  test.each(['const debtor = credit.subordinateId;', 'const { superiorId: bank } = account;'])(
    'else it would be seen: %s',
    (text) => {
      expect(broken(sample(text, 'src/board/sheets/partyView.ts'), ends)).toHaveLength(1);
    },
  );
});

describe('a banking system', () => {
  test('is asked for what it says, never for its name', () => {
    expect(broken(product, systems)).toEqual([]);
  });

  test.each([
    "const isQueued = book.system === 'chips';",
    "const isHouse = book.system !== 'clearinghouse';",
    "if (system === 'national') pay();",
    "const ways = { correspondent: 'pair by pair' };",
    "switch (system) { case 'chips': break; }",
  ])('else it would be seen: %s', (text) => {
    expect(broken(sample(text, 'events/views/elsewhere.ts'), systems)).toHaveLength(1);
  });

  test.each([
    "const isHouse = party.type === 'clearinghouse';",
    "const opening = [system('correspondent')];",
  ])('but this is no such question: %s', (text) => {
    expect(broken(sample(text, 'events/views/elsewhere.ts'), systems)).toEqual([]);
  });
});
