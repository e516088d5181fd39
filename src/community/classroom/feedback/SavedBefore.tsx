'use client';
/** Says what was saved on the way to this page: it was saved where nobody sees it any more. */
import { useEffect, useState } from 'react';
import { takeSavedBefore } from './unsaved';

/** The sentence; nothing where nothing was saved. */
export function SavedBefore() {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords((before) => takeSavedBefore() ?? before), []);
  return (
    <p className="done-said" role="status">
      {words}
    </p>
  );
}
