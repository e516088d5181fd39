/**
 * Record entries: a round's postings as each party's own books would show them.
 * They are derived, never stored, so no one can ever write half of an entry.
 */
import { known } from '../../known';
import type { Cents } from '../../money';
import { type Claim, type CreditInstrument, partyOf } from './book';
import { balanceOf, type Notation, type Posting, type Round } from './state';

type RecordInstrument =
  | 'cash'
  | 'deposits'
  | 'overdrafts'
  | 'ch certs'
  | 'dues'
  | 'loans'
  | 'mortgages'
  | 'Fed Funds'
  | 'repos'
  | 'treasuries'
  | 'notes';

/** One line of one party's records. */
export interface RecordEntry {
  readonly partyId: number;
  /** The side of the party's sheet that the entry changes. */
  readonly side: 'asset' | 'liability';
  readonly instrumentType: RecordInstrument;
  readonly notationType: Notation;
  /** Cents, always more than zero; `symbol` says which way. */
  readonly amount: Cents;
  /** Who stands on the other side; null for cash or bills that nobody on the board gave. */
  readonly counterpartyId: number | null;
  readonly counterpartyName: string | null;
  /** Whether that side grew or shrank. */
  readonly symbol: '+' | '-';
  readonly claim: Claim;
}

const CREDIT_RECORDS: Readonly<Record<CreditInstrument, RecordInstrument>> = {
  Dues: 'dues',
  Loans: 'loans',
  'Fed Funds': 'Fed Funds',
  Mortgage: 'mortgages',
  Repos: 'repos',
};

/**
 * The record entries of a round, in the order of its postings: one for cash,
 * notes and bills, otherwise two, the creditor's first. The part of a balance below zero is an
 * overdraft (of CH Certificates: a loan) on the mirrored sides.
 */
export function recordEntries(round: Round<unknown>): readonly RecordEntry[] {
  const balances = balancesBefore(round);
  return round.postings.flatMap((posting) => {
    const before = known(balances.get(posting.claim.slot), 'balance before the round');
    balances.set(posting.claim.slot, before + posting.delta);
    const belowZero = before < 0 || before + posting.delta < 0;
    return sightings(posting, belowZero).map((seen) => ({
      ...seen,
      notationType: posting.notation,
      amount: Math.abs(posting.delta),
      counterpartyName:
        seen.counterpartyId === null ? null : partyOf(round.book, seen.counterpartyId).name,
      claim: posting.claim,
    }));
  });
}

/** Balances by slot as they stood before the round's postings. */
function balancesBefore(round: Round<unknown>): Map<number, Cents> {
  const balances = new Map<number, Cents>();
  for (const { claim, delta } of round.postings) {
    balances.set(claim.slot, (balances.get(claim.slot) ?? balanceOf(round, claim)) - delta);
  }
  return balances;
}

type Sighting = Pick<
  RecordEntry,
  'partyId' | 'side' | 'instrumentType' | 'counterpartyId' | 'symbol'
>;

/** Who sees a posting, on which side, under which name. */
function sightings(
  { claim, delta, counterpartyId }: Posting,
  belowZero: boolean,
): readonly Sighting[] {
  const symbol = delta > 0 ? '+' : '-';
  switch (claim.kind) {
    case 'reserves':
      return [{ partyId: claim.id, side: 'asset', instrumentType: 'cash', counterpartyId, symbol }];
    case 'securities':
      return [
        { partyId: claim.id, side: 'asset', instrumentType: 'treasuries', counterpartyId, symbol },
      ];
    case 'notes':
      return [
        { partyId: claim.id, side: 'liability', instrumentType: 'notes', counterpartyId, symbol },
      ];
    case 'credit': {
      const { superiorId, subordinateId, instrument } = claim;
      return bothSides(superiorId, subordinateId, CREDIT_RECORDS[instrument], symbol);
    }
    case 'account': {
      const { superiorId: issuer, subordinateId: holder } = claim;
      const isCertificate = claim.instrument === 'CH Certificates';
      if (!belowZero)
        return bothSides(holder, issuer, isCertificate ? 'ch certs' : 'deposits', symbol);
      const mirrored = delta < 0 ? '+' : '-';
      return bothSides(issuer, holder, isCertificate ? 'loans' : 'overdrafts', mirrored);
    }
  }
}

function bothSides(
  creditor: number,
  debtor: number,
  instrumentType: RecordInstrument,
  symbol: '+' | '-',
): readonly Sighting[] {
  return [
    { partyId: creditor, side: 'asset', instrumentType, counterpartyId: debtor, symbol },
    { partyId: debtor, side: 'liability', instrumentType, counterpartyId: creditor, symbol },
  ];
}
