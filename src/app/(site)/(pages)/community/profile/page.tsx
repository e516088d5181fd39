import type { Metadata } from 'next';
import { ProfilePage } from '@/src/account/ProfilePage';

export const metadata: Metadata = { title: 'Your profile', robots: { index: false } };

export default ProfilePage;
