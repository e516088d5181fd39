import type { Metadata } from 'next';
import { AccountControl } from '@/src/session/AccountControl';
import { Document } from '@/src/site/Document';
import { Main } from '@/src/site/Main';
import { SiteFrame } from '@/src/site/SiteFrame';
import { NotFoundPage } from '@/src/site/search/NotFoundPage';

export const metadata: Metadata = {
  title: 'Page not found · Tallystick',
  description: 'No page of Tallystick has this address.',
  robots: { index: false },
};

/** A document of its own: a not-found page within the layout would be sent along with every other page. */
export default function NotFound() {
  return (
    <Document>
      <SiteFrame account={AccountControl}>
        <Main>
          <NotFoundPage />
        </Main>
      </SiteFrame>
    </Document>
  );
}
