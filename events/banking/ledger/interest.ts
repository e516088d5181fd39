/** Interest: a charge per loan, fixed when it is made, paid in proportion to what is repaid. */
import { type BasisPoints, type Cents, FULL_RATE, share } from '../../money';
import type { CreditAccount } from './book';

/** The interest on a loan of `principal` at `rate`, rounded half up to a cent. */
export function interestOn(principal: Cents, rate: BasisPoints): Cents {
  return rate === 0 ? 0 : share(principal, rate, FULL_RATE);
}

/**
 * The interest that falls on repaying `amount` of a loan that stands at `balance`.
 * What has been paid is always the same share of the interest as of the principal,
 * rounded half up, so the last part takes the rest.
 */
export function interestPart(loan: CreditAccount, balance: Cents, amount: Cents): Cents {
  const { interest, principal } = loan;
  if (interest === 0) return 0;
  const paid = share(interest, principal - balance, principal);
  return share(interest, principal - balance + amount, principal) - paid;
}
