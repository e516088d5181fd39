'use client';
/** Over the board of a story of the house: what it is called, what it tells, and the button that plays it. */
import { useContext, useEffect } from 'react';
import type { AnyRound } from '@/events/world/board';
import { CompanionContext } from '@/src/board/companion/companionContext';
import { BOTH_PLACES } from '@/src/board/screen/media';
import { useIsNarrow } from '@/src/board/screen/useIsNarrow';
import type { Session } from '@/src/board/session/useSession';
import { Button } from '@/src/ui/button';

interface StoryNoticeProps {
  readonly session: Session<AnyRound>;
  readonly title: string;
  readonly story: string;
}

/** On a phone the story goes once it plays: the sheets need the room. */
export function StoryNotice({ session, title, story }: StoryNoticeProps) {
  const { context, timeline, playing, send } = session;
  const { at, leaf } = context;
  const isNarrow = useIsNarrow();
  useStepsBeside();
  return (
    <div className="board-notice">
      <p>
        <strong>{title}</strong>, by Tallystick.
        {(!isNarrow || at === timeline.opening) && ` ${story}`}
      </p>
      <Button variant="primary" onClick={() => send({ type: 'TOGGLE_PLAY' })}>
        {playing ? 'Pause' : at === leaf ? 'Play it again' : 'Play it'}
      </Button>
      <Button onClick={() => send({ type: 'KEEP' })}>Keep it as mine</Button>
      <Button onClick={() => send({ type: 'LEAVE' })}>Back to my own</Button>
    </div>
  );
}

/** Beside a story stand its steps, not the text of a lesson that takes a quarter of an hour. */
function useStepsBeside(): void {
  const setTab = useContext(CompanionContext)?.setTab;
  useEffect(() => {
    if (window.matchMedia(BOTH_PLACES).matches) setTab?.('steps');
  }, [setTab]);
}
