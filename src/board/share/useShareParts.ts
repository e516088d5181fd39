'use client';
/** The registered parts of the share dialog, fetched with it. */
import { type ComponentType, useEffect, useState } from 'react';
import { fetched } from '@/src/ui/fetched';
import { registeredParts, type SharePart, type SharePartProps } from './slots';

/** A part as the dialog shows it. */
export interface ShownPart extends Omit<SharePart, 'load'> {
  readonly Part: ComponentType<SharePartProps>;
}

const NONE: readonly ShownPart[] = [];

/** What was fetched, and by what. */
let known: { readonly by: unknown; readonly parts: readonly ShownPart[] } = {
  by: undefined,
  parts: NONE,
};

/** Fetches the parts, so that the dialog opens with them. Never fails: without them it offers its own. */
export async function fetchShareParts(): Promise<void> {
  const fetchParts = registeredParts();
  if (!fetchParts || known.by === fetchParts) return;
  try {
    const { SHARE_PARTS } = await fetchParts();
    const parts = SHARE_PARTS.map(({ load, ...part }) => ({ ...part, Part: fetched(load) }));
    known = { by: fetchParts, parts };
  } catch {
    // The next dialog that opens asks again.
  }
}

const shareParts = (): readonly ShownPart[] =>
  known.by === registeredParts() ? known.parts : NONE;

/**
 * The parts from above the board.
 *
 * @param isOffered false where the dialog has its own parts only
 */
export function useShareParts(isOffered: boolean): readonly ShownPart[] {
  const [parts, setParts] = useState(shareParts);
  useEffect(() => {
    let isHere = true;
    // A page may have registered them after the dialog itself was fetched.
    void fetchShareParts().then(() => isHere && setParts(shareParts()));
    return () => {
      isHere = false;
    };
  }, []);
  return isOffered ? parts : NONE;
}
