import type { Metadata } from 'next';
import { ErrorPage } from '@/src/account/signin/ErrorPage';

export const metadata: Metadata = { title: 'Signing in did not work', robots: { index: false } };

export default ErrorPage;
