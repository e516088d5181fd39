// @ts-check
/** Bundles the service worker with the list of what it keeps, into the public folder. */
import { mkdirSync, statSync, utimesSync } from 'node:fs';
import { at, say } from '../setup/shell.mjs';
import { keptFiles } from './files.mjs';

/**
 * Makes `public/sw.js` for the site that lies built in `.next`. It is dated to when that build
 * began, not to now: otherwise it would be a source newer than the build, and the next start would
 * build once more. Nor always to the same time: the server tells versions apart by size and date.
 * @param {Date} began
 */
export async function makeWorker(began) {
  const { build } = await import('esbuild');
  const files = keptFiles({ built: at('.next'), open: at('public') });
  const list = files.map(({ url, revision }) => ({ url, revision }));
  mkdirSync(at('public'), { recursive: true });
  const folderDate = statSync(at('public')).mtime;
  await build({
    entryPoints: [at('src', 'site', 'offline', 'worker.ts')],
    outfile: at('public', 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      OFFLINE_FILES: JSON.stringify(list),
      'process.env.NODE_ENV': '"production"',
    },
  });
  utimesSync(at('public', 'sw.js'), began, began);
  const date = new Date(Math.min(folderDate.getTime(), began.getTime()));
  utimesSync(at('public'), date, date);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  say(`${files.length} files (${megabytes.toFixed(1)} MB) are kept for reading without a network`);
}
