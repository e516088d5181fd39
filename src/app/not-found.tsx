import type { Metadata } from 'next';
import { SiteFrame } from '@/src/site/SiteFrame';
import { NotFoundPage } from '@/src/site/search/NotFoundPage';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  );
}
