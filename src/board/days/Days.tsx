'use client';
/**
 * The strip of days over the sheets: which day it is, what falls due, what its end waits for. One line;
 * the list lies over the sheets while it is open, and moves none of them.
 */
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Offers } from '@/events/banking/actions/offers';
import { actionNamed, type BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, readEvent, wouldRefuse } from '@/events/banking/board/rules';
import { type Agenda, agendaOf } from '@/events/banking/views/time/agenda';
import type { Refusal } from '@/events/refusal';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { Button } from '@/src/ui/button';
import type { WrittenAct } from '../composer/drafts';
import { buttonText } from '../composer/sentence';
import type { Screen } from '../screen/useScreen';
import { typeset } from '../sentence/plainText';
import type { Send } from '../session/useSession';
import { DayList } from './DayList';
import { ratesWords, summaryOf } from './summary';
import './days.css';

interface DaysProps {
  readonly timeline: Timeline<BankingRound>;
  readonly at: number;
  readonly offers: Offers;
  readonly screen: Pick<Screen, 'write' | 'isPredicting' | 'setPredicted'>;
  readonly send: Send;
  readonly onAct: (event: BankingEvent) => void;
  /** Whether the line plays by itself: then it is not read out at every step. */
  readonly isPlaying: boolean;
}

/** The strip of a board on which days pass. */
export function Days(props: DaysProps) {
  const { timeline, at, offers, screen, isPlaying } = props;
  const { round } = nodeAt(timeline, at);
  const agenda = useMemo(() => agendaOf(round), [round]);
  const isBefore = at < timeline.opening;
  const ending = useMemo(
    () => (isBefore ? null : endingOf(round, offers)),
    [isBefore, round, offers],
  );
  const [isOpen, setOpen] = useState(false);
  const [triedAt, setTriedAt] = useState<BankingRound | null>(null);
  const strip = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useClosing(isOpen, strip, opener, () => setOpen(false));
  if (!agenda) return <p className="days-line">The clock has not started yet.</p>;

  const end = () => {
    if (!ending) return;
    const { event, refusal } = ending;
    if (refusal) {
      // Told to the machine as well, as every act is that was tried and refused.
      props.send({ type: 'ACT', event });
      setTriedAt(round);
      setOpen(true);
    } else if (screen.isPredicting) screen.setPredicted(event);
    else {
      props.onAct(event);
      setOpen(false);
    }
  };
  const write = (act: WrittenAct) => {
    screen.write(act);
    setOpen(false);
    toAct(strip.current);
  };
  return (
    <section className="days" aria-label="Days" ref={strip}>
      <p className="visually-hidden" aria-live={isPlaying ? 'off' : 'polite'}>
        Day {agenda.day}: {summaryOf(agenda)}.
      </p>
      <DayLine
        agenda={agenda}
        rates={ratesWords(round.book)}
        ending={ending}
        opener={opener}
        list={isOpen ? `${id}-list` : null}
        onOpen={() => setOpen(!isOpen)}
        onEnd={end}
      />
      {isOpen && (
        <div className="days-list" id={`${id}-list`}>
          <Rates words={ratesWords(round.book)} />
          <Why
            refusal={ending?.refusal ?? null}
            isTried={triedAt === round}
            hasEnd={ending !== null}
          />
          <DayList
            agenda={agenda}
            round={round}
            offers={offers}
            onWrite={isBefore ? null : write}
          />
        </div>
      )}
    </section>
  );
}

interface DayLineProps {
  readonly agenda: Agenda;
  /** The rates that the central bank sets, in words; null where it sets none. */
  readonly rates: string | null;
  readonly ending: Ending | null;
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** The id of the list while it is open. */
  readonly list: string | null;
  readonly onOpen: () => void;
  readonly onEnd: () => void;
}

/** The line: the day, its list in short and the rates, which open it, and the end of the day. */
function DayLine({ agenda, rates, ending, opener, list, onOpen, onEnd }: DayLineProps) {
  const id = useId();
  return (
    <div className="days-line" data-waits={isWaiting(agenda)}>
      <button
        type="button"
        className="days-open"
        ref={opener}
        aria-expanded={list !== null}
        aria-controls={list ?? undefined}
        onClick={onOpen}
      >
        <strong>Day {agenda.day}</strong> <span className="days-summary">{summaryOf(agenda)}</span>
        {rates !== null && <span className="days-rates"> {rates}</span>}
      </button>
      {ending && (
        <Button
          type="button"
          aria-disabled={ending.refusal !== null || undefined}
          aria-describedby={ending.refusal ? id : undefined}
          onClick={onEnd}
        >
          {ending.words}
        </Button>
      )}
      <span id={id} hidden>
        {ending?.refusal && typeset(ending.refusal.message)}
      </span>
    </div>
  );
}

/** The same in the list: all of them, where the strip of a phone has cut them short. */
function Rates({ words }: { readonly words: string | null }) {
  return words !== null && <p>The central bank’s rates: {words}.</p>;
}

interface WhyProps {
  readonly refusal: Refusal | null;
  /** Whether somebody has just tried to end the day. */
  readonly isTried: boolean;
  readonly hasEnd: boolean;
}

/** Why the day cannot end, or that it can. */
function Why({ refusal, isTried, hasEnd }: WhyProps) {
  if (!hasEnd) return null;
  if (!refusal) return <p className="days-why">Nothing is left to do: the day can end.</p>;
  return (
    <p className="days-why" data-waits="true" role={isTried ? 'alert' : undefined}>
      {typeset(refusal.message)}
    </p>
  );
}

const isWaiting = ({ items }: Agenda): boolean => items.some(({ code }) => code !== null);

/** The end of a day as an event, with why it cannot come now. */
interface Ending {
  readonly event: BankingEvent;
  readonly words: string;
  readonly refusal: Refusal | null;
}

/** What ends the day on a board; null where it is not offered. */
function endingOf(round: BankingRound, offers: Offers): Ending | null {
  const action = offers.board
    .flatMap((name) => actionNamed(name) ?? [])
    .find(({ kind }) => kind === 'exogenous');
  const event = action && readEvent({ type: action.type }).event;
  if (!event) return null;
  return { event, words: buttonText(action), refusal: wouldRefuse(round, event, offers) };
}

/** Closes the list at Escape, and at a press outside it. */
function useClosing(
  isOpen: boolean,
  strip: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        const isInside = strip.current?.contains(document.activeElement) ?? false;
        latest.current();
        if (isInside) opener.current?.focus();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !strip.current?.contains(target)) latest.current();
      },
      { signal },
    );
    return () => over.abort();
  }, [isOpen, strip, opener]);
}

/** Goes to what does the act that was written into the composer. */
function toAct(strip: HTMLElement | null): void {
  const stage = strip?.closest('[data-part="stage"]');
  requestAnimationFrame(() => {
    const button = stage?.querySelector<HTMLElement>(
      '[data-part="composer"] button[type="submit"]',
    );
    button?.focus({ preventScroll: true });
  });
}
