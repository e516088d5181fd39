'use client';
/**
 * The tabs that only the board can fill. Where text and board have the screen in turn, the board's place is
 * not drawn while the text is, and so is never seen: a tab of the board has to ask for it.
 */
import { useContext, useEffect } from 'react';
import { CompanionPanel } from '../companion/CompanionPanel';
import { CompanionContext, type CompanionTab } from '../companion/companionContext';
import { NotLoaded } from './fetchedBoard';

const OF_THE_BOARD: readonly CompanionTab[] = ['tasks', 'steps', 'explore'];

interface AskedByTabProps {
  readonly failed: boolean;
  /** Fetches the board; the same function as long as the place is mounted. */
  readonly load: () => Promise<void>;
}

/** Fetches the board once one of its tabs is shown, and says there that it is on its way, or that it failed. */
export function AskedByTab({ failed, load }: AskedByTabProps) {
  const tab = useContext(CompanionContext)?.tab;
  const isAsked = tab !== undefined && OF_THE_BOARD.includes(tab);
  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);
  if (!isAsked) return null;
  return (
    <CompanionPanel tab={tab}>
      {() => (failed ? <NotLoaded onAgain={load} /> : <p role="status">One moment …</p>)}
    </CompanionPanel>
  );
}
