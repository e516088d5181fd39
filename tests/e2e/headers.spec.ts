import { expect, test } from '@playwright/test';

test('every page comes with the headers that keep it to itself', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('only the embedded board may be framed by other sites', async ({ request }) => {
  expect((await request.get('/embed')).headers()).not.toHaveProperty('x-frame-options');
  expect((await request.get('/embedded')).headers()['x-frame-options']).toBe('SAMEORIGIN');
});
