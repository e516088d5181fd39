import type { Metadata } from 'next';
import { SignUpPage } from '@/src/account/signin/SignUpPage';

export const metadata: Metadata = { title: 'Create an account', robots: { index: false } };

export default SignUpPage;
