import { assignmentMetadata } from '@/src/community/classroom/addressed';
import { PartPage } from '@/src/community/classroom/work/PartPage';

export const generateMetadata = assignmentMetadata(
  (title) => `Part of “${title}”`,
  'Part of an assignment',
);

export default PartPage;
