/** What a page fetches, in a browser that has kept nothing. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { type FetchedFile, type Weight, weightOf } from './weight';

/** The screen of a phone. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** How long a page must fetch nothing before it counts as quiet, in milliseconds. */
const QUIET = 1500;

/** A file's bytes as a server that compresses sends them; none where it broke off, or nothing was sent. */
async function fileOf(response: Response): Promise<FetchedFile> {
  const type = response.request().resourceType();
  const status = response.status();
  const isEmpty = status === 204 || (status >= 300 && status < 400);
  if (isEmpty || (await response.finished())) return { type, bytes: 0 };
  const body = await response.body();
  return { type, bytes: Math.min(body.length, gzipSync(body).length) };
}

/** Opens a page, waits until it is quiet, and gives what it fetched. */
export async function measureWeight(page: Page, address: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  const fetched = responses.filter((response) => /^https?:/.test(response.url()));
  return weightOf(await Promise.all(fetched.map(fileOf)));
}
