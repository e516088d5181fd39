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

// What outlived one go would else be made among the old objects in the next, where making it takes ten times as long.
const engine = ['--no-allocation-site-pretenuring', '--expose-gc'];
const command = [...engine, `${outdir}/bench.mjs`, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
process.exitCode = status ?? 1;
