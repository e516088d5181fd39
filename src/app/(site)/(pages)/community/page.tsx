import type { Metadata } from 'next';
import { ListPage } from '@/src/community/ListPage';

export const metadata: Metadata = {
  title: 'Shared Scenarios',
  description:
    'Scenarios of money and banking that members have played on the boards and published: step through them, go on from any step, keep what you like.',
  alternates: { canonical: '/community' },
};

export default ListPage;
