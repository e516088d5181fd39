import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { fuzzedText } from '@/scripts/fuzz/report';

// Each run starts a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the fuzzer from the repository's folder. */
function run(...args: readonly string[]): Promise<{ status: unknown; out: string; err: string }> {
  const command = ['--import', 'tsx', join('scripts', 'fuzz.ts'), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: root }, (error, out, err) =>
      resolve({ status: error === null ? 0 : error.code, out, err }),
    );
  });
}

describe('the fuzzer', () => {
  test('says how many inputs it has tried, and that none failed', async () => {
    const { status, out } = await run('--inputs', '300', '--seed', '7', '--from', '1000');
    expect(out).toMatch(
      /^300 inputs \(file \d+, link \d+, tree \d+; seed 7\): no failure; the slowest took \d+ ms\.\n$/,
    );
    expect(status).toBe(0);
  });

  test('tries the texts of members where it is told to', async () => {
    const { status, out } = await run('--of', 'members', '--inputs', '200', '--seed', '7');
    expect(out).toMatch(/^200 inputs \(calendar \d+, .+, studentId \d+; seed 7\): no failure;/);
    expect(status).toBe(0);
  });

  test.each([
    [['--inputs', 'many']],
    [['--of', 'nothing']],
    [['--seed', '0']],
    [['--from', '-1']],
    [['5']],
  ])('says how it is called: %j', async (args) => {
    const { status, out, err } = await run(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe(
      'Usage: npm run fuzz -- --inputs N [--of logs|members] [--seed N] [--from INDEX]\n',
    );
  });
});

describe('what it says', () => {
  const kinds = new Map([
    ['tree', 3],
    ['file', 1],
    ['link', 1200],
  ]);
  const tried = { inputs: 1204, slowest: 7.2, kinds };
  const failed = { index: 1203, kind: 'link', faults: ['it throws: TypeError'] } as const;

  test('is one line where all is well', () => {
    expect(fuzzedText({ ...tried, failure: null }, 5)).toBe(
      '1,204 inputs (file 1, link 1,200, tree 3; seed 5): no failure; the slowest took 8 ms.',
    );
  });

  test('shows a short input whole, and both ends of a long one', () => {
    const short = fuzzedText({ ...tried, failure: { ...failed, text: '#log=x' } }, 5);
    expect(short.split('\n').slice(1)).toEqual([
      'it throws: TypeError',
      'at input 1203, a link of 6 characters:',
      '#log=x',
    ]);
    const text = `${'a'.repeat(2000)}${'b'.repeat(2000)}`;
    const long = fuzzedText({ ...tried, failure: { ...failed, text } }, 5);
    expect(long.split('\n').slice(3)).toEqual([
      'a'.repeat(600),
      '... 2,800 characters ...',
      'b'.repeat(600),
    ]);
  });
});
