'use client';

import Link from 'next/link';
import { Button } from '@/src/ui/button';

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return (
    <div className="notice-page">
      <h1>Something went wrong on this page</h1>
      <p>
        The fault is ours. What you did on a board is kept in this browser, so trying again does no
        harm. If it fails again, go back to the <Link href="/">home page</Link>.
      </p>
      <Button type="button" variant="primary" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  );
}
