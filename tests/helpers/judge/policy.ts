/** What the rules ask of the central bank's facilities, of open-market operations and of the Treasury. */
import type { Auditor } from '../auditor';
import { addableTo, collateralFor, unpledged } from '../auditor/bills';
import type { EventNamed } from '../auditor/events';
import { BILLS_CUT, LOANS_CUT, standsFor, treasuryOf } from '../auditor/policy';
import { faceThatSecures } from '../auditor/prices';
import { account, type Finding, reserve } from './limits';

/** Whether a party can pay so much over the central bank. */
export function overFindings(auditor: Auditor, payer: number, sum: number): readonly Finding[] {
  if (payer === 0) return [];
  if (payer === treasuryOf(auditor)) {
    return [['INSUFFICIENT_DEPOSITS', sum > auditor.reserve(payer)]];
  }
  const end = standsFor(auditor, payer) ?? payer;
  return [
    ...(end === payer ? [] : account(auditor, payer, end, sum)),
    ...reserve(auditor, end, sum),
  ];
}

/** Bills that somebody delivers or pledges: its own, and free. */
export function billFindings(auditor: Auditor, owner: number, sum: number): readonly Finding[] {
  return [
    ['INSUFFICIENT_BILLS', sum > auditor.party(owner).bills],
    ['BILLS_PLEDGED', sum > unpledged(auditor, owner)],
  ];
}

/** Loans to customers that a bank has not pledged at the window yet. */
function freeLoans(auditor: Auditor, bank: number): bigint {
  let free = 0n;
  for (const { id, kind, debtor, creditor, balance } of auditor.debts.values()) {
    if (creditor === bank && (kind === 'Loans' || kind === 'Mortgage')) free += BigInt(balance);
    const isOnLoans = kind === 'Discount Loans' && !auditor.pledges.has(id);
    if (debtor === bank && isOnLoans) free -= collateralFor(balance, LOANS_CUT);
  }
  return free < 0n ? 0n : free;
}

export function windowFindings(
  auditor: Auditor,
  { bank, amount, collateral }: EventNamed<'discountLoan'>,
): readonly Finding[] {
  if (collateral === 'loans') {
    const asked = collateralFor(amount, LOANS_CUT);
    return [['INSUFFICIENT_COLLATERAL', asked > freeLoans(auditor, bank)]];
  }
  return billFindings(auditor, bank, Number(faceThatSecures(auditor, amount, BILLS_CUT)));
}

/** Bills that are added to a pledge: the debtor's own, or received under older repos where they are passed on. */
export function pledgeFindings(
  auditor: Auditor,
  { repo, amount }: EventNamed<'pledge'>,
): readonly Finding[] {
  const { borrower } = auditor.pledge(repo);
  const received = addableTo(auditor, repo);
  const all = received.reduce((total, one) => total + one.all, auditor.party(borrower).bills);
  const free = received.reduce((total, one) => total + one.free, unpledged(auditor, borrower));
  return [
    ['INSUFFICIENT_BILLS', amount > all],
    ['BILLS_PLEDGED', amount > free],
  ];
}
