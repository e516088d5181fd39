'use client';
/** The step player: track, buttons, and where one is. */
import { useMemo } from 'react';
import type { Timeline } from '@/events/log/timeline';
import { SPEEDS, type Speed } from '@/machines/lesson/context';
import { Button, IconButton } from '@/src/ui/button';
import {
  BackIcon,
  FirstIcon,
  ForwardIcon,
  LastIcon,
  PauseIcon,
  PlayIcon,
  ShareIcon,
} from '@/src/ui/icons';
import { Segmented } from '@/src/ui/segmented';
import { forksOn, notesOn, spokenAt } from './lineView';
import { Scrubber } from './Scrubber';
import { useRepeat } from './useRepeat';
import type { Send } from './useSession';

interface PlayerProps {
  readonly timeline: Timeline;
  readonly at: number;
  readonly leaf: number;
  /** Round numbers: the earliest, the last of the line, the shown one. */
  readonly first: number;
  readonly last: number;
  readonly current: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly lineName: string;
  readonly send: Send;
  readonly onShare: () => void;
  readonly onAct: () => void;
  readonly lineMenu: React.ReactNode;
}

/** The player under the accounts; on a phone it stays at the bottom of the screen. */
export function Player(props: PlayerProps) {
  const { timeline, at, leaf, first, last, current, send, lineName, lineMenu } = props;
  const forks = useMemo(() => forksOn(timeline, leaf), [timeline, leaf]);
  const notes = useMemo(() => notesOn(timeline, leaf), [timeline, leaf]);
  const from = current < 0 ? first : 0;
  return (
    <section className="player" aria-label="Steps of this lesson">
      <Scrubber
        first={from}
        last={last}
        current={current}
        forks={forks.filter((round) => round >= from)}
        notes={notes.filter((round) => round >= from)}
        spoken={`Step ${current} of ${last}: ${spokenAt(timeline, at)}`}
        onGo={(round) => send({ type: 'GO_ROUND', round })}
      />
      <div className="player-controls">
        <Buttons {...props} />
        <p className="player-where">
          <span>
            <span className="player-wide">Step </span>
            <strong>{current < 0 ? `−${-current}` : current}</strong> of {last}
          </span>
          <span className="player-wide">{lineName}</span>
        </p>
        <div className="player-menu">
          <span className="player-wide">
            <Speeds {...props} />
          </span>
          {lineMenu}
          <span className="player-wide">
            <IconButton label="Share" onClick={props.onShare}>
              <ShareIcon />
            </IconButton>
          </span>
        </div>
        <span className="player-act">
          <Button variant="primary" onClick={props.onAct}>
            Act
          </Button>
        </span>
      </div>
    </section>
  );
}

function Buttons({ first, last, current, playing, send }: PlayerProps) {
  const atStart = current <= first;
  const atEnd = current >= last;
  const back = useRepeat(() => send({ type: 'BACK' }), atStart);
  const forward = useRepeat(() => send({ type: 'FORWARD' }), atEnd);
  return (
    <div className="player-buttons">
      <span className="player-ends">
        <IconButton
          label="First step"
          aria-keyshortcuts="Home"
          disabled={atStart}
          onClick={() => send({ type: 'FIRST' })}
        >
          <FirstIcon />
        </IconButton>
      </span>
      <IconButton label="Step back" aria-keyshortcuts="ArrowLeft" disabled={atStart} {...back}>
        <BackIcon />
      </IconButton>
      <IconButton
        label={playing ? 'Pause' : 'Play'}
        variant="primary"
        aria-keyshortcuts="Space"
        disabled={last <= 0 && atEnd}
        onClick={() => send({ type: 'TOGGLE_PLAY' })}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
      <IconButton label="Step forward" aria-keyshortcuts="ArrowRight" disabled={atEnd} {...forward}>
        <ForwardIcon />
      </IconButton>
      <span className="player-ends">
        <IconButton
          label="Last step"
          aria-keyshortcuts="End"
          disabled={atEnd}
          onClick={() => send({ type: 'LAST' })}
        >
          <LastIcon />
        </IconButton>
      </span>
    </div>
  );
}

const SPEED_LABELS = { 500: '½ s', 1000: '1 s', 2000: '2 s' } as const;

function Speeds({ speed, send }: PlayerProps) {
  const choose = (value: string) => {
    const chosen = SPEEDS.find((one) => String(one) === value);
    if (chosen !== undefined) send({ type: 'SET_SPEED', speed: chosen });
  };
  return (
    <Segmented
      label="Seconds a step"
      value={String(speed)}
      onChange={choose}
      options={SPEEDS.map((one) => ({ value: String(one), label: SPEED_LABELS[one] }))}
    />
  );
}
