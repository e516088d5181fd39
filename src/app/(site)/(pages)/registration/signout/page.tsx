import type { Metadata } from 'next';
import { SignOutPage } from '@/src/account/signin/SignOutPage';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

export default SignOutPage;
