/**
 * The second audit: what a board's rounds say happened, taken from their postings
 * alone. Balances are added up claim by claim from the blank board, the sheets are
 * drawn from them anew, and the invariants of the ledger are asked of the result.
 */
import type { AuditedSheet } from '../auditor';
import { brokenInvariants } from './invariants';
import { PAR } from './prices';
import {
  isMutual,
  type PostedBalance,
  type PostedBooks,
  type PostedClaim,
  type PostedRound,
  type Posting,
} from './rounds';
import { type AuditedLine, accountLabel, inOrder, labelsOf, totalOf } from './sheets';

/** The books before the first round. */
export const NOTHING_POSTED: PostedBooks = {
  balances: new Map(),
  sheets: [],
  faces: [],
  price: PAR,
};

/**
 * Adds a round's postings to the books before it.
 *
 * @returns the books after it, and a sentence for everything that is wrong with the round;
 *   a round with figures that are not exact leaves the books as they were
 */
export function auditPostings(
  before: PostedBooks,
  round: PostedRound,
): { readonly after: PostedBooks; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const balances = new Map(before.balances);
  for (const posting of round.postings) {
    const { claim, delta } = posting;
    const key = `${claim.kind} ${claim.id}`;
    const known = balances.get(key);
    problems.push(...wrongWith(posting, known?.claim, round));
    balances.set(key, { claim, balance: (known?.balance ?? 0) + delta });
  }
  if (!round.postings.every(({ delta }) => Number.isSafeInteger(delta))) {
    return { after: before, problems };
  }
  const { event, faces, parties } = round;
  const insured = event.type === 'insureDeposits' ? event.limit : before.insured;
  const after: PostedBooks = {
    balances,
    sheets: sheetsOf(balances, parties),
    // Where nobody says what face value there is, bills are at par.
    faces: faces ?? parties.map(({ id }) => balances.get(`securities ${id}`)?.balance ?? 0),
    price: event.type === 'setPrice' ? event.price : before.price,
    ...(insured === undefined ? {} : { insured }),
  };
  return { after, problems: [...problems, ...brokenInvariants(before, after, round)] };
}

const NOTATIONS = ['assignment', 'issuance', 'novation', 'setOff', 'revaluation'];

function wrongWith(
  { claim, delta, notation }: Posting,
  known: PostedClaim | undefined,
  { parties }: PostedRound,
): readonly string[] {
  const name = `${claim.kind} ${claim.id}`;
  const exists = (id: number): boolean => parties[id]?.id === id;
  const isPlaced = namesOf(claim).every(exists);
  const isTheSame = known === undefined || inWords(known) === inWords(claim);
  return [
    ...(Number.isSafeInteger(delta) ? [] : [`${name} moves by ${delta}, which is not exact`]),
    ...(NOTATIONS.includes(notation) ? [] : [`${name} moves by a ${notation}`]),
    ...(isPlaced ? [] : [`${name} is between parties that are not on the board`]),
    ...(isTheSame ? [] : [`${name} is no longer the claim it was`]),
  ];
}

/** The parties that a claim stands between, or belongs to. */
function namesOf(claim: PostedClaim): readonly number[] {
  return isMutual(claim) ? [claim.subordinateId, claim.superiorId] : [claim.id];
}

function inWords(claim: PostedClaim): string {
  const instrument = isMutual(claim) ? claim.instrument : '';
  return `${claim.kind} ${instrument} ${namesOf(claim).join(' ')}`;
}

function sheetsOf(
  balances: PostedBooks['balances'],
  parties: PostedRound['parties'],
): readonly AuditedSheet[] {
  const all = [...balances.values()].flatMap((one) => entriesOf(one, parties));
  return parties.map(({ id, name, type }) => {
    const linesOn = (side: Entry['side']): readonly AuditedLine[] =>
      inOrder(
        all
          .filter((entry) => entry.party === id && entry.side === side)
          .map(({ instrument, thirdParty, amount }) => ({ instrument, thirdParty, amount })),
      );
    const [assets, liabilities] = [linesOn('asset'), linesOn('liability')];
    const netWorth = Number(totalOf(assets) - totalOf(liabilities));
    const cash = balances.get(`reserves ${id}`)?.balance ?? 0;
    return { id, name, type, cash, assets, liabilities, netWorth };
  });
}

interface Entry extends AuditedLine {
  readonly party: number;
  readonly side: 'asset' | 'liability';
}

/** A claim's lines: one where it has no issuer or no holder on the board, else one on either side. */
function entriesOf(
  { claim, balance }: PostedBalance,
  parties: PostedRound['parties'],
): readonly Entry[] {
  if (balance === 0) return [];
  const typeOf = (id: number): string => parties[id]?.type ?? '';
  const alone = (side: Entry['side'], instrument: string): readonly Entry[] => [
    { party: claim.id, side, instrument, thirdParty: null, amount: balance },
  ];
  if (!isMutual(claim)) {
    if (claim.kind === 'notes') return alone('liability', 'Notes');
    return alone('asset', claim.kind === 'reserves' ? 'Reserves' : 'Treasury Bills');
  }
  const { subordinateId, superiorId, instrument, kind } = claim;
  const amount = Math.abs(balance);
  if (kind === 'credit') {
    const [asset, liability] = [
      labelsOf(instrument, typeOf(superiorId)).asset,
      labelsOf(instrument, typeOf(subordinateId)).liability,
    ];
    return [
      entry(superiorId, 'asset', asset, subordinateId, amount),
      entry(subordinateId, 'liability', liability, superiorId, amount),
    ];
  }
  const label = accountLabel(instrument, balance, typeOf(superiorId) === 'centralbank');
  const [creditor, debtor] =
    balance > 0 ? [subordinateId, superiorId] : [superiorId, subordinateId];
  return [
    entry(creditor, 'asset', label, debtor, amount),
    entry(debtor, 'liability', label, creditor, amount),
  ];
}

function entry(
  party: number,
  side: Entry['side'],
  instrument: string,
  thirdParty: number,
  amount: number,
): Entry {
  return { party, side, instrument, thirdParty, amount };
}
