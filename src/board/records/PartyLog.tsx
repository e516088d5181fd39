'use client';
/** A party's log: step by step what happened to it, and through whom; latest first. */
import { useMemo, useRef, useState } from 'react';
import type { Phrase } from '@/events/phrase';
import { writtenStep } from '@/events/timeline/stepNumber';
import { typeset } from '../sentence/plainText';
import { PhraseText } from '../sentence/Sentence';
import { Pager } from '../spreadsheet/Pager';
import { StepButton } from '../spreadsheet/StepButton';
import { ROWS } from '../spreadsheet/window';
import './records.css';

/** What one round wrote in a party's log. */
export interface RecordedRound {
  readonly number: number;
  /** What the round was about. */
  readonly sentence: Phrase;
  readonly lines: readonly {
    /** What happened, as a sentence without its subject. */
    readonly action: string;
    /** Whether the party has more or less for it. */
    readonly symbol: '+' | '-';
    /** What is told under the last of them, if anything. */
    readonly aside?: string;
  }[];
}

interface PartyLogProps {
  readonly name: string;
  /** The number of the shown round. */
  readonly shown: number;
  /** The rounds that wrote in it, latest first; the same function while they are the same. */
  readonly rounds: () => Iterable<RecordedRound>;
  /** Goes to a round, by its number. */
  readonly onRound: (round: number) => void;
}

/** The log up to the shown round. */
export function PartyLog({ name, shown, rounds: roundsOf, onRound }: PartyLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const { page, turnPage } = usePage(roundsOf);
  const { rounds, hasMore } = useMemo(() => {
    const found = taken(roundsOf(), (page + 1) * ROWS + 1);
    const rest = found.slice(page * ROWS);
    return { rounds: rest.slice(0, ROWS), hasMore: rest.length > ROWS };
  }, [roundsOf, page]);
  const turnTo = (next: number) => {
    if (list.current) list.current.scrollTop = 0;
    turnPage(next);
  };
  const [latest] = rounds;
  const earliest = rounds.at(-1);
  if (!latest || !earliest) {
    return <p className="panel-none">Nothing has been recorded of {name} up to this step.</p>;
  }
  return (
    <div className="party-log">
      <Pager
        said={`Steps ${writtenStep(earliest.number)} to ${writtenStep(latest.number)}`}
        earlier={hasMore ? () => turnTo(page + 1) : null}
        later={page > 0 ? () => turnTo(page - 1) : null}
      />
      <ol ref={list} className="party-log-rounds" aria-label={`Records of ${name}, latest first`}>
        {rounds.map((round) => (
          <Round
            key={round.number}
            round={round}
            onRound={onRound}
            isShown={round.number === shown}
          />
        ))}
      </ol>
    </div>
  );
}

interface RoundProps {
  readonly round: RecordedRound;
  readonly isShown: boolean;
  readonly onRound: (round: number) => void;
}

function Round({ round: { number, sentence, lines }, isShown, onRound }: RoundProps) {
  const aside = lines.at(-1)?.aside;
  return (
    <li className="party-log-round" data-shown={isShown}>
      <StepButton number={number} isShown={isShown} onRound={onRound} />
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
function usePage(of: unknown) {
  const [turned, setTurned] = useState({ of, page: 0 });
  return {
    page: turned.of === of ? turned.page : 0,
    turnPage: (page: number) => setTurned({ of, page }),
  };
}

/** The first `count` items of a sequence; the rest is never computed. */
function taken<Item>(items: Iterable<Item>, most: number): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (found.length >= most) break;
    found.push(item);
  }
  return found;
}
