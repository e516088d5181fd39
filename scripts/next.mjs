// @ts-check
/**
 * Runs Next with the settings that nobody should have to put into an environment variable:
 * nothing is reported to Next's makers, and the lock file is left as it is committed.
 */
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';
process.env.NEXT_IGNORE_INCORRECT_LOCKFILE ??= '1';

createRequire(import.meta.url)('next/dist/bin/next');
