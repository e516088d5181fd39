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
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Count} count
 * @returns {Count | undefined}
 */
export function countFile(file, count) {
  if (!existsSync(file)) return undefined;
  return count(JSON.parse(readFileSync(file, 'utf8')));
}

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
