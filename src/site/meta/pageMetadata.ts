/** What a page tells search engines and those who share its link. */
import type { Metadata } from 'next';
import { type PageKind, pageAt, type SitePage } from '@/src/site/pages';
import { feedLinks } from './feedLinks';

/** The pages that have a picture of their own for shared links; the others share the site's. */
const PICTURED: readonly PageKind[] = ['lesson', 'lecture', 'article', 'group'];

/** Which picture stands beside a shared link to this page. */
export function picturePath({ path, kind }: Pick<SitePage, 'path' | 'kind'>): string {
  return PICTURED.includes(kind) ? `/og${path}.png` : '/og/site.png';
}

/** What `pageMetadata` needs to know of a page. */
type DescribedPage = Pick<SitePage, 'title' | 'description' | 'path' | 'kind'>;

/** Title, description, canonical address, and what a shared link shows. The site's name is added to the title. */
function pageMetadata({ title, description, path, kind }: DescribedPage): Metadata {
  const picture = {
    url: picturePath({ path, kind }),
    width: 1200,
    height: 630,
    alt: `${title}, on a card of Tallystick with the outline of a T-account`,
    type: 'image/png',
  };
  return {
    // The home page’s own title has the site’s name in it.
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: path, types: feedLinks() },
    openGraph: {
      title,
      description,
      url: path,
      siteName: 'Tallystick',
      locale: 'en_GB',
      type: kind === 'article' ? 'article' : 'website',
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** The same for a page that the list of pages knows. Throws for any other: its link would lead nowhere. */
export function metadataOf(path: string): Metadata {
  const found = pageAt(path);
  if (!found) throw new Error(`the list of pages has no ${path}`);
  const { title, section, isPart } = found;
  return pageMetadata({ ...found, title: isPart ? `${title} · ${section}` : title });
}
