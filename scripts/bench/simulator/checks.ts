/** The checks of the plain simulator: the same as the rules make, in the same order of precedence. */
import { coversShare, exactDollars, MAX_AMOUNT } from '@/events/money';
import { type Refusal, type RefusalCode, refusal } from '@/events/refusal';
import type { SimAccount, SimBoard, SimOffers, SimParty } from './board';

const no = (code: RefusalCode, message: string, field: string | null): Refusal =>
  refusal(code, message, field);

/** The account of a holder with an issuer. */
export function accountWith(party: SimParty | undefined, issuer: number): SimAccount | undefined {
  if (!party) return undefined;
  for (const account of party.accounts) if (account.issuer === issuer) return account;
  return undefined;
}

/** Whether the board offers the type, to anyone and to whoever acts. */
export function refuseOffer(offers: SimOffers, type: string, actor?: SimParty): Refusal | null {
  if (!offers.toAnyone.has(type)) return no('NOT_OFFERED', `${type} is not offered here.`, null);
  if (!actor || offers.toType[actor.type]?.has(type)) return null;
  return no('NOT_OFFERED', `${type} is not offered to ${actor.name}.`, null);
}

/** The refusal of a party that is not on the board. */
export const unknown = (field: string): Refusal =>
  no('UNKNOWN_PARTY', 'There is no such party here.', field);

/** Whether a party is of the type that its field asks for. */
export function refuseType(party: SimParty, type: SimParty['type'], field: string): Refusal | null {
  return party.type === type ? null : no('WRONG_PARTY_TYPE', `Choose a ${type}.`, field);
}

/** Whether two parties are different. */
export function refuseSame(one: number, other: number, field: string): Refusal | null {
  return one === other ? no('SAME_PARTY', 'Choose two different parties.', field) : null;
}

/** The refusal of an account that does not exist. */
export const noAccount = (field: string): Refusal =>
  no('UNKNOWN_ACCOUNT', 'There is no such account.', field);

/** The refusal of a loan that is not open. */
export const noLoan = (): Refusal => no('UNKNOWN_LOAN', 'There is no such loan open.', 'loan');

/** The refusal of dues that do not suffice for what is to be done with them. */
export const notDue = (code: 'NOTHING_DUE' | 'NOTHING_TO_NET'): Refusal =>
  no(code, 'Not enough is due between these two.', 'with');

/** Whether an amount is whole cents, more than zero and not too large. */
export function refuseAmount(amount: number): Refusal | null {
  if (Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT) return null;
  return amount > MAX_AMOUNT
    ? no('AMOUNT_TOO_LARGE', `An amount may be ${exactDollars(MAX_AMOUNT)} at most.`, 'amount')
    : no('AMOUNT_INVALID', 'That is not an amount of money.', 'amount');
}

/** Whether a rate is whole basis points, from 0 to 100 %. */
export function refuseRate(rate: number): Refusal | null {
  if (Number.isInteger(rate) && rate >= 0 && rate <= 10_000) return null;
  return no('RATE_INVALID', 'Set a rate from 0 % to 100 %.', 'rate');
}

/** Whether cash suffices. */
export function refuseBeyondCash({ name, cash }: SimParty, amount: number): Refusal | null {
  if (amount <= cash) return null;
  return no('INSUFFICIENT_CASH', `${name} holds ${exactDollars(cash)} in cash.`, 'amount');
}

/** Whether an account may fall by so much, given how far below zero it may go. */
export function refuseBeyondAccount(
  { balance }: SimAccount,
  amount: number,
  overdraft: number,
  field = 'amount',
): Refusal | null {
  if (amount <= balance + overdraft) return null;
  return no(
    overdraft > 0 ? 'OVERDRAFT_LIMIT' : 'INSUFFICIENT_DEPOSITS',
    `${exactDollars(Math.max(0, balance + overdraft))} can be paid from this account.`,
    field,
  );
}

/** Whether a bank keeps its reserve requirement when cash goes out, or deposits come in, for an account. */
export function refuseRequirement(
  board: SimBoard,
  bank: SimParty,
  paidOut: number,
  account: SimAccount,
  change: number,
): Refusal | null {
  if (board.reserveRequirement === 0) return null;
  let deposits = Math.max(0, account.balance + change) - Math.max(0, account.balance);
  for (const { accounts } of board.parties) {
    for (const one of accounts) if (one.issuer === bank.id) deposits += Math.max(0, one.balance);
  }
  if (coversShare(bank.cash - paidOut, board.reserveRequirement, deposits)) return null;
  return no('RESERVE_REQUIREMENT', `${bank.name} must keep more in reserve.`, 'amount');
}
