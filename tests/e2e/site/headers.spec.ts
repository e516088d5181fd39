import { expect, test } from '@playwright/test';
import { headerFaults } from '@/scripts/site/headers';
import { startSite } from '@/scripts/site/server';
import { listedRoutes } from '../support/routes';

/** Pages that no list names, and one that is not there: what says so is a page too. */
const UNLISTED = ['/search', '/embed', '/offline', '/registration/signin', '/no-such-page'];

test('every page comes with the headers that keep it to itself', async ({ request }) => {
  const faults: string[] = [];
  for (const path of [...(await listedRoutes(request)), ...UNLISTED]) {
    const found = headerFaults(path, (await request.get(path)).headers());
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('only the embedded board may be framed by other sites', async ({ request }) => {
  const embed = (await request.get('/embed')).headers();
  expect(embed).not.toHaveProperty('x-frame-options');
  expect(embed).not.toHaveProperty('cross-origin-opener-policy');
  expect(embed['content-security-policy']).not.toContain('frame-ancestors');
  const embedded = (await request.get('/embedded')).headers();
  expect(embedded['x-frame-options']).toBe('SAMEORIGIN');
  expect(embedded['content-security-policy']).toContain("frame-ancestors 'self'");
});

test('https is asked for only where the page came by it, as a proxy that is trusted says', async ({
  request,
}) => {
  const forwarded = { 'x-forwarded-proto': 'https' };
  const behind = await startSite({ TRUST_PROXY: '1' });
  try {
    const secure = (await request.get(behind.address, { headers: forwarded })).headers();
    expect(secure['strict-transport-security']).toBe('max-age=31536000');
    expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  } finally {
    await behind.end();
  }
  const plain = (await request.get('/', { headers: forwarded })).headers();
  expect(plain).not.toHaveProperty('strict-transport-security');
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('what answers programs is never a page', async ({ request }) => {
  const headers = (await request.get('/api/nothing')).headers();
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  );
});
