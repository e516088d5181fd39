'use client';
/** The selected player's log. */
import { useCallback } from 'react';
import { billsLogLines } from '@/events/bills/records';
import type { BillsRound } from '@/events/bills/rules';
import { playerOf } from '@/events/bills/state';
import { roundNumber } from '@/events/timeline/lines';
import { nodeAt, parentOf, type Timeline } from '@/events/timeline/timeline';
import { PartyLog, type RecordedRound } from '../records/PartyLog';
import { closingNode, phraseAt } from '../sentence/lineView';

interface BillsRecordsProps {
  readonly timeline: Timeline<BillsRound>;
  readonly at: number;
  readonly playerId: number;
  /** Goes to a round, by its number. */
  readonly onRound: (round: number) => void;
}

/** The log up to the shown round. */
export function BillsRecords({ timeline, at, playerId, onRound }: BillsRecordsProps) {
  const rounds = useCallback(() => playerRounds(timeline, at, playerId), [timeline, at, playerId]);
  const { name } = playerOf(nodeAt(timeline, at).round, playerId);
  return (
    <PartyLog name={name} rounds={rounds} onRound={onRound} shown={roundNumber(timeline, at)} />
  );
}

/** The rounds that wrote in a player's log, the shown one first, back to the opening position. */
function* playerRounds(
  timeline: Timeline<BillsRound>,
  at: number,
  playerId: number,
): Generator<RecordedRound> {
  let { id } = closingNode(timeline, at);
  while (id > timeline.opening) {
    const lines = billsLogLines(nodeAt(timeline, id).round).filter(
      (line) => line.playerId === playerId,
    );
    if (lines.length > 0) {
      yield { number: roundNumber(timeline, id), sentence: phraseAt(timeline, id), lines };
    }
    ({ id } = closingNode(timeline, parentOf(timeline, id)));
  }
}
