import type { ReactNode } from 'react';
import { SiteFrame } from '@/src/site/SiteFrame';

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
