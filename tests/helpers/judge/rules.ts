/** What the rules ask of an event that names what exists and carries sound figures. */
import type { Auditor } from '../auditor';
import { pledgedOn, receivedBy, repoInterest, unpledged } from '../auditor/bills';
import { partiesOf } from '../auditor/books';
import { type AuditedEvent, type DoRepo, type EventNamed, isTimed } from '../auditor/events';
import { interestWith } from '../auditor/lending';
import { CERTIFICATES, membersOf } from '../auditor/opening';
import { faceThatSecures, worthOf } from '../auditor/prices';
import { capitalFinding } from './capital';
import { account, cash, type Finding, reserve } from './limits';
import { timedFindings } from './timed';

export function ruleFindings(auditor: Auditor, event: AuditedEvent): readonly Finding[] {
  if (isTimed(event)) return timedFindings(auditor, event);
  switch (event.type) {
    case 'deposit':
      return [cash(auditor, event.customer, event.amount)];
    case 'withdraw':
      return withdrawFindings(auditor, event);
    case 'transfer':
      return transferFindings(auditor, event);
    case 'getLoan':
    case 'getMortgage':
      return [
        requirement(auditor, event.customer, event.bank, event.amount, 0),
        capitalFinding(auditor, event.bank, { lent: event.amount }),
      ];
    case 'repayLoan':
    case 'repayMortgage':
      return repayFindings(auditor, event);
    case 'payDues':
      return [
        ['NOTHING_DUE', auditor.owed(event.from, event.to) === 0],
        ['EXCEEDS_DUES', event.amount > auditor.owed(event.from, event.to)],
        cash(auditor, event.from, event.amount),
      ];
    case 'netDues': {
      const { bank, with: other } = event;
      const isOneSided = auditor.owed(bank, other) === 0 || auditor.owed(other, bank) === 0;
      return [['NOTHING_TO_NET', isOneSided]];
    }
    case 'settleDues':
      return settleFindings(auditor, event);
    case 'bankTransfer':
      return reserve(auditor, event.from, event.amount);
    case 'getFedFundsLoan':
      return [
        ...reserve(auditor, event.lender, event.amount),
        capitalFinding(auditor, event.lender, { lent: event.amount }),
      ];
    case 'payFedFundsLoan': {
      const debt = auditor.debt(event.loan);
      if (event.amount > debt.balance) return [['EXCEEDS_LOAN', true]];
      const paid = event.amount + interestWith(debt, event.amount) + debt.accrued;
      return reserve(auditor, debt.debtor, paid);
    }
    case 'buySecurities':
      return sale(auditor, event.bank, event.amount);
    case 'sellSecurities':
      return purchase(auditor, event.bank, event.amount);
    case 'doRepo':
      return repoFindings(auditor, event);
    case 'unwindRepo': {
      const debt = auditor.debt(event.repo);
      const due = debt.balance + repoInterest(debt) + debt.accrued;
      return [pledgedOnFinding(auditor, event.repo), ...reserve(auditor, debt.debtor, due)];
    }
    case 'failRepo':
      return [pledgedOnFinding(auditor, event.repo)];
    case 'createBank':
    case 'openAccount':
      return openingFindings(auditor, event);
    case 'setOverdraft':
    case 'setReserveRequirement':
    case 'setInterestRate':
    case 'note':
    case 'setSystem':
    case 'issueSecurity':
    case 'startClock':
      return [];
  }
}

/** What a bank can pay its customers with, once it has paid out some of it. */
function liquidity(auditor: Auditor, bank: number, paidOut: number): number {
  const vault = auditor.party(bank).cash;
  if (!auditor.hasCentralBank) return vault - paidOut;
  const drawn = Math.max(paidOut - vault, 0);
  return Math.max(vault - paidOut, 0) + Math.max(auditor.reserve(bank) - drawn, 0);
}

function withdrawFindings(
  auditor: Auditor,
  { customer, bank, amount }: EventNamed<'withdraw'>,
): readonly Finding[] {
  return [
    ['INSUFFICIENT_CASH', amount > liquidity(auditor, bank, 0)],
    ...account(auditor, customer, bank, amount),
    requirement(auditor, customer, bank, -amount, amount),
  ];
}

/** Measured after the action, on customer deposits that stand above zero. */
function requirement(
  auditor: Auditor,
  customer: number,
  bank: number,
  change: number,
  paidOut: number,
): Finding {
  let deposits = 0n;
  for (const [pair, balance] of auditor.accounts) {
    const [holder, issuer] = partiesOf(pair);
    if (issuer !== bank || auditor.typeOf(holder) !== 'customer') continue;
    const left = holder === customer ? balance + change : balance;
    if (left > 0) deposits += BigInt(left);
  }
  const kept = BigInt(liquidity(auditor, bank, paidOut)) * 10_000n;
  return ['RESERVE_REQUIREMENT', kept < deposits * BigInt(auditor.settings.reserveRequirement)];
}

function transferFindings(auditor: Auditor, event: EventNamed<'transfer'>): readonly Finding[] {
  const { from, fromBank, toBank, amount } = event;
  const movesReserves = auditor.system === 'centralbank' && fromBank !== toBank;
  return [
    ...account(auditor, from, fromBank, amount),
    ...(movesReserves ? reserve(auditor, fromBank, amount) : []),
  ];
}

function repayFindings(
  auditor: Auditor,
  { loan, amount, by }: EventNamed<'repayLoan'> | EventNamed<'repayMortgage'>,
): readonly Finding[] {
  const debt = auditor.debt(loan);
  if (amount > debt.balance) return [['EXCEEDS_LOAN', true]];
  const paid = amount + interestWith(debt, amount) + debt.accrued;
  return by === 'cash'
    ? [cash(auditor, debt.debtor, paid)]
    : account(auditor, debt.debtor, debt.creditor, paid);
}

function settleFindings(auditor: Auditor, event: EventNamed<'settleDues'>): readonly Finding[] {
  const { bank, with: other, by } = event;
  if (bank === 'all') {
    const isDue = [...auditor.dues.values()].some((amount) => amount > 0);
    return [['NOTHING_DUE', !isDue && auditor.queue.length === 0]];
  }
  const [owed, owing] = [auditor.owed(bank, other), auditor.owed(other, bank)];
  const [debtor, creditor] = owed > owing ? [bank, other] : [other, bank];
  const isDebit = auditor.system === 'correspondent' && by === 'debit' && owed !== owing;
  return [
    ['NOTHING_DUE', owed === 0 && owing === 0],
    ...(isDebit ? account(auditor, debtor, creditor, Math.abs(owed - owing)) : []),
  ];
}

/** Bills that are sold must be the seller's own, and not pledged. */
function sale(auditor: Auditor, seller: number, amount: number): readonly Finding[] {
  return [
    ['INSUFFICIENT_BILLS', amount > auditor.party(seller).bills],
    ['BILLS_PLEDGED', amount > unpledged(auditor, seller)],
  ];
}

/** Bills of the central bank's that a bank pays for with reserves. */
function purchase(auditor: Auditor, buyer: number, face: number): readonly Finding[] {
  return [...reserve(auditor, buyer, worthOf(auditor, face)), ...sale(auditor, 0, face)];
}

/** Bills that are pledged may be the borrower's own or received ones, as long as they are not pledged already. */
function repoFindings(
  auditor: Auditor,
  { borrower, lender, amount, haircut }: DoRepo,
): readonly Finding[] {
  const collateral = faceThatSecures(auditor, amount, haircut);
  const received = receivedBy(auditor, borrower);
  const all = received.reduce((total, one) => total + one.all, auditor.party(borrower).bills);
  const free = received.reduce((total, one) => total + one.free, unpledged(auditor, borrower));
  return [
    ...reserve(auditor, lender, amount),
    capitalFinding(auditor, lender, { lent: amount }),
    ['INSUFFICIENT_BILLS', collateral > BigInt(all)],
    ['BILLS_PLEDGED', collateral > BigInt(free)],
  ];
}

function pledgedOnFinding(auditor: Auditor, repo: number): Finding {
  return ['REPO_PLEDGED_ON', pledgedOn(auditor, repo) > 0];
}

/** What joining a clearing house or opening an account costs. */
function openingFindings(
  auditor: Auditor,
  event: EventNamed<'createBank'> | EventNamed<'openAccount'>,
): readonly Finding[] {
  if (event.type === 'openAccount') {
    const { holder, issuer, amount } = event;
    const isWithChips = auditor.system === 'chips' && issuer === auditor.house;
    return isWithChips ? reserve(auditor, holder, amount) : [cash(auditor, holder, amount)];
  }
  const joins = auditor.system === 'clearinghouse' && event.partyType === 'bank';
  const mustPay = joins && membersOf(auditor) >= 2;
  return [['INSUFFICIENT_CASH', mustPay && event.cash < CERTIFICATES]];
}
