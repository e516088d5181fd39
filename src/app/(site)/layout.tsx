import type { ReactNode } from 'react';
import { AccountControl } from '@/src/session/AccountControl';
import { Document } from '@/src/site/Document';
import { rootMetadata, rootViewport } from '@/src/site/meta/root';
import { SiteFrame } from '@/src/site/SiteFrame';

export const metadata = rootMetadata;

export const viewport = rootViewport;

/** The document of the site; an embedded board has one of its own, without the site around it. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SiteFrame account={AccountControl}>{children}</SiteFrame>
    </Document>
  );
}
