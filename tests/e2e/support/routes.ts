/** Every page that the running site lists, and what stands on it: read from outside, as a search engine does. */
import type { APIRequestContext } from '@playwright/test';
import { pageOf, type ReadPage } from '@/scripts/site/links';

/** The addresses of the sitemap, from the root. */
export async function listedRoutes(request: APIRequestContext): Promise<readonly string[]> {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, whole = '']) => new URL(whole).pathname,
  );
}

/** Reads a page of the site. Redirects are followed. */
export async function read(request: APIRequestContext, path: string): Promise<ReadPage> {
  const answer = await request.get(path);
  return pageOf({ status: answer.status(), headers: answer.headers(), text: await answer.text() });
}
