// @ts-check
/** What became of mutants, counted. */

/**
 * @typedef {object} Count
 * @property {string} name
 * @property {number} noticed killed by a test, or kept from ending
 * @property {number} unnoticed survived, or run by no test
 * @property {number} share of those noticed among both, in percent
 */

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/**
 * @param {string} name
 * @param {number} noticed
 * @param {number} unnoticed
 * @returns {Count}
 */
function counted(name, noticed, unnoticed) {
  const all = noticed + unnoticed;
  return { name, noticed, unnoticed, share: all === 0 ? 100 : (100 * noticed) / all };
}

/**
 * Counts a report in the schema of mutation testing elements. Mutants that could not be tried, since
 * they do not run or stand where nothing but loading happens, are none.
 *
 * @param {string} name
 * @param {{ files: Readonly<Record<string, { mutants: readonly { status: string }[] }>> }} report
 */
export function countOf(name, report) {
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const of = (/** @type {Set<string>} */ kinds) => all.filter(({ status }) => kinds.has(status));
  return counted(name, of(NOTICED).length, of(UNNOTICED).length);
}

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  const sum = (/** @type {'noticed' | 'unnoticed'} */ key) =>
    counts.reduce((all, count) => all + count[key], 0);
  return counted('all', sum('noticed'), sum('unnoticed'));
}

/** @param {Count} count */
export function lineOf({ name, noticed, unnoticed, share }) {
  const all = noticed + unnoticed;
  return `${name.padEnd(8)} ${share.toFixed(1)} % noticed: ${noticed} of ${all}`;
}
