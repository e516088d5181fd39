'use client';
/**
 * The story on the home page. Every step of it was drawn on the server, so that it needs nothing of
 * the simulation; that comes once the visitor lets go of the story and plays on by himself.
 */
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type StepMoves, StoryMotion } from './StoryMotion';
import { StoryPlayer } from './StoryPlayer';
import { TrialPlace } from './TrialPlace';
import { useStory } from './useStory';

/** A step, drawn. */
interface DrawnStep {
  readonly sentence: ReactNode;
  readonly sheets: ReactNode;
  readonly moves: StepMoves;
  /** What stands behind the `#` of an address that opens the log here. */
  readonly hash: string;
}

interface StoryBoardProps {
  /** The address of the page on which the log is at home. */
  readonly page: string;
  /** The opening, then each step: never none. */
  readonly steps: readonly DrawnStep[];
  /** The names of the parties, by their ids. */
  readonly names: readonly string[];
  readonly heading: ReactNode;
}

/** A press that is to open the link elsewhere is the browser's own. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Fetched when somebody comes near the button: the press then finds it there. */
const approach = () => {
  import('./Trial').catch(() => {});
};

/** The story; in its place, once it is let go of, the board itself. */
export function StoryBoard({ page, steps, names, heading }: StoryBoardProps) {
  const container = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [trial, setTrial] = useState<string | null>(null);
  const hasLeft = useRef(false);
  const [playing, send] = useStory(container, steps.length - 1, trial !== null);
  useEffect(() => {
    if (trial !== null) hasLeft.current = true;
    else if (hasLeft.current) button.current?.focus();
  }, [trial]);
  const { at } = playing;
  const step = steps[at];
  if (!step) return null;
  const drawn = (
    <div className="stage-fit" data-density="1" data-tight="false">
      <div className="board-sheets" ref={sheets}>
        {step.sheets}
        {trial === null && (
          <StoryMotion at={at} moves={step.moves} names={names} container={sheets} />
        )}
      </div>
    </div>
  );
  if (trial !== null) {
    return (
      <>
        <div className="visually-hidden">{heading}</div>
        <TrialPlace hash={trial} onLeave={() => setTrial(null)}>
          {drawn}
        </TrialPlace>
      </>
    );
  }
  return (
    <div className="board stage story" ref={container}>
      {heading}
      <div
        className="story-told"
        data-part="sentence"
        aria-live={playing.isPlaying ? 'off' : 'polite'}
      >
        {step.sentence}
      </div>
      <div className="story-sheets" data-part="sheets">
        {drawn}
      </div>
      <div className="story-foot" data-part="player">
        <StoryPlayer playing={playing} last={steps.length - 1} send={send} />
        <a
          ref={button}
          href={`${page}#${step.hash}`}
          className="primary-link story-try"
          onPointerEnter={approach}
          onFocus={approach}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            send({ type: 'GO', step: at });
            setTrial(step.hash);
          }}
        >
          Try it from here
        </a>
      </div>
    </div>
  );
}
