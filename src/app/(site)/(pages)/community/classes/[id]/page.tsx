import { ClassPage } from '@/src/community/classroom/ClassPage';

export const metadata = { title: 'Class · Tallystick', robots: { index: false } };

export default ClassPage;
