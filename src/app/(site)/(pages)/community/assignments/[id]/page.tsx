import { AssignmentPage } from '@/src/community/classroom/AssignmentPage';

export const metadata = { title: 'Assignment · Tallystick', robots: { index: false } };

export default AssignmentPage;
