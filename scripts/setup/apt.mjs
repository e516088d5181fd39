// @ts-check
/** What Debian and its kin install: as root, or where sudo asks nothing. */
import { run } from './shell.mjs';

let isUpdated = false;

/**
 * Installs packages of the system.
 * @param {...string} packages
 * @returns {boolean} whether they are there now; false, too, where there is no apt or no right to use it
 */
export function installByApt(...packages) {
  if (process.platform !== 'linux' || !run('apt-get', ['--version']).ok) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !run('sudo', ['-n', 'true']).ok) return false;
  /** @param {string[]} args */
  const apt = (args) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    }).ok;
  if (!isUpdated) apt(['update', '-q']);
  isUpdated = true;
  return apt(['install', '-q', '-y', '--no-install-recommends', ...packages]);
}
