import type { Metadata } from 'next';
import { ModerationPage } from '@/src/community/moderation/ModerationPage';

interface Props {
  searchParams: Promise<{ page?: string | string[] }>;
}

export const metadata: Metadata = { title: 'Moderation', robots: { index: false } };

export default async function Page({ searchParams }: Props) {
  return <ModerationPage recordPage={(await searchParams).page} />;
}
