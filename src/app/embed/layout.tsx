import type { ReactNode } from 'react';
import { Document } from '@/src/site/Document';
import { rootMetadata, rootViewport } from '@/src/site/meta/root';

export const metadata = rootMetadata;

export const viewport = rootViewport;

export default function EmbedLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
