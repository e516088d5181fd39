/** What a page of text costs until it is quiet: sizes and counts, never times. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/** One page of each template without a board. */
const TEXTS = [
  '/',
  '/lectures',
  '/lectures/repos',
  '/lectures/fundamentals/introduction',
  '/lectures/finance',
  '/articles',
  '/articles/historical',
  '/articles/interest/compound-interest',
  '/articles/users/home',
  '/articles/glossary',
  '/articles/glossary/c',
  '/about',
  '/changes',
  '/search?q=netting',
];

/** Bytes, gzipped where a server would. */
interface Cost {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: readonly number[];
  readonly requests: number;
  readonly whole: number;
}

const IS_PACKED = /font|image\/png/;

async function sizeOf(
  response: Response,
): Promise<{ readonly type: string; readonly size: number }> {
  const body = await response.body();
  const isPacked = IS_PACKED.test(response.headers()['content-type'] ?? '');
  return {
    type: response.request().resourceType(),
    size: isPacked ? body.length : gzipSync(body).length,
  };
}

async function costOf(page: Page, path: string): Promise<Cost> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(answers.map(sizeOf));
  const sum = (type?: string) =>
    files
      .filter((file) => type === undefined || file.type === type)
      .reduce((total, { size }) => total + size, 0);
  return {
    scripts: sum('script'),
    styles: sum('stylesheet'),
    fonts: files.filter(({ type }) => type === 'font').map(({ size }) => size),
    requests: files.length,
    whole: sum(),
  };
}

for (const path of TEXTS) {
  test(`${path} carries no more than it needs`, async ({ page }) => {
    const { scripts, styles, fonts, requests, whole } = await costOf(page, path);
    expect(scripts, 'JavaScript').toBeLessThanOrEqual(150_000);
    expect(styles, 'style sheets').toBeLessThanOrEqual(12_000);
    expect(fonts, 'font files').toHaveLength(1);
    expect(fonts[0], 'the font file').toBeLessThanOrEqual(55_000);
    // 14 for the page, and one that asks who is signed in.
    expect(requests, 'requests').toBeLessThanOrEqual(15);
    expect(whole, 'all of it').toBeLessThanOrEqual(225_000);
  });
}
