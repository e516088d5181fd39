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

/** @param {string[]} folders */
function inFolders(folders) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, `${name}${suffix}`)));
}

function onPath() {
  return inFolders((process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''));
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

/** Every path worth a look, the likeliest first; most of them will not exist. */
export function browserCandidates() {
  if (process.platform === 'darwin') return [...onMac(), ...onPath()];
  if (process.platform === 'win32') return [...onWindows(), ...onPath()];
  return [...onPath(), ...inFolders(['/usr/bin', '/usr/local/bin', '/snap/bin'])];
}
