/** The rule of capital (`setCapitalRequirement`) in the acts that it binds. */
import { type Limit, largest } from '../../../limits';
import {
  type BasisPoints,
  type Cents,
  coversShare,
  exactDollars,
  MAX_AMOUNT,
  percent,
} from '../../../money';
import { partyOf } from '../../ledger/book';
import { capitalOf, riskAssets } from '../../ledger/capital';
import { nameIn } from '../../ledger/naming';
import type { State } from '../../ledger/state';

/** No loan of a bank's that would leave its capital below the required share of what it can lose on (`CAPITAL_SHORT`); no limit where no rule asks for any. */
export function capitalOnLending(state: State, lender: number): readonly Limit[] {
  return capitalLimit(state, lender, (rate, capital, assets) => {
    const keeps = (lent: Cents): boolean => coversShare(capital, rate, assets + lent);
    return largest(MAX_AMOUNT, keeps);
  });
}

/** No dividend of a bank's that would (`CAPITAL_SHORT`). */
export function capitalOnDividend(state: State, bank: number): readonly Limit[] {
  return capitalLimit(state, bank, (rate, capital, assets) => {
    const keeps = (paid: Cents): boolean => coversShare(capital - paid, rate, assets);
    return largest(MAX_AMOUNT, keeps);
  });
}

function capitalLimit(
  state: State,
  bank: number,
  mostKept: (rate: BasisPoints, capital: Cents, assets: Cents) => Cents,
): readonly Limit[] {
  const { capitalRequirement: rate = 0 } = state.book;
  if (rate === 0 || partyOf(state.book, bank).type !== 'bank') return [];
  const [capital, assets] = [capitalOf(state, bank), riskAssets(state, bank)];
  return [
    {
      code: 'CAPITAL_SHORT',
      field: 'amount',
      most: mostKept(rate, capital, assets),
      fact: () =>
        `${nameIn(state.book, bank)} must have capital of ${percent(rate)} of what it can lose on, and has ${exactDollars(capital)} against ${exactDollars(assets)}`,
    },
  ];
}
