import type { MetadataRoute } from 'next';
import { wholeAddress } from '@/src/site/meta/origin';

/** What is not to be listed says so itself: a page that may not be read cannot. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: wholeAddress('/sitemap.xml') };
}
