/**
 * Bundles the benchmarks as the product is bundled, and runs them: a loader that
 * compiles file by file adds costs that no page has.
 */
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';

const outdir = 'node_modules/.cache/tallystick';

await build({
  entryPoints: ['scripts/bench.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is fetched apart stays apart: bundled in one, every module it reaches would be wrapped.
  splitting: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

const { status } = spawnSync(process.execPath, [`${outdir}/bench.mjs`, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
