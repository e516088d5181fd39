/** What may be written behind `npm run audit --`. */
import { parseArgs } from 'node:util';

/** What is asked for. */
export interface Options {
  /** These paths and no others; null for all of the site. */
  readonly only: readonly string[] | null;
  /** One run everywhere, and of each template one page, unless pages are named. */
  readonly quick: boolean;
  readonly json: boolean;
  /** The file in which figures are kept as they are taken, so that a later run goes on; null for none. */
  readonly resume: string | null;
}

export const USAGE =
  'Usage: npm run --silent audit -- [--only /path,/path] [--quick] [--json] [--resume FILE]';

/** Reads the arguments; null when they cannot be understood. */
export function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        resume: { type: 'string' },
      },
    });
    const only = values.only?.split(',').map((path) => path.trim()) ?? null;
    if (only?.some((path) => !path.startsWith('/'))) return null;
    const { quick, json, resume = null } = values;
    return { only: only && [...new Set(only)], quick, json, resume };
  } catch {
    return null;
  }
}
