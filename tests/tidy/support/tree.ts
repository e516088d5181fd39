/** The repository's files, as git sees them: committed ones and new ones, never ignored ones. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** One place that breaks a rule, and what to do instead. */
interface Finding {
  readonly path: string;
  readonly line: number;
  readonly advice: string;
}

function listFiles(): string[] {
  const flags = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', flags, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const paths = listed.split('\0').filter((path) => path !== '');
  return paths.filter((path) => existsSync(resolve(root, path)) && isFile(path)).sort();
}

function isFile(path: string): boolean {
  return statSync(resolve(root, path)).isFile();
}

/** Every path in the repository. */
export const paths: readonly string[] = listFiles();

/** The files that a pattern picks, read. */
export function filesMatching(pattern: RegExp): SourceFile[] {
  return paths
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
}

/** The code a person wrote: every room, the scripts, the tests and the configuration. */
export const codeFiles = filesMatching(
  /^(?:(?:events|machines|src|scripts|tests)\/.+|[^/]+)\.(?:ts|tsx|mjs)$/,
);

/** The code that is not a test. */
export const productFiles = codeFiles.filter(({ path }) => !path.startsWith('tests/'));

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** A rule's findings over many files, in the form that a failed test should show. */
export function broken(
  files: readonly SourceFile[],
  rule: (file: SourceFile) => readonly Finding[],
): string[] {
  return files.flatMap(rule).map(({ path, line, advice }) => `${path}:${line} ${advice}`);
}

/** A file that exists only to show that a rule can be broken. */
export function sample(text: string, path = 'src/sample.tsx'): SourceFile[] {
  return [{ path, text }];
}

/** Where a pattern occurs in a file. */
export function matches(
  { path, text }: SourceFile,
  pattern: RegExp,
  advise: (match: string) => string,
): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    advice: advise(match[0]),
  }));
}
