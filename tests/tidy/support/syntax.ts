/** Reading code as a tree, with Oxc: TypeScript 7 offers no stable parser of its own. */
import { parseSync } from 'oxc-parser';
import { lineAt, type SourceFile } from './tree';

export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A node, and the node it stands in. */
interface Place {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode | undefined;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function* walk(value: unknown, parent?: SyntaxNode): Generator<Place> {
  if (Array.isArray(value)) {
    for (const item of value) yield* walk(item, parent);
    return;
  }
  if (!isNode(value)) return;
  yield { node: value, parent };
  for (const child of Object.values(value)) yield* walk(child, value);
}

interface Parsed {
  readonly places: readonly Place[];
  readonly comments: readonly { value: string; start: number }[];
}

const cache = new Map<string, Parsed>();

/** Every node and comment of a file, parsed once however many rules ask. */
export function parse({ path, text }: SourceFile): Parsed {
  const key = `${path}\n${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} cannot be read: ${error.message}`);
  const parsed = { places: [...walk(program)], comments };
  cache.set(key, parsed);
  return parsed;
}

export function lineOf({ text }: SourceFile, node: SyntaxNode): number {
  return lineAt(text, node.start);
}

export function textOf({ text }: SourceFile, node: SyntaxNode): string {
  return text.slice(node.start, node.end);
}
