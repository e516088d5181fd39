/** The price of pledging collateral rather than none: the repo median less the fed funds median. */

import type { LoanData } from '@/events/banking/views/records/loanData';
import { percent } from '@/events/money';
import { percentagePoints, spreadOf } from './markets';

interface SpreadProps {
  readonly fedFunds: LoanData;
  readonly repos: LoanData;
}

export function Spread({ fedFunds, repos }: SpreadProps) {
  const spread = spreadOf(fedFunds, repos);
  const [unsecured, secured] = [fedFunds.volumeWeightedMedian, repos.volumeWeightedMedian];
  if (spread === null || unsecured === null || secured === null) {
    return <p className="chart-said">There is no spread until both markets have made a loan.</p>;
  }
  return (
    <p className="chart-said">
      <strong>Spread: {percentagePoints(spread)}</strong>, the repo median of {percent(secured)}{' '}
      less the fed funds median of {percent(unsecured)}.
    </p>
  );
}
