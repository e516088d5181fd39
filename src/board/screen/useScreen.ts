'use client';
/** State of the screen that is no part of the log: display mode, selected party, open dialog. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingBoard } from '@/events/banking/board/boards';
import type { RowMode } from '@/events/banking/views/rows';
import type { Beginning } from '@/events/goals/tasks';
import { offeredTo } from '@/events/world/offers';
import { useDrafts } from '../composer/drafts';
import { canAct } from '../composer/workable';
import type { BankingGame } from '../session/game';
import type { ColourMode, DisplayMode } from '../sheets/partyView';
import { useDialog } from './useDialog';

/** A line of a party's sheet, by its key. */
export interface FigureAt {
  readonly partyId: number;
  readonly lineKey: string;
}

/** The first party for whom something would work; where there is none, the first that is offered anything. */
function firstToAct({ start, offers }: BankingBoard): number {
  const opening = start.at(-1);
  if (!opening) return 0;
  const { parties } = opening.book;
  const acting = parties.filter(({ type }) => offeredTo(type, offers).length > 0);
  const able = acting.find((party) => canAct(offers, opening, party));
  return (able ?? acting[0] ?? parties[0])?.id ?? 0;
}

/** Whose form is open, and on which action: the reader's choice, and before it what the task at hand begins with. */
function useActor(board: BankingBoard, task: Beginning | undefined) {
  const [chosen, choose] = useState<number | null>(null);
  const [typed, setType] = useState('');
  const [kept, keep] = useState<Beginning | null>(null);
  const begins = kept ?? task;
  // Every act of every party is tried for it: once, and not where a task says who begins.
  const isOpen = begins === undefined;
  const first = useMemo(() => (isOpen ? firstToAct(board) : 0), [board, isOpen]);
  const selected = chosen ?? begins?.party ?? first;
  const isBegun = begins?.party === selected && (typed === '' || typed === begins.act);
  // A task that is met leaves the form as it is: whoever is at it goes on from there.
  const stay = useCallback(() => keep((before) => before ?? task ?? null), [task]);
  const setSelected = useCallback(
    (partyId: number) => {
      stay();
      choose(partyId);
    },
    [stay],
  );
  return {
    selected,
    setSelected,
    setType,
    stay,
    type: isBegun ? begins.act : typed,
    role: isBegun ? begins.role : undefined,
  };
}

/**
 * The choices, and how to make them.
 *
 * @param task what the form opens with; left out, the first party that can act
 */
export function useScreen({ board }: BankingGame, task?: Beginning) {
  const drawing = useDrawing();
  const { stay, ...actor } = useActor(board, task);
  const { dialog, asked, open, close, openHelp, openShare, openHandIn, outcome, setOutcome } =
    useDialog();
  const [isPredicting, setPredicting] = useState(false);
  const [predicted, setPredicted] = useState<BankingEvent | null>(null);
  const drafting = useDrafts(actor);
  const [figure, setFigure] = useState<FigureAt | null>(null);
  // The counterparties that the composer names, by id; a text, so that the same ones are no change.
  const [named, setNamed] = useState('');
  // What the composer names in this drawing. While `named` differs, another drawing follows before anything is painted.
  const naming = useRef('');
  // The same until one of the choices changes: a step changes none.
  return useMemo(
    () => ({
      ...drawing,
      ...drafting,
      stay,
      dialog,
      asked,
      open,
      outcome,
      setOutcome,
      isPredicting,
      setPredicting,
      predicted,
      setPredicted,
      figure,
      setFigure,
      named,
      setNamed,
      naming,
      close,
      openHelp,
      openShare,
      openHandIn,
    }),
    [
      drawing,
      drafting,
      stay,
      dialog,
      asked,
      outcome,
      setOutcome,
      isPredicting,
      predicted,
      figure,
      named,
      open,
      close,
      openHelp,
      openShare,
      openHandIn,
    ],
  );
}

/** How accounts, changes and the ledger are drawn. */
function useDrawing() {
  const [display, setDisplay] = useState<DisplayMode>('taccounts');
  const [colours, setColours] = useState<ColourMode>('static');
  const [rows, setRows] = useState<RowMode>('latest');
  return useMemo(
    () => ({ display, setDisplay, colours, setColours, rows, setRows }),
    [display, colours, rows],
  );
}

export type Screen = ReturnType<typeof useScreen>;
