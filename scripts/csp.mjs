// @ts-check
/**
 * Writes down which inline scripts the pages that were just built may run: `npm run build` runs it at
 * its end. The server reads the list for the Content-Security-Policy of each page (src/site/security).
 */
import { writeFileSync } from 'node:fs';
import { scriptLists } from './csp/pages.mjs';
import { at, say } from './setup/shell.mjs';

try {
  const lists = scriptLists(at('.next'));
  writeFileSync(at('.next', 'csp.json'), JSON.stringify(lists));
  say(
    `the inline scripts of ${Object.keys(lists.pages).length} pages are listed for their policies`,
  );
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
