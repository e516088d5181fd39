import { EditPage } from '@/src/community/classroom/assignments/EditPage';

export const metadata = { title: 'Edit the assignment', robots: { index: false } };

export default EditPage;
