import type { Metadata } from 'next';
import { ResetPage } from '@/src/account/signin/ResetPage';

export const metadata: Metadata = { title: 'Set a new password', robots: { index: false } };

export default ResetPage;
