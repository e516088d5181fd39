// @ts-check
/**
 * Some tools are programs made for one system and arrive as optional packages, which npm may
 * leave out without a word. Each is asked to do a little work, since a file that is there need
 * not run.
 */
import { existsSync, readdirSync } from 'node:fs';
import { at, run } from './shell.mjs';

/** @typedef {{ name: string, folder: string, args: string[] }} Probe */

/** The compiler of Next is the one folder whose name tells the platform. */
function nextCompiler() {
  const scope = at('node_modules', '@next');
  const folder = existsSync(scope)
    ? readdirSync(scope).find((name) => name.startsWith('swc-'))
    : '';
  return `require('@next/${folder || 'swc'}')`;
}

/** @returns {Probe[]} */
function probes() {
  return [
    { name: 'Next', folder: 'next', args: ['-e', nextCompiler()] },
    {
      name: 'Biome',
      folder: '@biomejs/biome',
      args: [at('node_modules/@biomejs/biome/bin/biome'), '--version'],
    },
    {
      name: 'TypeScript',
      folder: 'typescript',
      args: [at('node_modules/typescript/bin/tsc'), '--version'],
    },
    { name: 'esbuild', folder: 'esbuild', args: ['-e', "require('esbuild').transformSync('1')"] },
    {
      name: 'Rolldown',
      folder: 'rolldown',
      args: ['--input-type=module', '-e', "await import('rolldown')"],
    },
    { name: 'Lightning CSS', folder: 'lightningcss', args: ['-e', "require('lightningcss')"] },
    {
      name: 'Oxc',
      folder: 'oxc-parser',
      args: ['--input-type=module', '-e', "await import('oxc-parser')"],
    },
  ];
}

/** The names of the tools that are installed and cannot run here. */
export function missingNatives() {
  return probes()
    .filter(({ folder }) => existsSync(at('node_modules', folder)))
    .filter(({ args }) => !run(process.execPath, args, { seconds: 60 }).ok)
    .map(({ name }) => name);
}
