/**
 * A term’s own address, by its name or another of its names: it leads on to its letter’s page. All
 * are made when the site is built; what is neither a letter nor a term has no page.
 */
import { TERM_ADDRESSES } from '@/src/glossary/glossary';
import { termPath } from '@/src/glossary/term';

interface Context {
  params: Promise<{ term: string[] }>;
}

export const dynamic = 'force-static';

export const dynamicParams = false;

export function generateStaticParams() {
  return [...TERM_ADDRESSES.keys()].map((slug) => ({ term: [slug] }));
}

/** Redirects for good. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { term: parts } = await params;
  const term = TERM_ADDRESSES.get(parts.join('/'));
  if (!term) return new Response(null, { status: 404 });
  return new Response(null, { status: 308, headers: { Location: termPath(term.name) } });
}
