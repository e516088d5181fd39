import { JoinPage } from '@/src/community/classroom/joining/JoinPage';

export const metadata = { title: 'Join a class', robots: { index: false } };

export default JoinPage;
