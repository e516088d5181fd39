'use client';
/** What of a board's screen is the reader's choice and no part of the log: how it is drawn, whom it is about, what is open. */
import { useMemo, useState } from 'react';
import { offeredTo } from '@/events/actions/offers';
import type { BankingEvent } from '@/events/actions/registry';
import type { BankingBoard } from '@/events/log/boards';
import type { RowMode } from '@/events/views/rows';
import type { Drafts } from './drafts';
import type { BankingGame } from './game';
import type { ColourMode, DisplayMode } from './roundView';
import { useDialog } from './useDialog';

/** A line of a party's sheet, by its key. */
export interface FigureAt {
  readonly partyId: number;
  readonly lineKey: string;
}

/** The first party that can do something; where none can, the first. */
function firstToAct({ start, offers }: BankingBoard): number {
  const parties = start.at(-1)?.book.parties ?? [];
  const acting = parties.find(({ type }) => offeredTo(type, offers).length > 0) ?? parties[0];
  return acting?.id ?? 0;
}

/** The choices, and how to make them. */
export function useScreen({ board }: BankingGame) {
  const [display, setDisplay] = useState<DisplayMode>('taccounts');
  const [colours, setColours] = useState<ColourMode>('static');
  const [rows, setRows] = useState<RowMode>('latest');
  const [selected, setSelected] = useState(() => firstToAct(board));
  const [type, setType] = useState('');
  const { dialog, asked, open, close, openHelp, openShare, openHandIn, outcome, setOutcome } =
    useDialog();
  const [isPredicting, setPredicting] = useState(false);
  const [predicted, setPredicted] = useState<BankingEvent | null>(null);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [figure, setFigure] = useState<FigureAt | null>(null);
  // The same until one of the choices changes: a step changes none.
  return useMemo(
    () => ({
      ...{ display, setDisplay, colours, setColours, rows, setRows },
      ...{ selected, setSelected, type, setType, dialog, asked, open },
      ...{ outcome, setOutcome },
      ...{ isPredicting, setPredicting, predicted, setPredicted, figure, setFigure },
      ...{ drafts, setDrafts, close, openHelp, openShare, openHandIn },
    }),
    [
      display,
      colours,
      rows,
      selected,
      type,
      dialog,
      asked,
      outcome,
      setOutcome,
      isPredicting,
      predicted,
      figure,
      drafts,
      open,
      close,
      openHelp,
      openShare,
      openHandIn,
    ],
  );
}

export type Screen = ReturnType<typeof useScreen>;
