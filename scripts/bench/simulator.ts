/**
 * The boards that the bench folds, payments among correspondents and fed funds on a central bank's books,
 * as a plain mutable simulator would hold them: objects and lists, changed in place, no history. It checks
 * what the rules check, in their order, and writes the entries that the parties' records need. The figures
 * of a fold are given beside this one's; the same steps also run inside immer and inside a Redux store.
 */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { CENTRAL_BANK } from '@/events/banking/ledger/book';
import { interestOn } from '@/events/banking/ledger/interest';
import type { RefusalCode } from '@/events/refusal';
import {
  accountWith,
  findDues,
  interestWith,
  lowerDues,
  move,
  payWithin,
  raiseDues,
  refuseActor,
  refuseAmount,
  refuseBeyond,
  refuseSame,
  refuseType,
  type SimBoard,
  type SimDues,
  type SimOffers,
  type SimParty,
  write,
} from './simBoard';

/**
 * Changes the board by one event, in place. A refused event changes nothing.
 * Throws on types that the sessions of this measurement do not hold.
 */
export function step(board: SimBoard, event: BankingEvent, offers: SimOffers): RefusalCode | null {
  board.entries = [];
  switch (event.type) {
    case 'transfer':
      return transfer(board, event, offers);
    case 'netDues':
    case 'settleDues':
      return clear(board, event, offers);
    case 'bankTransfer':
      return bankTransfer(board, event, offers);
    case 'getFedFundsLoan':
      return getFedFundsLoan(board, event, offers);
    case 'payFedFundsLoan':
      return payFedFundsLoan(board, event, offers);
    default:
      throw new Error(`the simulator does not know ${event.type}`);
  }
}

type Of<Type extends BankingEvent['type']> = Extract<BankingEvent, { type: Type }>;

function transfer(
  board: SimBoard,
  { type, from, fromBank, to, toBank, amount }: Of<'transfer'>,
  offers: SimOffers,
): RefusalCode | null {
  const payer = board.parties[from];
  const payerBank = board.parties[fromBank];
  const payee = board.parties[to];
  const payeeBank = board.parties[toBank];
  if (!payer || !payerBank || !payee || !payeeBank) return 'UNKNOWN_PARTY';
  const own = accountWith(payer, fromBank);
  const others = accountWith(payee, toBank);
  if (!own || !others) return 'UNKNOWN_ACCOUNT';
  const refused =
    refuseActor(payer, 'customer', type, offers) ??
    refuseType(payerBank, 'bank') ??
    refuseType(payee, 'customer') ??
    refuseType(payeeBank, 'bank') ??
    refuseSame(from, to) ??
    refuseAmount(amount) ??
    refuseBeyond(board, own, amount);
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

/** Two correspondents set their dues off: the larger keeps the difference, or pays it, which settles them. */
function clear(
  board: SimBoard,
  event: Of<'netDues'> | Of<'settleDues'>,
  offers: SimOffers,
): RefusalCode | null {
  const { type, bank: bankId, with: otherId } = event;
  if (bankId === 'all') return 'UNKNOWN_PARTY';
  const bank = board.parties[bankId];
  const other = board.parties[otherId];
  if (!bank || !other) return 'UNKNOWN_PARTY';
  const refused =
    refuseActor(bank, 'bank', type, offers) ??
    refuseType(other, 'bank') ??
    refuseSame(bankId, otherId);
  if (refused) return refused;
  const owed = findDues(bank, otherId);
  const owing = findDues(other, bankId);
  if (type === 'settleDues') return settle(board, bank, owed, other, owing, event.by === 'debit');
  if (!owed || !owing || owed.balance === 0 || owing.balance === 0) return 'NOTHING_TO_NET';
  const smaller = Math.min(owed.balance, owing.balance);
  lowerDues(board, bankId, owed, smaller);
  lowerDues(board, otherId, owing, smaller);
  owed.netted = true;
  owing.netted = true;
  return null;
}

function settle(
  board: SimBoard,
  bank: SimParty,
  owed: SimDues | undefined,
  other: SimParty,
  owing: SimDues | undefined,
  byDebit: boolean,
): RefusalCode | null {
  const difference = (owed?.balance ?? 0) - (owing?.balance ?? 0);
  if (difference === 0 && !owed?.balance) return 'NOTHING_DUE';
  const [debtor, creditor] = difference > 0 ? [bank, other] : [other, bank];
  const holder = byDebit ? debtor : creditor;
  const account = accountWith(holder, byDebit ? creditor.id : debtor.id);
  const toPay = Math.abs(difference);
  if (toPay > 0) {
    if (!account) return 'UNKNOWN_ACCOUNT';
    const beyond = byDebit ? refuseBeyond(board, account, toPay) : null;
    if (beyond) return beyond;
  }
  if (owed) lowerDues(board, bank.id, owed, owed.balance);
  if (owing) lowerDues(board, other.id, owing, owing.balance);
  if (account) move(board, holder.id, account, byDebit ? -toPay : toPay);
  return null;
}

function bankTransfer(
  board: SimBoard,
  { type, from, to, amount }: Of<'bankTransfer'>,
  offers: SimOffers,
): RefusalCode | null {
  const payer = board.parties[from];
  const payee = board.parties[to];
  if (!payer || !payee) return 'UNKNOWN_PARTY';
  const own = accountWith(payer, CENTRAL_BANK);
  const others = accountWith(payee, CENTRAL_BANK);
  if (!own || !others) return 'UNKNOWN_ACCOUNT';
  const refused =
    refuseActor(payer, 'bank', type, offers) ??
    refuseType(payee, 'bank') ??
    refuseSame(from, to) ??
    refuseAmount(amount) ??
    refuseBeyond(board, own, amount);
  if (refused) return refused;
  payWithin(board, from, own, to, others, amount);
  return null;
}

function getFedFundsLoan(
  board: SimBoard,
  { type, borrower: borrowerId, lender: lenderId, amount, rate }: Of<'getFedFundsLoan'>,
  offers: SimOffers,
): RefusalCode | null {
  const borrower = board.parties[borrowerId];
  const lender = board.parties[lenderId];
  if (!borrower || !lender) return 'UNKNOWN_PARTY';
  const own = accountWith(borrower, CENTRAL_BANK);
  const others = accountWith(lender, CENTRAL_BANK);
  if (!own || !others) return 'UNKNOWN_ACCOUNT';
  const refused =
    refuseActor(borrower, 'bank', type, offers) ??
    refuseType(lender, 'bank') ??
    refuseSame(borrowerId, lenderId) ??
    refuseAmount(amount) ??
    (Number.isInteger(rate) && rate >= 0 && rate <= 10_000 ? null : 'RATE_INVALID') ??
    refuseBeyond(board, others, amount);
  if (refused) return refused;
  board.debts.push({
    id: board.nextId,
    debtor: borrowerId,
    creditor: lenderId,
    principal: amount,
    interest: interestOn(amount, rate),
    balance: amount,
  });
  board.nextId += 1;
  write(board, 'Fed Funds', borrowerId, lenderId, amount, 'issuance');
  payWithin(board, lenderId, others, borrowerId, own, amount);
  return null;
}

function payFedFundsLoan(
  board: SimBoard,
  { type, loan, amount }: Of<'payFedFundsLoan'>,
  offers: SimOffers,
): RefusalCode | null {
  const debt = board.debts.find(({ id }) => id === loan);
  const debtor = debt && board.parties[debt.debtor];
  const creditor = debt && board.parties[debt.creditor];
  if (!debtor || !creditor) return 'UNKNOWN_LOAN';
  const own = accountWith(debtor, CENTRAL_BANK);
  const others = accountWith(creditor, CENTRAL_BANK);
  if (!own || !others) return 'UNKNOWN_ACCOUNT';
  const paid = amount + interestWith(debt, Math.min(amount, debt.balance));
  const refused =
    refuseActor(debtor, 'bank', type, offers) ??
    refuseAmount(amount) ??
    (amount > debt.balance ? 'EXCEEDS_LOAN' : null) ??
    refuseBeyond(board, own, paid);
  if (refused) return refused;
  payWithin(board, debt.debtor, own, debt.creditor, others, paid);
  debt.balance -= amount;
  write(board, 'Fed Funds', debt.debtor, debt.creditor, -amount, 'setOff');
  if (debt.balance === 0) board.debts.splice(board.debts.indexOf(debt), 1);
  return null;
}
