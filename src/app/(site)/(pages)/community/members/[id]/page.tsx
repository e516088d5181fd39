import { MemberPage, memberMetadata } from '@/src/account/profile/MemberPage';
import { MemberScenarios } from '@/src/community/members/MemberScenarios';
import type { Query } from '@/src/request/pageQuery';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Query>;
}

export const generateMetadata = memberMetadata;

export default function Page(props: Props) {
  return <MemberPage {...props} Scenarios={MemberScenarios} />;
}
