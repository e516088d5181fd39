import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { wholeNumber } from '@/scripts/cli';
import { provedText } from '@/scripts/prove/report';

// Each run starts a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the prover from the repository's folder. */
function run(...args: readonly string[]): Promise<{ status: unknown; out: string; err: string }> {
  const command = ['--import', 'tsx', join('scripts', 'prove.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err }),
    );
  });
}

describe('the prover', () => {
  test('says how much it has played, and that no rule was broken', async () => {
    const { status, out } = await run('--events', '150', '--seed', '7');
    expect(out).toMatch(/^150 events in \d+ sessions on \d+ boards \(seed 7\): no violation\.\n$/);
    expect(status).toBe(0);
  });

  test.each([
    [['--events', 'many']],
    [['--events', '0']],
    [['--seed', '1.5']],
    [['--evnts', '5']],
    [['5']],
  ])('says how it is called: %j', async (args) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('Usage: npm run prove -- --events N [--seed N]\n');
  });
});

describe('what it says', () => {
  const proof = { events: 1_234_567, refused: 9, sessions: 1000, boards: 35, violation: null };

  test('is one line where all is well', () => {
    expect(provedText(proof, 3)).toBe(
      '1,234,567 events in 1,000 sessions on 35 boards (seed 3): no violation.',
    );
  });

  test('shows a violation with what it takes to see it again', () => {
    const found = { faults: ['invariant 2: Cash is lost.'], link: '/sandbox#log=EQ', session: 4 };
    const violation = { ...found, board: 'sandbox (chips)', event: '{"type":"note","text":"x"}' };
    expect(provedText({ ...proof, events: 12, violation }, 3).split('\n')).toEqual([
      '12 events in 1,000 sessions on 35 boards (seed 3): a violation in session 4 on sandbox (chips).',
      'invariant 2: Cash is lost.',
      'at the event {"type":"note","text":"x"}',
      'after /sandbox#log=EQ',
    ]);
    const whole = provedText({ ...proof, violation: { ...violation, event: null } }, 3);
    expect(whole).not.toContain('at the event');
  });

  test('reads and writes whole numbers', () => {
    expect(['1', '1000000', '0', '-1', '1.5', '', ' 1', '1e3', '01'].map(wholeNumber)).toEqual([
      ...[1, 1_000_000, null, null, null, null, null, null, null],
    ]);
  });
});
