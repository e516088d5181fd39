'use client';

/** What was played on a board, asked for once a page. */
import { useEffect, useState } from 'react';
import type { Sent } from '@/src/request/call';
import type { Played, PlayedSource } from './played';

/** Answers by where they are from; one that did not come is asked for again. */
const asked = new Map<string, Promise<Sent<Played>>>();

function askOnce({ key, ask }: PlayedSource): Promise<Sent<Played>> {
  const known = asked.get(key);
  if (known) return known;
  const asking = ask();
  asked.set(key, asking);
  void asking.then(({ error }) => {
    if (error !== null) asked.delete(key);
  });
  return asking;
}

/** The answer, null while it is on its way; and what asks again. The source must stay the same. */
export function usePlayed(
  source: PlayedSource,
): readonly [sent: Sent<Played> | null, again: () => void] {
  const [sent, setSent] = useState<Sent<Played> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isHere = true;
    setSent(null);
    void askOnce(source).then((answer) => isHere && setSent(answer));
    return () => {
      isHere = false;
    };
  }, [source, tries]);
  return [sent, () => setTries((before) => before + 1)];
}
