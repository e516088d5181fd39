/** What a field that names a debt may name: the debts of one instrument, by its name, or of one of these targets. */
import type { CreditAccount } from './book';
import { CREDITS } from './debtRows';

/** Any debt that its creditor can roll over. */
export const ANY_DEBT = 'any debt';

/** The same, unless bills secure the debt: then the lender keeps the bills. Its creditor can write it off. */
export const UNSECURED_DEBT = 'any unsecured debt';

/** A debt that is repaid whole: of the discount window, the reverse repo facility or the Treasury. */
export const REDEEMED_DEBT = 'any debt of the central bank’s or the Treasury’s books';

/** A debt secured by bills, for which more of them can be pledged. */
export const SECURED_DEBT = 'any debt that bills secure';

/**
 * Whether a field can name a debt.
 *
 * @param to what it names: an instrument, or one of the targets above
 */
export function isNamedBy({ instrument, collateral }: CreditAccount, to: string): boolean {
  const { rollsOver, isRedeemed } = CREDITS[instrument];
  switch (to) {
    case ANY_DEBT:
      return rollsOver;
    case UNSECURED_DEBT:
      return rollsOver && collateral === null;
    case SECURED_DEBT:
      return collateral !== null;
    case REDEEMED_DEBT:
      return isRedeemed;
    default:
      return instrument === to;
  }
}
