import { CodePage } from '@/src/community/classroom/CodePage';

export const metadata = { title: 'Join a class', robots: { index: false } };

export default CodePage;
