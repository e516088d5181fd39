import { AssignPage } from '@/src/community/classroom/AssignPage';

export const metadata = { title: 'Give an assignment', robots: { index: false } };

export default AssignPage;
