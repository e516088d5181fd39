'use client';
/** The player of the story: the board's own track, and plain buttons, for the board's come with the board. */
import type { Dispatch } from 'react';
import { Scrubber } from '@/src/board/player/Scrubber';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from '@/src/ui/icons';
import type { Playing, PlayingEvent } from './playing';

interface StoryPlayerProps {
  readonly playing: Playing;
  /** The number of the last step. */
  readonly last: number;
  readonly send: Dispatch<PlayingEvent>;
}

const NONE: readonly number[] = [];

/** Step back, play or pause, step forward; the track; where one is. */
export function StoryPlayer({ playing: { at, isPlaying }, last, send }: StoryPlayerProps) {
  const go = (step: number) => send({ type: 'GO', step });
  const where = at === 0 ? `Start · ${last} steps` : `Step ${at} of ${last}`;
  return (
    <section className="player" aria-label="Step player">
      <div className="player-controls">
        <div className="player-buttons story-buttons">
          <button
            type="button"
            aria-label="Step back"
            aria-disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <BackIcon />
          </button>
          <button
            type="button"
            className="story-play"
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={() => send({ type: 'TOGGLE' })}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </button>
          <button
            type="button"
            aria-label="Step forward"
            aria-disabled={at === last}
            onClick={() => go(at + 1)}
          >
            <ForwardIcon />
          </button>
        </div>
        <Scrubber
          first={0}
          last={last}
          current={at}
          forks={NONE}
          notes={NONE}
          spoken={where}
          onGo={go}
        />
        <p className="player-where">{where}</p>
      </div>
    </section>
  );
}
