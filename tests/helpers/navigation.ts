/**
 * The address and the ways to go on as Next tells them to pages, in place of `next/navigation` in all component tests
 * (`vitest.config.ts`). After each test it is as at first (`component-setup.ts`).
 */
import { vi } from 'vitest';

/** Where a page is taken to be. */
export const address = { pathname: '/' };

/** The ways to go on: what was asked of them is seen, and nothing comes of it. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() };

export const usePathname = () => address.pathname;

export const useRouter = () => router;

/** As Next does: whoever finds nothing goes no further. */
export function notFound(): never {
  throw new Error('not found');
}

/** Puts all of it back. */
export function resetNavigation(): void {
  address.pathname = '/';
  for (const way of Object.values(router)) way.mockReset();
}
