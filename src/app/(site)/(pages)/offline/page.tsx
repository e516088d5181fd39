import type { Metadata } from 'next';
import { OfflinePage } from '@/src/site/offline/OfflinePage';

export const metadata: Metadata = {
  title: 'Offline',
  description: 'What can be read and played here without a network.',
  // Shown in place of other pages: nobody should find it by searching.
  robots: { index: false },
};

export default OfflinePage;
