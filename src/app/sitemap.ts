import type { MetadataRoute } from 'next';
import { wholeAddress } from '@/src/site/meta/origin';
import { PAGES } from '@/src/site/pages';

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGES.map(({ path }) => ({ url: wholeAddress(path) }));
}
