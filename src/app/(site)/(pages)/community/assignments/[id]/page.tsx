import { assignmentMetadata } from '@/src/community/classroom/addressed';
import { AssignmentPage } from '@/src/community/classroom/assignments/AssignmentPage';

export const generateMetadata = assignmentMetadata((title) => title, 'Assignment');

export default AssignmentPage;
