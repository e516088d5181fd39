import type { Metadata } from 'next';
import { LettersPage } from '@/src/account/signin/LettersPage';

export const metadata: Metadata = { title: 'Letters', robots: { index: false } };

export default LettersPage;
