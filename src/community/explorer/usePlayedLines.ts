'use client';

/** What was played on the board of a lesson, asked for once a page. */
import { useEffect, useState } from 'react';
import { type PlayedLines, playedLines } from '@/src/contract/playedLines';
import type { Lesson } from '@/src/lessons/course/lesson';
import { call, type Sent } from '@/src/request/call';

/** Answers by lesson and opening; one that did not come is asked for again. */
const asked = new Map<string, Promise<Sent<PlayedLines>>>();

function ask({ id, startsFrom }: Lesson): Promise<Sent<PlayedLines>> {
  const key = `${id} ${startsFrom ?? ''}`;
  const known = asked.get(key);
  if (known) return known;
  const asking = call(playedLines, { query: { lesson: String(id), opening: startsFrom } });
  asked.set(key, asking);
  void asking.then(({ error }) => {
    if (error !== null) asked.delete(key);
  });
  return asking;
}

/** The answer, null while it is on its way; and what asks again. */
export function usePlayedLines(
  lesson: Lesson,
): readonly [sent: Sent<PlayedLines> | null, again: () => void] {
  const [sent, setSent] = useState<Sent<PlayedLines> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isHere = true;
    setSent(null);
    void ask(lesson).then((answer) => isHere && setSent(answer));
    return () => {
      isHere = false;
    };
  }, [lesson, tries]);
  return [sent, () => setTries((before) => before + 1)];
}
