'use client';

/** The place of the class’s tree on the page of an assignment: its script and its data are fetched when it is asked for. */
import { useRef, useState } from 'react';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';

const ClassTree = fetched(async () => (await import('./ClassTree')).ClassTree);

interface TreePartProps {
  /** The assignment’s. */
  readonly id: string;
  /** The board of it that is wanted. */
  readonly part: string;
  /** What that board is called, where the assignment has several. */
  readonly title: string | null;
}

/** A button, and then the tree. */
export function TreePart({ id, part, title }: TreePartProps) {
  const [isOpen, setOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const open = () => {
    setOpen(true);
    // The button goes: what comes in its place is next.
    container.current?.focus({ preventScroll: true });
  };
  return (
    <div className="class-tree-part" ref={container} tabIndex={-1}>
      {title !== null && <h3>{title}</h3>}
      {isOpen ? (
        <ClassTree id={id} part={part} />
      ) : (
        <Button onClick={open}>
          Show the tree
          {title !== null && <span className="visually-hidden"> of {title}</span>}
        </Button>
      )}
    </div>
  );
}
