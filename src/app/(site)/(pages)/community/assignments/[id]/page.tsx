import { AssignmentPage } from '@/src/community/classroom/AssignmentPage';

export const metadata = { title: 'Assignment', robots: { index: false } };

export default AssignmentPage;
