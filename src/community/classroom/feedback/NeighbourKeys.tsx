'use client';
/** `n` and `p` lead to the next and the previous learner, wherever nobody types. */
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { leaveFor } from './unsaved';

/** Where a key has another meaning, or is a letter. */
const TYPED = 'input, textarea, select, [contenteditable], [role=menu], [role=dialog]';

interface NeighbourKeysProps {
  /** Addresses; null where there is nobody. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Listens, and draws nothing. */
export function NeighbourKeys({ previous, next }: NeighbourKeysProps) {
  const router = useRouter();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest(TYPED)) return;
      const path = { n: next, p: previous }[event.key] ?? null;
      if (path === null) return;
      event.preventDefault();
      leaveFor(path, router.push);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router, previous, next]);
  return null;
}
