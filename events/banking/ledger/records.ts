/**
 * Record entries: a round's postings as each party's own books would show them.
 * They are derived, never stored, so no one can ever write half of an entry.
 */
import { assertDefined } from '../../assert';
import type { Cents } from '../../money';
import type { Notation } from '../../world/notation';
import { type Claim, partyOf } from './book';
import { creditorOf, debtorOf, isBilateral } from './ends';
import { HOLDINGS, INSTRUMENTS, type Instrument } from './instruments';
import { instrumentAt } from './sides';
import { balanceOf, type Posting, type Round } from './state';

/** One line of one party's records. */
export interface RecordEntry {
  readonly partyId: number;
  /** The side of the party's sheet that the entry changes. */
  readonly side: 'asset' | 'liability';
  readonly instrument: Instrument;
  /** What records call it; several instruments may share a name. */
  readonly instrumentType: (typeof INSTRUMENTS)[Instrument]['record'];
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

/**
 * The record entries of a round, in the order of its postings: one for cash,
 * notes and bills, otherwise two, the creditor's first. The part of a balance below zero is an
 * overdraft (of CH Certificates: a loan) on the mirrored sides.
 */
export function recordEntries(round: Round<unknown>): readonly RecordEntry[] {
  const balances = balancesBefore(round);
  return round.postings.flatMap((posting) => {
    const before = assertDefined(balances.get(posting.claim.slot), 'balance before the round');
    balances.set(posting.claim.slot, before + posting.delta);
    // A posting never takes a balance through zero: where it is below at either end, it is so all the way.
    return sightings(posting, Math.min(before, before + posting.delta)).map((seen) => ({
      ...seen,
      instrumentType: INSTRUMENTS[seen.instrument].record,
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

type Sighting = Pick<RecordEntry, 'partyId' | 'side' | 'instrument' | 'counterpartyId' | 'symbol'>;

/**
 * Who sees a posting, on which side, as which instrument.
 *
 * @param balance what the claim stood at before or after the posting, whichever is less
 */
function sightings({ claim, delta, counterpartyId }: Posting, balance: Cents): readonly Sighting[] {
  if (!isBilateral(claim)) {
    const { instrument, id: partyId } = claim;
    const { side } = HOLDINGS[instrument];
    return [{ partyId, side, instrument, counterpartyId, symbol: delta > 0 ? '+' : '-' }];
  }
  const instrument = instrumentAt(claim, balance);
  const [creditor, debtor] = [creditorOf(claim, balance), debtorOf(claim, balance)];
  const isMore = instrument === claim.instrument ? delta > 0 : delta < 0;
  const symbol = isMore ? '+' : '-';
  return [
    { partyId: creditor, side: 'asset', instrument, counterpartyId: debtor, symbol },
    { partyId: debtor, side: 'liability', instrument, counterpartyId: creditor, symbol },
  ];
}
