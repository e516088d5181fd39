/**
 * Bundles the benchmarks as the product is bundled, and runs them: a loader that
 * compiles file by file adds costs that no page has.
 */
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const outfile = 'node_modules/.cache/tallystick/bench.mjs';

await build({
  entryPoints: ['scripts/bench.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
