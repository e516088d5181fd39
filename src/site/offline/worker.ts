/// <reference lib="webworker" />
/**
 * The service worker: keeps a copy of the whole site and answers with it when the network does not.
 * It is bundled after the site is built (scripts/offline), which writes the list of files into it.
 *
 * What carries a hash in its name never changes and comes from the copy. Everything else comes from
 * the network while there is one, so that the copy never shows an older page than the server has.
 */
import { type PrecacheEntry, Serwist } from 'serwist';
import { hasPassed, isDocument, isFixed, isPayload } from './requests';

declare const self: ServiceWorkerGlobalScope;
declare const OFFLINE_FILES: readonly PrecacheEntry[];

const FALLBACK = '/offline';

/** A network that says nothing for so long is as good as none, where there is a copy. */
const PATIENCE = 4000;

const serwist = new Serwist({
  precacheEntries: [...OFFLINE_FILES],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // Few at a time: the reader's own requests go first.
    concurrency: 3,
    plugins: [
      {
        // One file that fails, or a full disk, must not cost the reader all the others: the gap is
        // filled at a later visit.
        handlerDidError: async () => new Response(null, { status: 503 }),
      },
    ],
  },
  navigationPreload: true,
  clientsClaim: true,
});

/** Our copy of the file at this address, whatever its query says. */
async function copyOf({ url }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  return serwist.matchPrecache(pathname);
}

/**
 * Lets the version that waits take over, if one does and this is the only tab: any other may still
 * ask for files of this version, which then would be gone. Called once a page of the server's
 * present version is there, so that nothing of ours is needed any more.
 */
async function giveWay(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.length <= 1) waiting.postMessage({ type: 'SKIP_WAITING' });
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  // Firefox gives as an answer what others throw.
  if (preloaded?.type === 'error') throw new TypeError('the network has failed');
  return preloaded ?? fetch(event.request);
}

/** A page: from the network, else our copy, else the page that says what there is. */
async function page(event: FetchEvent): Promise<Response> {
  const copy = await copyOf(event.request);
  const network = fromNetwork(event);
  try {
    const answer = await (copy ? Promise.race([network, hasPassed(PATIENCE)]) : network);
    if (copy && answer.status >= 500) return copy;
    event.waitUntil(giveWay());
    return answer;
  } catch {
    // It may still fail after we stopped waiting; nobody is left to hear of it.
    network.catch(() => undefined);
    return copy ?? (await serwist.matchPrecache(FALLBACK)) ?? Response.error();
  }
}

/** A file that keeps its name when it changes: from the network, else our copy. */
async function file({ request }: FetchEvent, copy: Promise<Response | undefined>) {
  try {
    return await fetch(request);
  } catch {
    return (await copy) ?? Response.error();
  }
}

/**
 * What Next asks for to change the page without loading it anew. Without a network it is told that
 * there is none: then it loads the page whole, and gets our copy.
 */
async function payload({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response('', { status: 503, headers: { 'Content-Type': 'text/plain' } });
  }
}

/** Fetches what an earlier visit could not, one file after the other. */
async function fillGaps(): Promise<void> {
  const cache = await caches.open(serwist.precacheStrategy.cacheName);
  for (const [url, key] of serwist.getUrlsToPrecacheKeys()) {
    if (await cache.match(key)) continue;
    try {
      const answer = await fetch(url, { cache: 'reload' });
      if (answer.ok && !answer.redirected) await cache.put(key, answer);
    } catch {
      // No network, or no room: another visit may have more luck.
      return;
    }
  }
}

self.addEventListener('install', serwist.handleInstall);
self.addEventListener('activate', serwist.handleActivate);
self.addEventListener('message', (event) => {
  if (event.data === 'fill') event.waitUntil(fillGaps());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isDocument(request)) event.respondWith(page(event));
  else if (isFixed(url)) serwist.handleFetch(event);
  else if (isPayload(request)) event.respondWith(payload(event));
  else if (serwist.getPrecacheKeyForUrl(url.pathname)) {
    event.respondWith(file(event, copyOf(request)));
  }
});
