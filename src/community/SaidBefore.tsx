'use client';
/** Says what was done on the way to this page: the page on which it was done is left, or is gone. */
import { useEffect, useState } from 'react';
import { Done } from '@/src/request/Done';
import { takeSaid } from './sayNext';

/** The sentence; nothing where there is nothing to say. */
export function SaidBefore() {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => setWords((before) => takeSaid() ?? before), []);
  return words !== null && <Done>{words}</Done>;
}
