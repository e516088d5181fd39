import { MemberPage, memberMetadata } from '@/src/account/MemberPage';

export const generateMetadata = memberMetadata;

export default MemberPage;
