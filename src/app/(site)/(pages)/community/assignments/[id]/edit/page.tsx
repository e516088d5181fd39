import { assignmentMetadata } from '@/src/community/classroom/addressed';
import { EditPage } from '@/src/community/classroom/assignments/EditPage';

export const generateMetadata = assignmentMetadata(
  (title) => `Edit “${title}”`,
  'Edit the assignment',
);

export default EditPage;
