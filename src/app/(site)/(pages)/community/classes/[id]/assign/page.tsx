import { AssignPage } from '@/src/community/classroom/assignments/AssignPage';

export const metadata = { title: 'New assignment', robots: { index: false } };

export default AssignPage;
