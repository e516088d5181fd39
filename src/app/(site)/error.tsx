'use client';

import Link from 'next/link';
import { Main } from '@/src/site/Main';

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Main className="notice-page">
      <h1>Something went wrong on this page</h1>
      <p>
        The fault is ours: a part of the page failed while it was drawn. What you played is kept in
        this browser, so trying again loses nothing.
      </p>
      <p>
        If it fails again, the <Link href="/">home page</Link> leads to everything else.
      </p>
      <button type="button" className="primary-link" onClick={() => retry()}>
        Try again
      </button>
    </Main>
  );
}
