/** What banks do, in the plain simulator: among correspondents, and on a central bank's books. */
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import { interestOn } from '@/events/banking/ledger/interest';
import type { Refusal } from '@/events/refusal';
import type { SimBoard, SimOffers } from './board';
import {
  accountWith,
  noAccount,
  noLoan,
  notDue,
  refuseAmount,
  refuseBeyondAccount,
  refuseOffer,
  refuseRate,
  refuseSame,
  refuseType,
  unknown,
} from './checks';
import { interestWith, type Of } from './customers';
import { findDues, lend, lowerDues, move, payWithin, repay } from './posting';

/** Two banks set their dues off; the larger keeps the difference. */
export function netDues(
  board: SimBoard,
  { bank: bankId, with: otherId }: Of<'netDues'>,
  offers: SimOffers,
): Refusal | null {
  const bank = board.parties[bankId];
  const other = board.parties[otherId];
  if (!bank) return unknown('bank');
  if (!other) return unknown('with');
  const owed = findDues(bank, otherId);
  const owing = findDues(other, bankId);
  const refused =
    refuseOffer(offers, 'netDues', bank) ??
    refuseType(bank, 'bank', 'bank') ??
    refuseType(other, 'bank', 'with') ??
    refuseSame(bankId, otherId, 'with');
  if (refused) return refused;
  if (!owed || !owing || owed.balance === 0 || owing.balance === 0) return notDue('NOTHING_TO_NET');
  const smaller = Math.min(owed.balance, owing.balance);
  lowerDues(board, bankId, owed, smaller);
  lowerDues(board, otherId, owing, smaller);
  owed.netted = true;
  owing.netted = true;
  return null;
}

/** Two correspondents set their dues off, and the debtor pays the difference. */
export function settleDues(
  board: SimBoard,
  { bank: bankId, with: otherId, by }: Of<'settleDues'>,
  offers: SimOffers,
): Refusal | null {
  if (bankId === 'all') return unknown('bank');
  const bank = board.parties[bankId];
  const other = board.parties[otherId];
  if (!bank) return unknown('bank');
  if (!other) return unknown('with');
  const refused =
    refuseOffer(offers, 'settleDues', bank) ??
    refuseType(bank, 'bank', 'bank') ??
    refuseType(other, 'bank', 'with') ??
    refuseSame(bankId, otherId, 'with');
  if (refused) return refused;
  const owed = findDues(bank, otherId);
  const owing = findDues(other, bankId);
  const difference = (owed?.balance ?? 0) - (owing?.balance ?? 0);
  if (difference === 0 && !owed?.balance) return notDue('NOTHING_DUE');
  const [debtor, creditor] = difference > 0 ? [bank, other] : [other, bank];
  const byDebit = by === 'debit';
  const holder = byDebit ? debtor : creditor;
  const account = accountWith(holder, byDebit ? creditor.id : debtor.id);
  const toPay = Math.abs(difference);
  if (toPay > 0) {
    if (!account) return noAccount('by');
    const beyond = byDebit ? refuseBeyondAccount(account, toPay, board.overdraft, 'by') : null;
    if (beyond) return beyond;
  }
  if (owed) lowerDues(board, bankId, owed, owed.balance);
  if (owing) lowerDues(board, otherId, owing, owing.balance);
  if (account) move(board, holder.id, account, byDebit ? -toPay : toPay);
  return null;
}

/** A bank pays another on the central bank's books. */
export function bankTransfer(
  board: SimBoard,
  { from, to, amount }: Of<'bankTransfer'>,
  offers: SimOffers,
): Refusal | null {
  const payer = board.parties[from];
  const payee = board.parties[to];
  if (!payer) return unknown('from');
  if (!payee) return unknown('to');
  const own = accountWith(payer, CENTRAL_BANK);
  const others = accountWith(payee, CENTRAL_BANK);
  if (!own) return noAccount('from');
  if (!others) return noAccount('to');
  const refused =
    refuseOffer(offers, 'bankTransfer', payer) ??
    refuseType(payer, 'bank', 'from') ??
    refuseType(payee, 'bank', 'to') ??
    refuseSame(from, to, 'to') ??
    refuseAmount(amount) ??
    refuseBeyondAccount(own, amount, board.overdraft);
  if (refused) return refused;
  payWithin(board, from, own, to, others, amount);
  return null;
}

/** A bank borrows another's balance. */
export function getFedFundsLoan(
  board: SimBoard,
  { borrower: borrowerId, lender: lenderId, amount, rate }: Of<'getFedFundsLoan'>,
  offers: SimOffers,
): Refusal | null {
  const borrower = board.parties[borrowerId];
  const lender = board.parties[lenderId];
  if (!borrower) return unknown('borrower');
  if (!lender) return unknown('lender');
  const own = accountWith(borrower, CENTRAL_BANK);
  const others = accountWith(lender, CENTRAL_BANK);
  if (!own) return noAccount('borrower');
  if (!others) return noAccount('lender');
  const refused =
    refuseOffer(offers, 'getFedFundsLoan', borrower) ??
    refuseType(borrower, 'bank', 'borrower') ??
    refuseType(lender, 'bank', 'lender') ??
    refuseSame(borrowerId, lenderId, 'lender') ??
    refuseAmount(amount) ??
    refuseRate(rate) ??
    refuseBeyondAccount(others, amount, board.overdraft);
  if (refused) return refused;
  lend(board, {
    debtor: borrowerId,
    creditor: lenderId,
    instrument: 'Fed Funds',
    principal: amount,
    interest: interestOn(amount, rate),
  });
  payWithin(board, lenderId, others, borrowerId, own, amount);
  return null;
}

/** A bank pays a fed funds loan back, with its interest. */
export function payFedFundsLoan(
  board: SimBoard,
  { loan, amount }: Of<'payFedFundsLoan'>,
  offers: SimOffers,
): Refusal | null {
  const debt = board.debts.find(({ id }) => id === loan);
  if (debt?.instrument !== 'Fed Funds') return noLoan();
  const own = accountWith(board.parties[debt.debtor], CENTRAL_BANK);
  const others = accountWith(board.parties[debt.creditor], CENTRAL_BANK);
  if (!own || !others) return noAccount('loan');
  const paid = amount + interestWith(debt, Math.min(amount, debt.balance));
  const refused =
    refuseOffer(offers, 'payFedFundsLoan', board.parties[debt.debtor]) ??
    refuseAmount(amount) ??
    (amount > debt.balance ? noLoan() : null) ??
    refuseBeyondAccount(own, paid, board.overdraft);
  if (refused) return refused;
  payWithin(board, debt.debtor, own, debt.creditor, others, paid);
  repay(board, debt, amount);
  return null;
}
