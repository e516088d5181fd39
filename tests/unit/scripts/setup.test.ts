import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { latestChange } from '@/scripts/setup/build.mjs';

let folder = '';

/** Sets a path's time to so many seconds after the epoch. */
function touch(seconds: number, ...parts: string[]): void {
  utimesSync(join(folder, ...parts), seconds, seconds);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallystick-'));
  mkdirSync(join(folder, 'inner'));
  writeFileSync(join(folder, 'inner', 'page.tsx'), '');
  for (const parts of [['inner', 'page.tsx'], ['inner'], []]) touch(100, ...parts);
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the latest change, which decides whether to build', () => {
  test('sees a file that was written, however deep', () => {
    expect(latestChange(folder)).toBe(100_000);
    touch(200, 'inner', 'page.tsx');
    expect(latestChange(folder)).toBe(200_000);
  });

  test('sees a file that was deleted, by its folder', () => {
    rmSync(join(folder, 'inner', 'page.tsx'));
    expect(latestChange(folder)).toBeGreaterThan(100_000);
  });

  test('takes a path that is not there as never changed', () => {
    expect(latestChange(join(folder, 'nowhere'))).toBe(0);
  });
});
