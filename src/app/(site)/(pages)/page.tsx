import { HomePage } from '@/src/site/HomePage';
import { metadataOf } from '@/src/site/meta/pageMetadata';
import { SiteData } from '@/src/site/meta/structured';
import { pageAt } from '@/src/site/pages';

export const metadata = metadataOf('/');

export default function Page() {
  return (
    <>
      <SiteData description={pageAt('/')?.description ?? ''} />
      <HomePage />
    </>
  );
}
