import { HandInPage } from '@/src/community/classroom/handIns/HandInPage';

export const metadata = { title: 'Handed in', robots: { index: false } };

export default HandInPage;
