// @ts-check
/** The first step: the packages, as package-lock.json pins them, with their native parts. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { missingNatives } from './natives.mjs';
import { at, npm, say } from './shell.mjs';

const lockFile = at('package-lock.json');
const stampFile = at('node_modules', '.tallystick-setup');
const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Changes whenever what should be installed changes. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [at('package.json'), lockFile]) {
    hash.update(existsSync(file) ? readFileSync(file) : '').update('\n');
  }
  return hash.digest('hex');
}

/**
 * Does something that may rewrite package-lock.json, and puts the committed file back: npm adds
 * or drops the packages of other platforms according to what the nearest registry carries, and
 * that is no change of ours.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
function keepingTheLock(work) {
  const before = existsSync(lockFile) ? readFileSync(lockFile) : undefined;
  try {
    return work();
  } finally {
    if (before === undefined) rmSync(lockFile, { force: true });
    else if (!existsSync(lockFile) || !readFileSync(lockFile).equals(before)) {
      writeFileSync(lockFile, before);
    }
  }
}

/**
 * `npm ci` refuses a lock file that does not list every platform's optional packages, and a lock
 * made behind a registry that lacks some of them never does. `npm install` takes the same pinned
 * versions and adds what this platform misses.
 */
function installPinned() {
  if (npm(['ci', ...quietly]).ok) return;
  const second = npm(['install', ...quietly]);
  if (!second.ok) {
    throw new Error(`the packages could not be installed. npm said:\n${second.output}`);
  }
}

/**
 * From nothing, by the ranges of package.json: the cure when pinning left native parts out. Peers
 * are not worked out, because npm 10 stumbles over ours; package.json names each one we need.
 */
function installAfresh() {
  rmSync(at('node_modules'), { recursive: true, force: true });
  const result = npm(['install', '--no-package-lock', '--legacy-peer-deps', ...quietly]);
  if (!result.ok) {
    throw new Error(`the packages could not be installed. npm said:\n${result.output}`);
  }
}

/** Installs what package.json asks for, unless the last run has done it already. */
export function installPackages() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return;
  say('installing the packages (about a minute the first time)');
  keepingTheLock(installPinned);
  const missing = missingNatives();
  if (missing.length > 0) {
    say(`${missing.join(', ')} came without the part for this system: installing once more`);
    keepingTheLock(installAfresh);
    const still = missingNatives();
    if (still.length > 0) {
      throw new Error(
        `${still.join(', ')} cannot run on ${process.platform} ${process.arch}. ` +
          'Delete node_modules and run "npm install" where the registry carries that platform.',
      );
    }
  }
  writeFileSync(stampFile, fingerprint());
}
