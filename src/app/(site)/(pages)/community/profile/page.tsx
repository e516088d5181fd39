import type { Metadata } from 'next';
import { ProfilePage } from '@/src/account/profile/ProfilePage';
import { ProfileScenarios } from '@/src/community/members/ProfileScenarios';
import type { Query } from '@/src/request/pageQuery';

interface Props {
  searchParams: Promise<Query>;
}

export const metadata: Metadata = { title: 'Your profile', robots: { index: false } };

export default function Page({ searchParams }: Props) {
  return <ProfilePage searchParams={searchParams} Scenarios={ProfileScenarios} />;
}
