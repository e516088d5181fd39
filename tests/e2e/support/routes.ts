/** Every page that the running site lists, and what stands on it: read from outside, as a search engine does. */
import type { APIRequestContext } from '@playwright/test';

/** The addresses of the sitemap, from the root. */
export async function listedRoutes(request: APIRequestContext): Promise<readonly string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, whole = '']) => new URL(whole).pathname,
  );
}

/** What a page says in its HTML, before any script has run. */
export interface Document {
  readonly status: number;
  /** Where its links within the site lead, as they are written. */
  readonly links: readonly string[];
  /** What links can lead to within it. */
  readonly ids: ReadonlySet<string>;
  readonly text: string;
}

/** Reads a page of the site. Redirects are followed. */
export async function read(request: APIRequestContext, path: string): Promise<Document> {
  const answer = await request.get(path);
  const text = await answer.text();
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
  const links = found(/<a\b[^>]*?\bhref="([^"]+)"/g).map((link) => link.replaceAll('&amp;', '&'));
  return {
    status: answer.status(),
    links: links.filter((link) => link.startsWith('/') || link.startsWith('#')),
    ids: new Set(found(/\bid="([^"]+)"/g)),
    text,
  };
}
