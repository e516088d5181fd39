'use client';
/** Says what was saved on the way to this page: it was saved where nobody sees it any more. */
import { useEffect, useState } from 'react';
import { Done } from '@/src/request/Done';
import { takeSavedBefore } from './unsaved';

/** The sentence; nothing where nothing was saved. */
export function SavedBefore() {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords((before) => takeSavedBefore() ?? before), []);
  return words !== null && <Done>{words}</Done>;
}
