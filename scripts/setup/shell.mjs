// @ts-check
/** What the set-up steps share: the project's root, one plain line at a time, other programs. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the project.
 * @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

/** @param {string} line */
export function say(line) {
  // Standard output belongs to the command that set-up precedes: `replay --json` must print JSON only.
  console.error(`setup: ${line}`);
}

/**
 * Runs a program and waits for it. `show` streams its output to the reader; otherwise it is
 * kept in `output`, to be shown only when it matters.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, seconds?: number, env?: Record<string, string> }} [options]
 * @returns {{ ok: boolean, output: string }}
 */
export function run(command, args, { show = false, seconds = 900, env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    timeout: seconds * 1000,
  });
  const failure = result.error ? `${result.error.message}\n` : '';
  return {
    ok: result.status === 0,
    output: `${result.stdout ?? ''}${result.stderr ?? ''}${failure}`,
  };
}

/**
 * Begins a script of our own that says what it does, and gives when it will be over, however it ends.
 * @param {string} script
 * @returns {Promise<unknown>}
 */
export function begin(script) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return once(child, 'exit');
}

/**
 * Runs npm: the one that runs this script when there is one (which also spares Windows its
 * `npm.cmd`, a file that cannot be started without a shell).
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && basename(cli) === 'npm-cli.js') {
    return run(process.execPath, [cli, ...args]);
  }
  if (process.platform === 'win32') {
    return run(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', `npm ${args.join(' ')}`]);
  }
  return run('npm', args);
}
