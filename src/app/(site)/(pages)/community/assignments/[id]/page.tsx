import { AssignmentPage } from '@/src/community/classroom/assignments/AssignmentPage';

export const metadata = { title: 'Assignment', robots: { index: false } };

export default AssignmentPage;
