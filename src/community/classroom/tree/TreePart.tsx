'use client';

/** The place of the class’s tree on the page of an assignment: its script and its data are fetched when it is asked for. */
import { useState } from 'react';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';

const ClassTree = fetched(async () => (await import('./ClassTree')).ClassTree);

/** A button, and then the tree. */
export function TreePart({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ClassTree id={id} />;
  return (
    <>
      <p>
        All that was handed in, laid over one another: where learners went the same way, where they
        parted, and how many went on how.
      </p>
      <Button onClick={() => setOpen(true)}>Show the tree</Button>
    </>
  );
}
