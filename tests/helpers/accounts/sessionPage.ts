/** A page as it arrives in a browser: the session’s modules are fresh, and what they listen to ends with the test. */
import { vi } from 'vitest';

const ADDRESS = 'http://localhost:3000';

/** What the test’s page was told to load. */
interface Place {
  href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly assign: (address: string) => void;
  readonly reload: () => void;
}

/** The address bar, in place of jsdom’s, which goes nowhere. */
export function standAt(path: string): Place {
  const { href, origin, pathname, search } = new URL(path, ADDRESS);
  const location = { href, origin, pathname, search, assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', location);
  return location;
}

/** Whether the browser says that it has a network. Tells the page when that changes. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The window is shown again, after another one or another tab. */
export function showWindow(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab says, in next-auth’s way, that somebody signed in or out. */
export function hearOtherTab(): void {
  const newValue = JSON.stringify({ event: 'session', data: { trigger: 'signout' }, timestamp: 0 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
}

/** Starts the page anew: to be called before each test. Gives the function that ends it. */
export function arrive(): () => void {
  vi.resetModules();
  const left = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        const given = typeof options === 'object' ? options : { capture: options === true };
        add(type, listener, { ...given, signal: left.signal });
      },
    );
  }
  return () => {
    left.abort();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
}
