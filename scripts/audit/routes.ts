/** Which pages are audited: those of the sitemap, those that no list names, and those of members. */
import { fragmentOf } from '@/events/log/link';
import payloads from '@/fixtures/payloads/wire-1.json';
import { Visitor } from '../site/visitor';
import { communityPages } from './community';
import type { Opened, Route, Unmeasured } from './figures';
import type { Options } from './options';
import { NOWHERE, templateOf, UNLISTED } from './templates';

/** What is to be audited. */
interface Routes {
  readonly routes: readonly Route[];
  /** Pages that do not answer as they should. */
  readonly absent: readonly Unmeasured[];
}

/** The paths that a sitemap names, in its order: it names them with the origin of the public site. */
export function pathsIn(sitemap: string): readonly string[] {
  const addresses = [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)];
  return addresses.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname);
}

/** What pages are asked that an address sends them, without which they have little to show. */
const QUERIES: ReadonlyMap<string, string> = new Map([
  ['/registration/error', '?error=Verification'],
  ['/registration/confirm', '?token=a'],
  ['/registration/reset', '?token=a'],
]);

/** An embedded board shows what its address holds; without a log there is no board to measure. */
function addressOf(path: string): string {
  if (path !== '/embed') return path + (QUERIES.get(path) ?? '');
  const shared = payloads.find(({ name }) => name === 'ten events of lesson 2');
  if (!shared) throw new Error('the log for the embedded board is not among the fixtures');
  return `${path}#${fragmentOf(shared.link, null)}`;
}

/** Makes the first page of each template its sample. */
export function withSamples(routes: readonly Omit<Route, 'isSample'>[]): readonly Route[] {
  const seen = new Set<string>();
  return routes.map((route) => {
    const isSample = !seen.has(route.template.name);
    seen.add(route.template.name);
    return { ...route, isSample };
  });
}

async function listed(site: string): Promise<readonly string[]> {
  const answer = await fetch(`${site}/sitemap.xml`);
  if (!answer.ok) throw new Error('the site has no sitemap: name its pages with --only');
  return pathsIn(await answer.text());
}

/**
 * Asks a running site for its pages.
 *
 * @param make makes what pages of members show, where such pages are asked for
 */
export async function routesOf(
  site: string,
  { only, quick }: Pick<Options, 'only' | 'quick'>,
  make: (site: string) => Promise<readonly Opened[]> = communityPages,
): Promise<Routes> {
  const guest = new Visitor(site);
  const asksForMembers = only?.some((path) => path.startsWith('/community/')) ?? true;
  const made = new Map((asksForMembers ? await make(site) : []).map((one) => [one.path, one]));
  const paths = new Set(only ?? [...(await listed(site)), ...UNLISTED, ...made.keys()]);
  const routes: Omit<Route, 'isSample'>[] = [];
  const absent: Unmeasured[] = [];
  for (const path of paths) {
    const opened = made.get(path) ?? { path, address: addressOf(path), visitor: guest };
    const { status } = await opened.visitor.get(opened.address);
    const isThere = status === (path === NOWHERE ? 404 : 200);
    if (!isThere) absent.push({ path, problem: `answers with status ${status}` });
    else routes.push({ ...opened, template: templateOf(path) });
  }
  const all = withSamples(routes);
  return { routes: quick && !only ? all.filter(({ isSample }) => isSample) : all, absent };
}
