import { ClassesPage } from '@/src/community/classroom/ClassesPage';

export const metadata = { title: 'Classes', robots: { index: false } };

export default ClassesPage;
