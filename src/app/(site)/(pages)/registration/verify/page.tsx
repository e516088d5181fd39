import type { Metadata } from 'next';
import { VerifyPage } from '@/src/account/signin/VerifyPage';

export const metadata: Metadata = { title: 'Look into your mail', robots: { index: false } };

export default VerifyPage;
