import { ClassesPage } from '@/src/community/classroom/classes/ClassesPage';

export const metadata = { title: 'Classes', robots: { index: false } };

export default ClassesPage;
