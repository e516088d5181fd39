import { describe, expect, test } from 'vitest';
import {
  countCheck,
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  fromFile,
  honest,
  sentence,
  total,
} from '@/scripts/test/report.mjs';

describe('the verdict of npm test', () => {
  test('counts a check as one test', () => {
    expect(countCheck(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countCheck(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('reads the runners’ reports', () => {
    const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(countVitest(vitest)).toEqual({ passed: 5, failed: 1, skipped: 3 });
    const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
    expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  test('has no count where a runner left no report', () => {
    expect(fromFile('test-results/never-written.json', countVitest)).toBeUndefined();
  });

  test('fails a runner that ran nothing, or failed without a failed test', () => {
    expect(honest(undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(honest({ passed: 0, failed: 0, skipped: 2 }, true).failed).toBe(1);
    expect(honest({ passed: 9, failed: 0, skipped: 0 }, false).failed).toBe(1);
    expect(honest({ passed: 9, failed: 3, skipped: 0 }, false).failed).toBe(3);
    expect(honest({ passed: 9, failed: 0, skipped: 0 }, true).failed).toBe(0);
  });

  test('names the skipped ones only when there are any', () => {
    const counts = [countCheck(true), { passed: 2, failed: 1, skipped: 0 }];
    expect(sentence(total(counts))).toBe('3 passed, 1 failed');
    expect(sentence({ passed: 3, failed: 0, skipped: 1 })).toBe('3 passed, 0 failed, 1 skipped');
  });
});

describe('what failed is named', () => {
  test('of unit tests', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'takes away' },
    ];
    expect(failedInVitest({ testResults: [{ name: 'sums.test.ts', assertionResults }] })).toEqual([
      'sums.test.ts: takes away',
    ]);
  });

  test('of browser tests, however deep they lie', () => {
    const specs = [
      { title: 'opens', file: 'page.spec.ts', ok: true },
      { title: 'closes', file: 'page.spec.ts', ok: false },
    ];
    const suites = [{ title: 'page', suites: [{ title: 'in the dark theme', specs }] }];
    expect(failedInPlaywright({ suites })).toEqual(['page.spec.ts: closes']);
  });
});
