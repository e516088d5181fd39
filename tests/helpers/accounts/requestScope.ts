/** What next-auth asks Next for while a request is answered; without a server, Next knows of no request. */
import { createRequire } from 'node:module';
import type { NextRequest } from 'next/server';
import { vi } from 'vitest';

const load = createRequire(import.meta.url);

/** Lets next-auth read the headers and cookies of a request, until mocks are restored. */
export function inScopeOf(request: NextRequest): void {
  // next-auth takes them from the module anew for each request.
  const scope: Record<'cookies' | 'headers', () => Promise<unknown>> = load('next/headers');
  vi.spyOn(scope, 'cookies').mockImplementation(async () => request.cookies);
  vi.spyOn(scope, 'headers').mockImplementation(async () => request.headers);
}
