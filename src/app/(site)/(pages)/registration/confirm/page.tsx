import type { Metadata } from 'next';
import { ConfirmPage } from '@/src/account/signin/ConfirmPage';

export const metadata: Metadata = { title: 'Confirm your address', robots: { index: false } };

export default ConfirmPage;
