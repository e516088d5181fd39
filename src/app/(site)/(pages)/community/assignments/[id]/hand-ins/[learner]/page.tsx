import { HandInPage } from '@/src/community/classroom/HandInPage';

export const metadata = { title: 'Handed in · Tallystick', robots: { index: false } };

export default HandInPage;
