/** A bank’s solvency and liquidity, and its capital beside the requirement. */
import { isOutOfCash, liquidityOf, solvencyOf } from '@/events/banking/actions/shared/solvency';
import type { State } from '@/events/banking/ledger/state';
import { capitalStanding } from '@/events/banking/views/time/standing';
import { dollars, percent } from '@/events/money';
import { capitalised } from '@/events/phrase';
import { typeset } from '../sentence/plainText';
import './days.css';

interface StandingProps {
  readonly state: State;
  /** The bank, by id. */
  readonly bank: number;
}

/** The line under a bank's name. */
export function Standing({ state, bank }: StandingProps) {
  const solvency = solvencyOf(state, bank);
  const liquidity =
    liquidityOf(state, bank) === 'liquid' && isOutOfCash(state, bank)
      ? 'out of cash'
      : liquidityOf(state, bank);
  return (
    <>
      <span data-fails={solvency === 'insolvent'}>{capitalised(solvency)}</span>
      {', '}
      <span data-fails={liquidity !== 'liquid'}>{liquidity}</span>
      <Capital state={state} bank={bank} />
    </>
  );
}

function Capital({ state, bank }: StandingProps) {
  const { shareCapital, netWorth, ratio, required } = capitalStanding(state, bank);
  const isShort = ratio !== null && required !== null && ratio < required;
  // Where no rule asks for a share of the assets, what they weigh is nobody’s question.
  const isShare = ratio !== null && required !== null;
  const sum = dollars(shareCapital + netWorth);
  return (
    <span data-fails={isShort}>
      {' · '}
      {typeset(isShare ? `capital ${percent(ratio)}` : `capital ${sum}`)}
      {required !== null && (
        <span className="standing-rule">{typeset(`, ${percent(required)} required`)}</span>
      )}
    </span>
  );
}
