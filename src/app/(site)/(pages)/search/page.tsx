import type { Metadata } from 'next';
import { SearchPage } from '@/src/site/search/SearchPage';

interface Props {
  searchParams: Promise<{ q?: string | string[] }>;
}

export const metadata: Metadata = {
  title: 'Search',
  description: 'Search the lessons, the articles and the glossary of Tallystick.',
  robots: { index: false },
};

export default async function Page({ searchParams }: Props) {
  const { q = '' } = await searchParams;
  return <SearchPage query={typeof q === 'string' ? q : (q[0] ?? '')} />;
}
