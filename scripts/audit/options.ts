/** What may be written behind `npm run audit --`. */
import { parseArgs } from 'node:util';

/** What is asked for. */
export interface Options {
  /** These paths and no others; null for all of the site. */
  readonly only: readonly string[] | null;
  /** One run everywhere, and of each template one page, unless pages are named. */
  readonly quick: boolean;
  readonly json: boolean;
}

export const USAGE = 'Usage: npm run --silent audit -- [--only /path,/path] [--quick] [--json]';

/** Reads the arguments; null when they cannot be understood. */
export function readOptions(args: readonly string[]): Options | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const only = values.only?.split(',').map((path) => path.trim()) ?? null;
    if (only?.some((path) => !path.startsWith('/'))) return null;
    return { only: only && [...new Set(only)], quick: values.quick, json: values.json };
  } catch {
    return null;
  }
}
