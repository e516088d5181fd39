'use client';
/** One attempt at an act: its state is reset by another party or another action. */
import { useState } from 'react';

interface Attempt<Round> {
  readonly key: string;
  /** The round at which the button was last pressed: an error is announced again at another one. */
  readonly pressedAt: Round | null;
  /** How often it was pressed and refused. */
  readonly presses: number;
  /** Whether anything has been chosen or typed since the last act. */
  readonly isTouched: boolean;
  /** The field that the party fills; null while none was chosen. */
  readonly role: string | null;
}

/**
 * The attempt, and how to change it.
 *
 * @param key changes with whatever the attempt is at
 * @param role what an attempt begins with
 */
export function useAttempt<Round>(key: string, role: string | null) {
  const fresh: Attempt<Round> = { key, pressedAt: null, presses: 0, isTouched: false, role };
  const [kept, keep] = useState(fresh);
  const attempt = kept.key === key ? kept : fresh;
  const change = (part: Partial<Attempt<Round>>) => keep({ ...attempt, ...part });
  return { ...attempt, change };
}
