'use client';
/** The steps behind a figure as a table: step, sentence, change, balance. A long list is shown part by part. */
import { useEffect, useRef, useState } from 'react';
import { storyOf } from '@/events/banking/board/rules';
import type { Move } from '@/events/banking/views/changes/blamed';
import type { Line } from '@/events/banking/views/line';
import { type Cents, figure, signed } from '@/events/money';
import { pluralize } from '@/events/pluralize';
import { spokenStep, writtenStep } from '@/events/timeline/stepNumber';
import { Button } from '@/src/ui/button';
import { PhraseText } from '../sentence/Sentence';
import type { FigureView } from './figureView';

/** How many rows are drawn at first, and how many more each time. */
const PART = 30;

interface MovesProps {
  readonly line: Line;
  readonly view: FigureView;
  /** Goes to a round of the line, by its index. */
  readonly onRound: (index: number) => void;
}

/** The table. */
export function Moves({ line, view, onRound }: MovesProps) {
  const { balance, moves, carried } = view.blamed;
  const [parts, setParts] = useState(1);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = moves.slice(0, parts * PART);
  const left = moves.length - shown.length;
  // The button may be gone once all is shown: the focus goes on to what it brought.
  useEffect(() => {
    if (parts === 1) return;
    body.current?.querySelectorAll('button')[(parts - 1) * PART]?.focus();
  }, [parts]);
  return (
    <>
      <table className="blame-table">
        <caption className="visually-hidden">
          What makes up {view.title}, the latest step first
        </caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What happened</th>
            <th scope="col">Change ($)</th>
            <th scope="col">Balance ($)</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.map((move) => (
            <Row key={move.index} line={line} move={move} onGo={() => onRound(move.index)} />
          ))}
        </tbody>
        <tfoot>
          {carried !== 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                Before these steps
              </th>
              <td>{figure(carried)}</td>
            </tr>
          )}
          <tr className="blame-total">
            <th scope="row" colSpan={3}>
              {sumOf(moves.length, carried)}
            </th>
            <td>{figure(balance)}</td>
          </tr>
        </tfoot>
      </table>
      {left > 0 && (
        <div>
          <Button onClick={() => setParts(parts + 1)}>{moreLabel(left)}</Button>
        </div>
      )}
    </>
  );
}

function moreLabel(left: number): string {
  if (left > PART) return `Show ${PART} of ${left} earlier steps`;
  return `Show ${pluralize(left, 'earlier step')}`;
}

function sumOf(count: number, carried: Cents): string {
  const changes = pluralize(count, 'change');
  return carried === 0 ? `Sum of ${changes}` : `With ${changes}`;
}

interface RowProps {
  readonly line: Line;
  readonly move: Move;
  readonly onGo: () => void;
}

function Row({ line, move, onGo }: RowProps) {
  const { index, number, change, balance } = move;
  const [before, round] = [line.rounds[index - 1], line.rounds[index]];
  const isHere = line.rounds.at(-1)?.count === round?.count;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="blame-go"
          aria-label={`Go to step ${spokenStep(number)}`}
          aria-current={isHere ? 'step' : undefined}
          onClick={onGo}
        >
          {writtenStep(number)}
        </button>
      </th>
      <td className="blame-story">
        {before && round && <PhraseText phrase={storyOf(round, before)} />}
      </td>
      <td className={change > 0 ? 'blame-grew' : 'blame-shrank'}>{signed(change)}</td>
      <td>{figure(balance)}</td>
    </tr>
  );
}
