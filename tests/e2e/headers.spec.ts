import { expect, test } from '@playwright/test';
import { startSite } from '@/scripts/site/server';

test('every page comes with the headers that keep it to itself', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers).not.toHaveProperty('x-powered-by');
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
