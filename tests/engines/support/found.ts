/** Which engines are at hand: what `scripts/setup.mjs` has found and written down. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const webkitForm = z.object({ driver: z.string(), browser: z.string(), screen: z.string() });

const form = z.object({
  chromium: z.string().optional(),
  firefox: z.string().optional(),
  webkit: webkitForm.optional(),
});

/** The paths of WebKit's driver, of the browser it opens, and of the screen for it. */
export type WebKitFound = z.infer<typeof webkitForm>;

/** The paths of the engines; one that is not at hand is left out. */
export type Found = z.infer<typeof form>;

export type EngineName = keyof Found;

const RECORD = 'node_modules/.tallystick-engines.json';

/** Reads the record; without one, no engine is at hand. */
export function enginesFound(): Found {
  return existsSync(RECORD) ? form.parse(JSON.parse(readFileSync(RECORD, 'utf8'))) : {};
}
