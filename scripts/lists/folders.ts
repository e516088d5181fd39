/** What lists are made of: folders that have a file of some name, and the facts that they export. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** A file that is written from folders, never by hand. */
export interface List {
  /** From the top folder of the repository. */
  readonly path: string;
  readonly text: string;
}

/** The names of the folders within one that have a file of this name, in order of the alphabet. */
export function foldersWith(file: string, within: string): readonly string[] {
  return readdirSync(within)
    .filter((name) => existsSync(`${within}/${name}/${file}`))
    .sort();
}

const exported = z.object({ facts: z.unknown() });

/** What the `facts.ts` of a folder exports, as far as lists need it. Throws where it is not of the form. */
export async function factsIn<Facts>(folder: string, form: z.ZodType<Facts>): Promise<Facts> {
  const path = `${folder}/facts.ts`;
  const { href } = pathToFileURL(resolve(path));
  const module: unknown = await import(/* @vite-ignore */ href);
  const read = form.safeParse(exported.parse(module).facts);
  if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
  return read.data;
}

/** In the order of their ids. Throws where two have the same: logs, links and addresses carry it. */
export function byId<Item extends { readonly id: number; readonly folder: string }>(
  items: readonly Item[],
): readonly Item[] {
  const sorted = items.toSorted((one, other) => one.id - other.id);
  for (const [index, { id, folder }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.id === id) throw new Error(`${before.folder} and ${folder} both have the id ${id}`);
  }
  return sorted;
}

/** The text of a list: what it is for, its imports, and what it exports, line by line. */
export function listText(what: string, lines: readonly string[]): string {
  const head = `/** ${what} Written by \`npm run lists\`, from the folders. */`;
  return `${[head, ...lines].join('\n')}\n`;
}

/** A text as code. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
