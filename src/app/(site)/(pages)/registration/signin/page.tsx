import type { Metadata } from 'next';
import { SignInPage } from '@/src/account/signin/SignInPage';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

export default SignInPage;
