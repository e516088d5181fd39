'use client';

/** Copies the address of a page. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';

/** A button, and a word on what came of it. */
export function CopyLink({ path }: { readonly path: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const link = `${window.location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is on the clipboard.');
    } catch {
      setSaid(`The browser did not allow copying. The link is ${link}`);
    }
  };
  return (
    <>
      <Button type="button" onClick={() => void copy()}>
        Copy the link
      </Button>
      <span role="status" className="scenario-said">
        {said}
      </span>
    </>
  );
}
