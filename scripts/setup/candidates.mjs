// @ts-check
/** Where a Chromium may be, on the systems we know. */
import { delimiter, join } from 'node:path';

const names = [
  // It draws no window around the page, which halves the time of the browser tests.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

const bundles = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsPaths = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * @param {string[]} programs
 * @param {string[]} folders
 */
function inFolders(programs, folders) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return programs.flatMap((name) => folders.map((folder) => join(folder, `${name}${suffix}`)));
}

/** Where programs may be by what the shell would look through.
 * @param {string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return inFolders(programs, folders);
}

function onMac() {
  const folders = ['/Applications', join(process.env.HOME ?? '', 'Applications')];
  return bundles.flatMap((name) =>
    folders.map((folder) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
  );
}

function onWindows() {
  const { PROGRAMFILES, LOCALAPPDATA } = process.env;
  return [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].flatMap((folder) =>
    folder === undefined ? [] : windowsPaths.map((path) => join(folder, path)),
  );
}

/** Where a Linux keeps programs, also where PATH does not say so. */
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** Every path worth a look, the likeliest first; most of them will not exist. */
export function browserCandidates() {
  if (process.platform === 'darwin') return [...onMac(), ...onPath(names)];
  if (process.platform === 'win32') return [...onWindows(), ...onPath(names)];
  return [...onPath(names), ...inFolders(names, LINUX_FOLDERS)];
}

/** Every path at which Firefox may be. */
export function firefoxCandidates() {
  const { PROGRAMFILES = '' } = process.env;
  if (process.platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (process.platform === 'win32') return [join(PROGRAMFILES, 'Mozilla Firefox', 'firefox.exe')];
  return onPath(['firefox-esr', 'firefox']);
}

/** Every path at which a program of this name may be.
 * @param {string} program */
export const programCandidates = (program) => onPath([program]);
