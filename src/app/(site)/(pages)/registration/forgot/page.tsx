import type { Metadata } from 'next';
import { ForgotPage } from '@/src/account/signin/ForgotPage';

export const metadata: Metadata = { title: 'Forgotten your password?', robots: { index: false } };

/** Whether mail is sent is known when the server runs, not when it is built. */
export const dynamic = 'force-dynamic';

export default ForgotPage;
