/** Bounds that several actions share: what a party can pay out of cash, out of an account, out of reserves. */
import { accountOf, type Book, claimsOf, partyOf, reservesOf } from '../ledger/book';
import { balanceOf, type State } from '../ledger/state';
import { type Limit, largest } from '../limits';
import { type Cents, coversShare, exactDollars, percent } from '../money';

/** No more cash than the party holds. */
export function cashLimit(state: State, partyId: number, field: string): Limit {
  const cash = balanceOf(state, reservesOf(state.book, partyId));
  return {
    code: 'INSUFFICIENT_CASH',
    field,
    most: cash,
    fact: () => `${partyOf(state.book, partyId).name} holds ${exactDollars(cash)} in cash`,
  };
}

/** No more than the deposit and the overdraft that customers are allowed. */
export function depositLimit(state: State, holder: number, issuer: number, field: string): Limit {
  const { book } = state;
  const balance = balanceOf(state, accountOf(book, holder, issuer));
  const { overdraft } = book.settings;
  const who = (): string => {
    const standing =
      balance < 0
        ? `is overdrawn by ${exactDollars(-balance)}`
        : `has ${exactDollars(balance)} on deposit`;
    return `${partyOf(book, holder).name} ${standing} with ${partyOf(book, issuer).name}`;
  };
  return overdraft > 0
    ? {
        code: 'OVERDRAFT_LIMIT',
        field,
        most: balance + overdraft,
        fact: () => `${who()} and may be overdrawn by ${exactDollars(overdraft)}`,
      }
    : { code: 'INSUFFICIENT_DEPOSITS', field, most: balance, fact: who };
}

/**
 * No withdrawal after which the bank's cash would fall below the required share
 * of its positive customer deposits; none at all when it does so already.
 */
export function requirementOnWithdrawal(
  state: State,
  customer: number,
  bank: number,
  field: string,
): readonly Limit[] {
  const { book } = state;
  const rate = book.settings.reserveRequirement;
  if (rate === 0) return [];
  const cash = balanceOf(state, reservesOf(book, bank));
  const deposits = positiveDeposits(state, bank);
  const own = Math.max(0, balanceOf(state, accountOf(book, customer, bank)));
  const keeps = (paid: Cents): boolean =>
    coversShare(cash - paid, rate, deposits - Math.min(paid, own));
  return [
    {
      code: 'RESERVE_REQUIREMENT',
      field,
      most: keeps(0) ? largest(cash, keeps) : 0,
      fact: () =>
        `${partyOf(book, bank).name} must keep ${percent(rate)} of its customer deposits in reserve and holds ${exactDollars(cash)} against ${exactDollars(deposits)}`,
    },
  ];
}

/** The sum of a bank's customer deposits that stand above zero, in cents. */
function positiveDeposits(state: State, bank: number): Cents {
  let sum = 0;
  for (const claim of customerAccounts(state.book, bank)) {
    sum += Math.max(0, balanceOf(state, claim));
  }
  return sum;
}

function customerAccounts(book: Book, bank: number) {
  return claimsOf(book).filter(
    (claim) =>
      claim.kind === 'account' &&
      claim.superiorId === bank &&
      claim.instrument === 'Customer Deposits',
  );
}
