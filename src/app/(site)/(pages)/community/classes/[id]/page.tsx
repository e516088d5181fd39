import { ClassPage } from '@/src/community/classroom/classes/ClassPage';

export const metadata = { title: 'Class', robots: { index: false } };

export default ClassPage;
