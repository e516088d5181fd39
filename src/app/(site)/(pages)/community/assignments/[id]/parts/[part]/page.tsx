import { PartPage } from '@/src/community/classroom/work/PartPage';

export const metadata = { title: 'Part of an assignment', robots: { index: false } };

export default PartPage;
