import { CodePage } from '@/src/community/classroom/joining/CodePage';

export const metadata = { title: 'Join a class', robots: { index: false } };

export default CodePage;
