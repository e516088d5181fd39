import type { Metadata } from 'next';
import { EmbedPage } from '@/src/board/embed/EmbedPage';

export const metadata: Metadata = {
  title: 'Board',
  // What it shows is in the part of the address that no search engine sees.
  robots: { index: false },
};

export default function Page() {
  return <EmbedPage />;
}
