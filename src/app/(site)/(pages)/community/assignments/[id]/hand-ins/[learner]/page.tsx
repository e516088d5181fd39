import { HandInPage } from '@/src/community/classroom/HandInPage';

export const metadata = { title: 'Handed in', robots: { index: false } };

export default HandInPage;
