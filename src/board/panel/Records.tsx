'use client';
/** The selected party's log: step by step what happened to it, and through whom; latest first. */
import { useMemo, useRef, useState } from 'react';
import { roundNumber } from '@/events/log/lines';
import { nodeAt, type Timeline } from '@/events/log/timeline';
import { lineTo } from '@/events/views/line';
import { type LogRound, partyRounds } from '@/events/views/partyLog';
import { writtenStep } from '@/events/views/step';
import { PhraseText } from '../Sentence';
import { Pager } from '../spreadsheet/Pager';
import { StepButton } from '../spreadsheet/StepButton';
import { ROWS } from '../spreadsheet/window';
import { typeset } from '../typeset';
import './records.css';

interface RecordsProps {
  readonly timeline: Timeline;
  readonly at: number;
  readonly partyId: number;
  /** Goes to a round, by its number. */
  readonly onRound: (round: number) => void;
}

/** The log up to the shown round. */
export function Records({ timeline, at, partyId, onRound }: RecordsProps) {
  const shown = roundNumber(timeline, at);
  const party = nodeAt(timeline, at).round.book.parties[partyId];
  const line = useMemo(() => lineTo(timeline, at), [timeline, at]);
  const list = useRef<HTMLOListElement>(null);
  const { page, turn } = usePage(`${partyId} ${at}`);
  const { rounds, hasMore } = useMemo(() => {
    const found = taken(partyRounds(line, partyId, shown), (page + 1) * ROWS + 1);
    const rest = found.slice(page * ROWS);
    return { rounds: rest.slice(0, ROWS), hasMore: rest.length > ROWS };
  }, [line, partyId, shown, page]);
  if (!party) return <p className="panel-none">This party is not on the board yet in this step.</p>;
  const turnTo = (next: number) => {
    if (list.current) list.current.scrollTop = 0;
    turn(next);
  };
  const [latest] = rounds;
  const earliest = rounds.at(-1);
  if (!latest || !earliest) {
    return <p className="panel-none">Nothing has been recorded of {party.name} up to this step.</p>;
  }
  return (
    <div className="party-log">
      <Pager
        said={`Steps ${writtenStep(earliest.number)} to ${writtenStep(latest.number)}`}
        earlier={hasMore ? () => turnTo(page + 1) : null}
        later={page > 0 ? () => turnTo(page - 1) : null}
      />
      <ol
        ref={list}
        className="party-log-rounds"
        aria-label={`Records of ${party.name}, latest first`}
      >
        {rounds.map((round) => (
          <Round key={round.number} {...{ round, onRound }} isShown={round.number === shown} />
        ))}
      </ol>
    </div>
  );
}

interface RoundProps {
  readonly round: LogRound;
  readonly isShown: boolean;
  readonly onRound: (round: number) => void;
}

function Round({ round: { number, sentence, lines }, isShown, onRound }: RoundProps) {
  const aside = lines.at(-1)?.aside;
  return (
    <li className="party-log-round" data-shown={isShown}>
      <StepButton {...{ number, isShown, onRound }} />
      <div>
        <p className="party-log-sentence">
          <PhraseText phrase={sentence} />
        </p>
        <ul className="party-log-lines">
          {lines.map(({ action, symbol }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round's lines never change, nor does their order.
            <li key={index} data-more={symbol === '+'}>
              <span aria-hidden="true">{symbol === '+' ? '+' : '−'}</span>
              <span>
                <span className="visually-hidden">
                  {symbol === '+' ? 'In its favour: ' : 'Against it: '}
                </span>
                {typeset(action)}
              </span>
            </li>
          ))}
        </ul>
        {aside !== undefined && <p className="party-log-aside">{typeset(aside)}</p>}
      </div>
    </li>
  );
}

/** The page of the log that is open, from 0; another party or step begins at the first again. */
function usePage(of: string) {
  const [turned, setTurned] = useState({ of, page: 0 });
  return {
    page: turned.of === of ? turned.page : 0,
    turn: (page: number) => setTurned({ of, page }),
  };
}

/** The first so many of a sequence; the rest is never computed. */
function taken<Item>(items: Iterable<Item>, most: number): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length >= most) break;
    found.push(item);
  }
  return found;
}
