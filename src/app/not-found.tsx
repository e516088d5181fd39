import type { Metadata } from 'next';
import Link from 'next/link';
import { LectureList } from '@/src/site/LectureList';
import { SiteFrame } from '@/src/site/SiteFrame';
import '@/src/site/home.css';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <SiteFrame>
      <div className="home">
        <h1>There is no page here</h1>
        <p className="home-lead">
          The address may be mistyped, or the page has moved. The <Link href="/">home page</Link>{' '}
          and these lessons are where they should be.
        </p>
        <h2>Lectures</h2>
        <LectureList />
      </div>
    </SiteFrame>
  );
}
