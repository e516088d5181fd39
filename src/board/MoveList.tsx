'use client';
/** The rounds of the shown line in words, each a jump; other lines branch off where they leave it. */
import { useEffect, useRef } from 'react';
import type { Timeline } from '@/events/log/timeline';
import { type Move, moveAt } from './lineView';

interface MoveListProps {
  readonly timeline: Timeline;
  readonly leaf: number;
  readonly first: number;
  readonly last: number;
  readonly current: number;
  readonly onRound: (round: number) => void;
  readonly onNode: (node: number) => void;
}

/** Rows drawn on either side of the shown round: a long line is a window that follows it. */
const AROUND = 60;

/** The move list. */
export function MoveList(props: MoveListProps) {
  const { timeline, leaf, first, last, current, onRound } = props;
  const from = Math.max(current < 0 ? first : 0, current - AROUND);
  const to = Math.min(last, current + AROUND);
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<HTMLLIElement>(null);

  // The list scrolls, never the page: scrollIntoView would move both.
  useEffect(() => {
    const row = shown.current;
    const box = list.current;
    if (!row || !box || current < first) return;
    const above = row.offsetTop - box.offsetTop;
    if (above < box.scrollTop || above + row.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = above - box.clientHeight / 2;
    }
  }, [current, first]);

  return (
    <ol className="moves" ref={list} aria-label="Steps">
      {from > 0 && <Jump text={`Steps 0 to ${from - 1}`} onGo={() => onRound(0)} />}
      {rounds(from, to).map((round) => (
        <li key={round} ref={round === current ? shown : null}>
          <Row {...props} move={moveAt(timeline, leaf, round)} />
        </li>
      ))}
      {to < last && <Jump text={`Steps ${to + 1} to ${last}`} onGo={() => onRound(last)} />}
    </ol>
  );
}

function Row({ move, current, onRound, onNode }: MoveListProps & { readonly move: Move }) {
  const isShown = move.round === current;
  return (
    <div className="move" data-shown={isShown} data-future={move.round > current}>
      <button
        type="button"
        className="move-go"
        aria-current={isShown ? 'step' : undefined}
        onClick={() => onRound(move.round)}
      >
        <span className="move-number">{signed(move.round)}</span>
        <span className="move-text">{move.round === 0 ? 'The opening position' : move.text}</span>
      </button>
      {move.asides.map((aside) => (
        <p key={aside.node} className="move-note" data-kind={aside.kind}>
          {aside.text}
        </p>
      ))}
      {move.others.length > 0 && (
        <ul className="move-branches" aria-label={`Other lines from step ${signed(move.round)}`}>
          {move.others.map(({ node, text }) => (
            <li key={node}>
              <button type="button" onClick={() => onNode(node)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Jump({ text, onGo }: { readonly text: string; readonly onGo: () => void }) {
  return (
    <li>
      <button type="button" className="moves-jump" onClick={onGo}>
        {text}
      </button>
    </li>
  );
}

const signed = (round: number): string => (round < 0 ? `−${-round}` : String(round));

function rounds(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
