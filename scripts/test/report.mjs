// @ts-check
/** Counting: what each stage did, from the report it wrote, as passed, failed and skipped. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** A check has one verdict, and counts as one test.
 * @param {boolean} ok
 * @returns {Count} */
export const countCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests: number }} report
 * @returns {Count} */
export const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** @param {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} report
 * @returns {Count} */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/**
 * A runner's count, never better than its exit code: one that failed without a failed test (a
 * file that does not load, a server that does not start), or that ran nothing, has failed once.
 * @param {Count | undefined} counted
 * @param {boolean} ok
 * @returns {Count}
 */
export function honest(counted, ok) {
  const count = counted ?? { passed: 0, failed: 0, skipped: 0 };
  const ranNothing = count.passed + count.failed === 0;
  if (count.failed === 0 && (!ok || ranNothing)) return { ...count, failed: 1 };
  return count;
}

/**
 * What is read from a stage's report; undefined where it wrote none.
 * @template Report, Result
 * @param {string} file
 * @param {(report: Report) => Result} read
 * @returns {Result | undefined}
 */
export function fromFile(file, read) {
  if (!existsSync(file)) return undefined;
  return read(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The names of the tests that failed, said once more at the end: of a long log often only the end is kept.
 * @param {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @returns {string[]}
 */
export const failedInVitest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  );

/** @typedef {{ title: string, file: string, ok: boolean }} Spec */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */

/**
 * The same for browser tests.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export const failedInPlaywright = ({ suites }) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedInPlaywright({ suites: inner }),
  ]);

/** @param {Count[]} counts
 * @returns {Count} */
export const total = (counts) =>
  counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {Count} count */
export const sentence = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
