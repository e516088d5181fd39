/** What a browser fetches together with a file: all it imports, but for types and what it asks for later. */
import { localPath, modules, resolveFile } from './graph';
import { isNode, parse, type SyntaxNode } from './syntax';
import type { SourceFile } from './tree';

const bringing = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** Whether an import is gone once the types are. */
function isOfTypes({ importKind, exportKind, specifiers }: SyntaxNode): boolean {
  if (importKind === 'type' || exportKind === 'type') return true;
  const named: readonly unknown[] = Array.isArray(specifiers) ? specifiers : [];
  return named.length > 0 && named.every((one) => isNode(one) && one.importKind === 'type');
}

function broughtBy(file: SourceFile): readonly string[] {
  return parse(file).places.flatMap(({ node }) => {
    if (!bringing.has(node.type) || !isNode(node.source) || isOfTypes(node)) return [];
    const { value } = node.source;
    return typeof value === 'string' ? [value] : [];
  });
}

const byPath = new Map(modules.map((file) => [file.path, file]));

interface Fetched {
  /** Files of the repository, the one asked about included. */
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

/** All that a browser fetches with one of the repository's files. */
export function fetchedWith(entry: string): Fetched {
  const [files, packages] = [new Set<string>(), new Set<string>()];
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (files.has(path) || !file) continue;
    files.add(path);
    for (const specifier of broughtBy(file)) {
      const found = resolveFile(path, specifier);
      if (found) waiting.push(found);
      else if (localPath(path, specifier) === undefined) packages.add(specifier);
    }
  }
  return { files, packages };
}
