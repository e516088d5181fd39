/**
 * Records of the exercise: a round's postings as each player's own books and log
 * would show them. They are derived, never stored.
 */
import type { Notation } from '../world/notation';
import {
  type BillsPosting,
  type BillsState,
  type BillsStep,
  type Currency,
  playerOf,
} from './state';
import { billWords, quantity } from './words';

/** One line of one player's records. */
export interface BillsRecord {
  readonly playerId: number;
  /** The side of the player's sheet that the entry changes. */
  readonly side: 'asset' | 'liability';
  readonly instrumentType: 'goods' | 'bills' | 'claims' | Currency;
  readonly notationType: Notation;
  /** Hundredths, always more than zero; `symbol` says which way. */
  readonly amount: number;
  /** Who stands on the other side; null when the board itself does. */
  readonly counterpartyId: number | null;
  readonly counterpartyName: string | null;
  /** Whether that side grew or shrank. */
  readonly symbol: '+' | '-';
  readonly posting: BillsPosting;
}

/** The records of a round, in the order of its postings; where a claim arises or ends, the creditor's first. */
export function billsRecords(round: BillsStep<unknown>): readonly BillsRecord[] {
  return round.postings.flatMap((posting) =>
    sightings(posting).map((seen) => ({
      ...seen,
      notationType: posting.notation,
      amount: Math.abs(posting.delta),
      counterpartyName: nameOf(round, seen.counterpartyId),
      symbol: posting.delta > 0 ? '+' : '-',
      posting,
    })),
  );
}

type Sighting = Pick<BillsRecord, 'playerId' | 'side' | 'instrumentType' | 'counterpartyId'>;

/** Who sees a posting, on which side, under which name. */
function sightings(posting: BillsPosting): readonly Sighting[] {
  switch (posting.kind) {
    case 'goods':
    case 'coin': {
      const { playerId, counterpartyId } = posting;
      const instrumentType = posting.kind === 'goods' ? 'goods' : posting.currency;
      return [{ playerId, side: 'asset', instrumentType, counterpartyId }];
    }
    case 'bill': {
      const { holderId, counterpartyId, notation } = posting;
      // A bill that is passed on leaves its debtor owing as much as before.
      return notation === 'assignment'
        ? [{ playerId: holderId, side: 'asset', instrumentType: 'bills', counterpartyId }]
        : bothSides(holderId, counterpartyId, 'bills');
    }
    case 'claim':
      return bothSides(posting.creditorId, posting.debtorId, 'claims');
  }
}

function bothSides(
  creditor: number,
  debtor: number,
  instrumentType: 'bills' | 'claims',
): readonly Sighting[] {
  return [
    { playerId: creditor, side: 'asset', instrumentType, counterpartyId: debtor },
    { playerId: debtor, side: 'liability', instrumentType, counterpartyId: creditor },
  ];
}

function nameOf(state: BillsState, id: number | null): string | null {
  return id === null ? null : playerOf(state, id).name;
}

/** One line of a player's own log: what a round did to it. */
export interface BillsLogLine {
  /** The line's index in the round, from 0. */
  readonly id: number;
  readonly playerId: number;
  readonly thirdPartyId: number | null;
  readonly thirdPartyName: string | null;
  /** What happened, as a sentence without its subject: "Receives 64 ecus." */
  readonly action: string;
  /** Whether the player has more (an asset grew, a liability shrank) or less for it. */
  readonly symbol: '+' | '-';
}

/** The log lines of a round, one for each record. */
export function billsLogLines(round: BillsStep<unknown>): readonly BillsLogLine[] {
  return billsRecords(round).map((record, id) => ({
    id,
    playerId: record.playerId,
    thirdPartyId: record.counterpartyId,
    thirdPartyName: record.counterpartyName,
    action: actionWords(record),
    symbol: (record.side === 'asset') === (record.symbol === '+') ? '+' : '-',
  }));
}

function actionWords(record: BillsRecord): string {
  const { posting, amount, symbol, counterpartyName: other } = record;
  const isMore = symbol === '+';
  switch (posting.kind) {
    case 'goods':
    case 'coin': {
      const what = quantity(amount, posting.kind === 'goods' ? 'goods' : posting.currency);
      if (other === null) return `${isMore ? 'Has back' : 'Gives up'} ${what}.`;
      return isMore ? `Receives ${what} from ${other}.` : `Gives ${what} to ${other}.`;
    }
    case 'bill':
      return billAction(record, `the ${billWords(posting.bill)}`);
    case 'claim': {
      const what = quantity(amount, 'marcs');
      if (record.side === 'asset') {
        return `Is owed ${what} ${isMore ? 'more' : 'less'} by ${other}.`;
      }
      return `Owes ${other} ${what} ${isMore ? 'more' : 'less'}.`;
    }
  }
}

function billAction(
  { side, symbol, notationType, counterpartyName: other }: BillsRecord,
  bill: string,
) {
  if (notationType === 'assignment') {
    return symbol === '+' ? `Takes over ${bill} from ${other}.` : `Hands ${bill} to ${other}.`;
  }
  if (side === 'asset') {
    return symbol === '+'
      ? `Holds ${bill}, due from ${other}.`
      : `Gives up ${bill}: ${other} owes it no more.`;
  }
  return symbol === '+' ? `Owes ${bill} to ${other}.` : `Owes ${bill} to ${other} no more.`;
}
