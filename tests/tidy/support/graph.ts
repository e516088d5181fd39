/** Who imports whom: the graph of the repository's own files, by alias and relatively. */
import { posix } from 'node:path';
import manifest from '../../../package.json';
import { isNode, lineOf, parse } from './syntax';
import { codeFiles, filesMatching, lineAt, paths, type SourceFile } from './tree';

export interface Import {
  readonly line: number;
  readonly specifier: string;
}

const importing = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'TSImportType',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
]);

function importsOfCode(file: SourceFile): Import[] {
  return parse(file).places.flatMap(({ node }) => {
    if (!importing.has(node.type) || !isNode(node.source)) return [];
    const specifier = node.source.value;
    return typeof specifier === 'string' ? [{ line: lineOf(file, node), specifier }] : [];
  });
}

/** MDX allows imports only at the start of a line, so no parser is needed. */
function importsOfMdx({ text }: SourceFile): Import[] {
  const pattern = /^(?:import|export)\s[^;]*?\bfrom\s+['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    line: lineAt(text, match.index),
    specifier: match[1] ?? '',
  }));
}

export function importsOf(file: SourceFile): Import[] {
  return file.path.endsWith('.mdx') ? importsOfMdx(file) : importsOfCode(file);
}

const known = new Set(paths);
const endings = ['', '.ts', '.tsx', '.mjs', '.mdx', '/index.ts', '/index.tsx', '/index.mdx'];

/** What has a name in package.json: the files that it stands for, the browser's first. */
const named = new Map(
  Object.entries(manifest.imports).map(([name, { browser, default: server }]) => [
    name,
    [browser, server].map((path) => posix.normalize(path)),
  ]),
);

/** The path that a specifier means, a browser's where the server has another; undefined when it names a package. */
export function localPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return named.get(specifier)?.[0] ?? specifier;
  if (specifier.startsWith('@/')) return posix.normalize(specifier.slice(2));
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}

/** The file of the repository that a specifier means, a browser's where the server has another. */
export function resolveFile(from: string, specifier: string): string | undefined {
  const path = localPath(from, specifier);
  if (path === undefined) return undefined;
  return endings.map((ending) => path + ending).find((candidate) => known.has(candidate));
}

/** Every file of the repository that a specifier may mean. */
function resolveFiles(from: string, specifier: string): readonly string[] {
  const file = resolveFile(from, specifier);
  return named.get(specifier) ?? (file === undefined ? [] : [file]);
}

/** Every file that takes part in imports. */
export const modules: readonly SourceFile[] = [...codeFiles, ...filesMatching(/^src\/.+\.mdx$/)];

/** File by file, the files it imports. */
export function buildGraph(): Map<string, string[]> {
  const entries = modules.map((file): [string, string[]] => [
    file.path,
    importsOf(file).flatMap(({ specifier }) => resolveFiles(file.path, specifier)),
  ]);
  return new Map(entries);
}

/** The cycles of a graph, each as the files along it, the first one repeated at the end. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  function visit(path: string, trail: readonly string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  }
  for (const path of graph.keys()) visit(path, []);
  return cycles;
}
