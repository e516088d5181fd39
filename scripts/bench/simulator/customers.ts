/** What customers do, in the plain simulator. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { interestOn } from '@/events/banking/ledger/interest';
import { share } from '@/events/money';
import type { Refusal } from '@/events/refusal';
import type { SimBoard, SimDebt, SimOffers } from './board';
import {
  accountWith,
  noAccount,
  noLoan,
  refuseAmount,
  refuseBeyondAccount,
  refuseBeyondCash,
  refuseOffer,
  refuseRequirement,
  refuseSame,
  refuseType,
  unknown,
} from './checks';
import { lend, move, payCash, payWithin, raiseDues, repay } from './posting';

/** An event of one type. */
export type Of<Type extends BankingEvent['type']> = Extract<BankingEvent, { type: Type }>;

/** A customer pays a customer. */
export function transfer(
  board: SimBoard,
  { from, fromBank, to, toBank, amount }: Of<'transfer'>,
  offers: SimOffers,
): Refusal | null {
  const payer = board.parties[from];
  const payerBank = board.parties[fromBank];
  const payee = board.parties[to];
  const payeeBank = board.parties[toBank];
  if (!payer) return unknown('from');
  if (!payerBank) return unknown('fromBank');
  if (!payee) return unknown('to');
  if (!payeeBank) return unknown('toBank');
  const own = accountWith(payer, fromBank);
  const others = accountWith(payee, toBank);
  if (!own) return noAccount('fromBank');
  if (!others) return noAccount('toBank');
  const refused =
    refuseOffer(offers, 'transfer', payer) ??
    refuseType(payer, 'customer', 'from') ??
    refuseType(payerBank, 'bank', 'fromBank') ??
    refuseType(payee, 'customer', 'to') ??
    refuseType(payeeBank, 'bank', 'toBank') ??
    refuseSame(from, to, 'to') ??
    refuseAmount(amount) ??
    refuseBeyondAccount(own, amount, board.overdraft);
  if (refused) return refused;
  if (fromBank === toBank) {
    payWithin(board, from, own, to, others, amount);
  } else {
    move(board, from, own, -amount);
    move(board, to, others, amount);
    raiseDues(board, payerBank, toBank, amount);
  }
  return null;
}

/** A customer pays cash in or draws it out. */
export function depositOrWithdraw(
  board: SimBoard,
  { type, customer: customerId, bank: bankId, amount }: Of<'deposit' | 'withdraw'>,
  offers: SimOffers,
): Refusal | null {
  const customer = board.parties[customerId];
  const bank = board.parties[bankId];
  if (!customer) return unknown('customer');
  if (!bank) return unknown('bank');
  const account = accountWith(customer, bankId);
  if (!account) return noAccount('bank');
  const isDeposit = type === 'deposit';
  const refused =
    refuseOffer(offers, type, customer) ??
    refuseType(customer, 'customer', 'customer') ??
    refuseType(bank, 'bank', 'bank') ??
    refuseAmount(amount) ??
    (isDeposit
      ? refuseBeyondCash(customer, amount)
      : (refuseBeyondAccount(account, amount, board.overdraft) ??
        refuseBeyondCash(bank, amount) ??
        refuseRequirement(board, bank, amount, account, -amount)));
  if (refused) return refused;
  if (isDeposit) payCash(board, customer, bank, amount);
  else payCash(board, bank, customer, amount);
  move(board, customerId, account, isDeposit ? amount : -amount);
  return null;
}

/** A customer borrows: money is made. */
export function getLoan(
  board: SimBoard,
  { customer: customerId, bank: bankId, amount }: Of<'getLoan'>,
  offers: SimOffers,
): Refusal | null {
  const customer = board.parties[customerId];
  const bank = board.parties[bankId];
  if (!customer) return unknown('customer');
  if (!bank) return unknown('bank');
  const account = accountWith(customer, bankId);
  if (!account) return noAccount('bank');
  const refused =
    refuseOffer(offers, 'getLoan', customer) ??
    refuseType(customer, 'customer', 'customer') ??
    refuseType(bank, 'bank', 'bank') ??
    refuseAmount(amount) ??
    refuseRequirement(board, bank, 0, account, amount);
  if (refused) return refused;
  lend(board, {
    debtor: customerId,
    creditor: bankId,
    instrument: 'Loans',
    principal: amount,
    interest: interestOn(amount, board.interestRate),
  });
  move(board, customerId, account, amount);
  return null;
}

/** The interest that is paid with a part of a debt: what has been paid is always the same share of both. */
export function interestWith({ interest, principal, balance }: SimDebt, amount: number): number {
  if (interest === 0) return 0;
  const paid = share(interest, principal - balance, principal);
  return share(interest, principal - balance + amount, principal) - paid;
}

/** A customer repays part of a loan, with its interest. */
export function repayLoan(
  board: SimBoard,
  { loan, amount, by }: Of<'repayLoan'>,
  offers: SimOffers,
): Refusal | null {
  const debt = board.debts.find(({ id }) => id === loan);
  if (debt?.instrument !== 'Loans') return noLoan();
  const customer = board.parties[debt.debtor];
  const bank = board.parties[debt.creditor];
  if (!customer || !bank) return unknown('loan');
  const account = accountWith(customer, bank.id);
  if (!account) return noAccount('loan');
  const paid = amount + interestWith(debt, Math.min(amount, debt.balance));
  const refused =
    refuseOffer(offers, 'repayLoan', customer) ??
    refuseAmount(amount) ??
    (amount > debt.balance ? noLoan() : null) ??
    (by === 'cash'
      ? refuseBeyondCash(customer, paid)
      : refuseBeyondAccount(account, paid, board.overdraft));
  if (refused) return refused;
  if (by === 'cash') payCash(board, customer, bank, paid);
  else move(board, customer.id, account, -paid);
  repay(board, debt, amount);
  return null;
}
