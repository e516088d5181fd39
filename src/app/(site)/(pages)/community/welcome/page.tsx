import type { Metadata } from 'next';
import { WelcomePage } from '@/src/account/signin/WelcomePage';

export const metadata: Metadata = { title: 'Welcome', robots: { index: false } };

export default WelcomePage;
