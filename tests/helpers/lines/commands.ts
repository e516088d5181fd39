/** The tools of the command line, each run in a process of its own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, vi } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** How a process ended, and what it has printed. */
export interface Ran {
  readonly status: unknown;
  readonly out: string;
  readonly err: string;
}

export type Command = 'replay' | 'encode' | 'decode';

function ran(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err }),
    );
  });
}

/** Runs a tool from its source, as tsx does, but in one process and not two. */
export const runSource = (command: Command, ...args: readonly string[]): Promise<Ran> =>
  ran(['--import', 'tsx', join('scripts', `${command}.ts`), ...args]);

/** A file under `fixtures/logs`, as one names it on the command line. */
export const frozen = (name: string): string => join('fixtures', 'logs', 'v1', `${name}.json`);

/** The tools while the tests of a file run: built once, since reading their sources takes most of a run. */
export function commands() {
  // Each run starts a process of its own: they wait for it side by side, and in no hurry.
  vi.setConfig({ testTimeout: 30_000 });
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
    await build({
      absWorkingDir: root,
      entryPoints: ['replay', 'encode', 'decode'].map((name) => join('scripts', `${name}.ts`)),
      outdir: join(folder, 'built'),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Writes a file, and gives its path. */
  const textFile = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const file = (name: string, content: object): string => textFile(name, JSON.stringify(content));
  return {
    file,
    textFile,
    /** Writes a log of lesson 2 with these events, and gives its path. */
    logFile: (name: string, ...events: readonly object[]): string => {
      const head = { format: 'tallystick-log', version: 1, world: 'banking', lesson: 2 };
      return file(name, { ...head, events });
    },
    /** Runs a tool from the repository's folder. */
    run: (command: Command, ...args: readonly string[]): Promise<Ran> =>
      ran([join(folder, 'built', `${command}.mjs`), ...args]),
  };
}
