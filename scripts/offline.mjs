// @ts-check
/**
 * Makes the service worker for the site that was just built: `npm run build` runs it at its end.
 *
 *   node scripts/offline.mjs [BEGAN]   when that build began, in milliseconds; now when left out
 */
import { makeWorker } from './offline/worker.mjs';

await makeWorker(new Date(Number(process.argv[2] ?? Date.now())));
