import { assignmentMetadata } from '@/src/community/classroom/addressed';
import { HandInPage } from '@/src/community/classroom/handIns/HandInPage';

export const generateMetadata = assignmentMetadata(
  (title) => `Submission to “${title}”`,
  'Submission',
);

export default HandInPage;
