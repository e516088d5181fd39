'use client';
/** The step player: track, buttons, and where one is. */
import { memo, useMemo } from 'react';
import { pluralize } from '@/events/pluralize';
import { spokenStep, writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Speed } from '@/machines/lesson/context';
import { IconButton } from '@/src/ui/button';
import {
  BackIcon,
  FirstIcon,
  ForwardIcon,
  HelpIcon,
  LastIcon,
  PauseIcon,
  PlayIcon,
  ShareIcon,
} from '@/src/ui/icons';
import { usePinsOn } from '../pins/pins';
import { forksOn, notesOn, whereOn } from '../sentence/lineView';
import type { Send } from '../session/useSession';
import { NextWay } from './NextWay';
import { Scrubber } from './Scrubber';
import { Speeds } from './Speeds';
import { useRepeat } from './useRepeat';

interface PlayerProps {
  readonly timeline: Timeline<AnyRound>;
  readonly at: number;
  readonly leaf: number;
  /** Round numbers: the earliest, the last of the line, the shown one. */
  readonly first: number;
  readonly last: number;
  readonly current: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether the shown line is the main one. */
  readonly isMain: boolean;
  readonly send: Send;
  readonly onHelp: () => void;
  readonly onShare: () => void;
  readonly lineMenu: React.ReactNode;
}

/** The player under the accounts; on a phone it stays at the bottom of the screen. */
export function Player(props: PlayerProps) {
  const { timeline, at, leaf, first, last, current, playing, speed, send, isMain, lineMenu } =
    props;
  const from = current < 0 ? first : 0;
  const { forks, notes } = useMarks(timeline, leaf, from);
  const comments = useCommented(timeline, leaf, from);
  return (
    <section className="player" aria-label="Step player">
      {forks.length > 0 && <NextWay timeline={timeline} at={at} leaf={leaf} isMain={isMain} />}
      <div className="player-controls">
        <Buttons
          playing={playing}
          send={send}
          atStart={current <= first}
          atEnd={current >= last}
          isEmpty={last <= 0}
        />
        <Scrubber
          first={from}
          last={last}
          current={current}
          forks={forks}
          notes={notes}
          comments={comments}
          spoken={current < 0 ? `Opening, step ${spokenStep(current)}` : whereOn(current, last)}
          onGo={(round) => send({ type: 'GO_ROUND', round })}
        />
        <p className="player-where">
          <Where current={current} last={last} />
          {(!isMain || forks.length > 0) && (
            <span className={isMain ? 'player-wide' : undefined}>
              {isMain ? 'main line' : 'branch'}
            </span>
          )}
        </p>
        <div className="player-menu">
          <span className="player-wide">
            <Speeds speed={speed} send={send} />
          </span>
          {lineMenu}
          <span className="player-wide">
            <Share onShare={props.onShare} />
          </span>
          <span className="player-wide">
            <Help onHelp={props.onHelp} />
          </span>
        </div>
      </div>
    </section>
  );
}

/** The shown step in short; at the start, how many there are to go. */
function Where({ current, last }: Pick<PlayerProps, 'current' | 'last'>) {
  if (current === 0) {
    if (last === 0) return <span>no steps yet</span>;
    return (
      <span>
        <strong>Start</strong>{' '}
        <span className="player-step">
          <span className="player-wide">· </span>
          {pluralize(last, 'step')}
        </span>
      </span>
    );
  }
  return (
    <span>
      <span className="player-step">{current < 0 ? 'opening ' : 'Step '}</span>
      <strong>{writtenStep(current)}</strong>
      {current > 0 && ` of ${last}`}
    </span>
  );
}

/** The rounds from `from` on that the track marks. They depend on the line only, so a step does not compute them again. */
function useMarks(timeline: Timeline<AnyRound>, leaf: number, from: number) {
  return useMemo(() => {
    const isOnTrack = (round: number): boolean => round >= from;
    return {
      forks: forksOn(timeline, leaf).filter(isOnTrack),
      notes: notesOn(timeline, leaf).filter(isOnTrack),
    };
  }, [timeline, leaf, from]);
}

/** The rounds from `from` on that somebody commented. */
function useCommented(timeline: Timeline<AnyRound>, leaf: number, from: number): readonly number[] {
  const pins = usePinsOn(timeline, leaf);
  return useMemo(() => [...pins.keys()].filter((round) => round >= from), [pins, from]);
}

const Share = memo(function Share({ onShare }: Pick<PlayerProps, 'onShare'>) {
  return (
    <IconButton label="Share" onClick={onShare}>
      <ShareIcon />
    </IconButton>
  );
});

const Help = memo(function Help({ onHelp }: Pick<PlayerProps, 'onHelp'>) {
  return (
    <IconButton label="Help" aria-haspopup="dialog" aria-keyshortcuts="?" onClick={onHelp}>
      <HelpIcon />
    </IconButton>
  );
});

interface ButtonsProps extends Pick<PlayerProps, 'playing' | 'send'> {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Whether nothing has been done yet. */
  readonly isEmpty: boolean;
}

const Buttons = memo(function Buttons({ atStart, atEnd, isEmpty, playing, send }: ButtonsProps) {
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
        disabled={isEmpty && atEnd}
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
});
