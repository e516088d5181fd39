import type { Metadata } from 'next';
import { OfflinePage } from '@/src/site/offline/OfflinePage';

export const metadata: Metadata = {
  title: 'Offline',
  description: 'What can be read and played here without a network.',
  // It stands in for whatever page could not be reached: nobody looks for it.
  robots: { index: false },
};

export default OfflinePage;
