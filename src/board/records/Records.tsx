'use client';
/** The selected party's log. */
import { useCallback, useMemo } from 'react';
import type { BankingRound } from '@/events/banking/board/rules';
import { lineTo } from '@/events/banking/views/line';
import { partyRounds } from '@/events/banking/views/records/partyLog';
import { roundNumber } from '@/events/timeline/lines';
import { nodeAt, type Timeline } from '@/events/timeline/timeline';
import { PartyLog } from './PartyLog';

interface RecordsProps {
  readonly timeline: Timeline<BankingRound>;
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
  const rounds = useCallback(() => partyRounds(line, partyId, shown), [line, partyId, shown]);
  if (!party) return <p className="panel-none">This party is not on the board yet in this step.</p>;
  return <PartyLog name={party.name} shown={shown} rounds={rounds} onRound={onRound} />;
}
