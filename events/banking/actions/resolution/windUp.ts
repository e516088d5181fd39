/** How a bank that is closed is wound up: what goes to the bank that takes over, and what becomes of everything owed. */
import { produce } from 'immer';
import { assertDefined, itemAt } from '../../../assert';
import type { Cents } from '../../../money';
import {
  type Account,
  CENTRAL_BANK,
  type CreditAccount,
  creditOf,
  findAccrued,
  findCredit,
  reservesOf,
  sharesOf,
} from '../../ledger/book';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf, holderOf, isPartyTo, issuerOf } from '../../ledger/ends';
import {
  assetsOf,
  type ClaimOnBank,
  claimsOn,
  coveredBy,
  debtsOf,
  type Payout,
  payoutOf,
} from '../../ledger/estate';
import { findInsuranceFund } from '../../ledger/institutions';
import { owedOn } from '../../ledger/interest';
import type { Journal } from '../../ledger/journal';
import { type Gains, netWorthTransfer } from '../../ledger/netWorth';
import { marketValueOf } from '../../ledger/price';
import { billsOf, collateralOf, repoOf } from '../../ledger/securities';
import { balanceOf } from '../../ledger/state';
import { systemOf } from '../../systems/registry';
import { paySettlement } from '../../systems/reserves';
import { deliverBills, roundingGains } from '../shared/bills';
import { settleAccrued } from '../shared/lending';
import { closeOut } from '../shared/repos';
import { accountAt, payClaimant, payInsuranceIn } from './payouts';

/** Which bank is closed, and which takes over. */
export interface Closing {
  readonly bank: number;
  readonly into: number;
}

/** What winding a bank up comes to. */
export interface WoundUp extends Payout {
  /** What is shared out beside what pledges cover. Cents. */
  readonly estate: Cents;
  /** Discount loans that pass to the bank that takes over, with the loans that secure them. Cents. */
  readonly assumed: Cents;
  readonly gains: Gains;
}

/** Winds a bank up, by the order of ranks; callers have checked that it can be. */
export function windUp(journal: Journal, closing: Closing): WoundUp {
  const { bank, into } = closing;
  journal.keepsSlots = true;
  const claims = claimsOn(journal, bank);
  const covered = coveredBy(journal, bank);
  const owners = ownersOf(journal, bank);
  const kept = closeOutRepos(journal, bank);
  const assumed = assumeDiscountLoans(journal, closing, covered);
  const estate = assetsOf(journal, bank) - assumed;
  const payout = payoutOf(claims, estate, owners);
  const rounded = handOver(journal, closing);
  endDebts(journal, bank);
  const paidIn = payInsuranceIn(journal, into, payout.shortfall);
  for (const { creditor, insured, paid } of payout.claims) {
    payClaimant(journal, into, creditor, insured + paid);
  }
  for (const { holder, paid } of payout.owners) payClaimant(journal, into, holder, paid);
  const { day } = assertDefined(journal.book.clock, 'clock on a board whose banks are closed');
  journal.adopt(
    produce(journal.book, (draft) => {
      itemAt(draft.parties, bank).closedOn = day;
    }),
  );
  const passed = gainsOf(journal, closing, payout, kept);
  const gains = [...kept.gains, ...rounded, ...paidIn, ...passed];
  return { ...payout, estate, assumed, gains };
}

/** Who has how much of a bank's share capital, by id. */
function ownersOf(journal: Journal, bank: number) {
  return sharesOf(journal.book, bank)
    .map((one) => ({ holder: creditorOf(one), shares: balanceOf(journal, one) }))
    .sort((one, other) => one.holder - other.holder);
}

/** What the close-out of a bank's repos has done already. */
interface ClosedOut {
  readonly gains: Gains;
  /** What its lenders have lost by it so far, by creditor: it ranks with the rest. Cents. */
  readonly short: ReadonlyMap<number, Cents>;
}

/** Lenders keep the bills that secure what the bank owes them, as far as these go. */
function closeOutRepos(journal: Journal, bank: number): ClosedOut {
  const short = new Map<number, Cents>();
  const gains: Gains[number][] = [];
  for (const { id, collateral } of debtsOf(journal.book, bank)) {
    if (!collateral) continue;
    const repo = repoOf(journal.book, id);
    const beyond = owedOn(journal, repo) - marketValueOf(journal.book, collateralOf(repo));
    const lender = creditorOf(repo);
    short.set(lender, (short.get(lender) ?? 0) + Math.max(0, beyond));
    gains.push(...closeOut(journal, repo));
  }
  return { gains, short };
}

/**
 * Loans to customers stay with the discount loans that they secure: whoever takes the ones over
 * owes the others, as far as they cover them.
 *
 * @returns what the bank that takes over owes by it, in cents
 */
function assumeDiscountLoans(
  journal: Journal,
  { bank, into }: Closing,
  covered: ReadonlyMap<number, Cents>,
): Cents {
  let assumed = 0;
  for (const debt of debtsOf(journal.book, bank)) {
    if (debt.collateral || debt.instrument !== 'Discount Loans') continue;
    const part = assertDefined(covered.get(debt.id), 'cover of a discount loan');
    if (part === 0) continue;
    const principal = Math.min(part, journal.balance(debt));
    const accrued = findAccrued(journal.book, debt);
    const { id } = journal.novate(debt, principal, into, CENTRAL_BANK);
    if (accrued && part > principal) {
      journal.novate(accrued, part - principal, into, CENTRAL_BANK, id);
    }
    assumed += part;
  }
  return assumed;
}

/**
 * Hands all that the bank has to the one that takes over, and ends what it owes on accounts.
 *
 * @returns who gains and who loses as what bills are worth is rounded to a cent
 */
function handOver(journal: Journal, closing: Closing): Gains {
  const { bank, into } = closing;
  for (const account of journal.book.accounts) {
    if (isPartyTo(account, bank)) moveAccount(journal, closing, account);
  }
  journal.payCash(bank, into, journal.balance(reservesOf(journal.book, bank)));
  const bills = billsOf(journal, bank);
  const rounded = roundingGains(journal, bank, into, bills);
  deliverBills(journal, bank, into, bills);
  const { credits } = journal.book;
  const owed = credits.filter(
    (debt) => creditorOf(debt) === bank && debt.accruedOnId === undefined,
  );
  // What was lent first, with its interest: debts keep the order in which they were made.
  for (const debt of owed) if (CREDITS[debt.instrument].isLent) moveDebt(journal, closing, debt);
  for (const debt of owed) if (!CREDITS[debt.instrument].isLent) moveOther(journal, closing, debt);
  return rounded;
}

/** An account with the bank is one with the other bank from now on; what is on it is paid in later. */
function moveAccount(journal: Journal, closing: Closing, account: Account): void {
  const { bank, into } = closing;
  const balance = journal.balance(account);
  if (holderOf(account) === bank) {
    if (balance > 0 && issuerOf(account) !== into) passBalance(journal, closing, account, balance);
    else journal.move(account, -balance);
    return;
  }
  journal.move(account, -balance);
  if (account.instrument !== 'Customer Deposits') {
    // What another bank had drawn on it is owed to the bank that takes over, unless that is itself.
    if (balance < 0 && holderOf(account) !== into) {
      journal.move(accountAt(journal, account, holderOf(account), into), balance);
    }
    return;
  }
  const placed = accountAt(journal, account, holderOf(account), into);
  journal.move(placed, Math.min(0, balance));
}

/** What the bank has with another, with a house or with the central bank. */
function passBalance(journal: Journal, { into }: Closing, account: Account, balance: Cents): void {
  const issuer = issuerOf(account);
  if (issuer === systemOf(journal.book).prefundedWith) {
    // A position is paid out to its member over the central bank; its balance there follows.
    journal.move(account, -balance);
    paySettlement(journal, issuer, into, balance);
    return;
  }
  journal.transferWithin(account, accountAt(journal, account, into, issuer), balance);
}

/** What was lent is owed to the other bank, with its interest; what that owes itself is gone. */
function moveDebt(journal: Journal, { into }: Closing, { id }: CreditAccount): void {
  const debt = creditOf(journal.book, id);
  const [debtor, owed] = [debtorOf(debt), journal.balance(debt)];
  if (debtor === into) {
    settleAccrued(journal, debt);
    journal.repay(debt, owed);
    return;
  }
  const accrued = findAccrued(journal.book, debt);
  const placed = journal.novate(debt, owed, debtor, into);
  if (accrued) journal.novate(accrued, journal.balance(accrued), debtor, into, placed.id);
}

/** The same with dues, and with shares of other banks: those of the bank that takes over are no more. */
function moveOther(journal: Journal, { into }: Closing, debt: CreditAccount): void {
  const [debtor, owed] = [debtorOf(debt), journal.balance(debt)];
  const notation = debtor === into ? 'setOff' : 'novation';
  if (debt.instrument === 'Dues') {
    journal.post(debt, -owed, notation);
    if (debtor !== into) journal.raiseDues(debtor, into, owed, notation);
    return;
  }
  journal.repay(debt, owed, notation);
  if (debtor !== into) journal.issueShares(debtor, into, owed, notation);
}

/** Ends what the bank owes, shares among it: whoever is owed is paid by rank. */
function endDebts(journal: Journal, bank: number): void {
  for (const { id } of journal.book.credits) {
    const debt = findCredit(journal.book, id);
    if (!debt || debtorOf(debt) !== bank) continue;
    const owed = journal.balance(debt);
    if (debt.instrument === 'Dues') journal.post(debt, -owed, 'setOff');
    else journal.repay(creditOf(journal.book, id), owed);
  }
}

/** Who gains and loses by it, beside what lenders in repo and owners of bills have. */
function gainsOf(
  { book }: Journal,
  { bank, into }: Closing,
  { claims, shortfall, owners, left }: Payout,
  { short }: ClosedOut,
): Gains {
  const lossOf = ({ creditor, rest, paid }: ClaimOnBank & { readonly paid: Cents }): Cents =>
    rest - (short.get(creditor) ?? 0) - paid;
  return [
    ...claims.flatMap((claim) => netWorthTransfer(claim.creditor, bank, lossOf(claim))),
    ...owners.flatMap(({ holder, shares, paid }) => netWorthTransfer(holder, bank, shares - paid)),
    ...netWorthTransfer(bank, into, left),
    ...netWorthTransfer(findInsuranceFund(book) ?? bank, bank, shortfall),
  ];
}
