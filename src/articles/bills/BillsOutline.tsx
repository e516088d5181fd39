/** A stage in outline: its situation, what can be done on its board, and the terms. */
import { isOffered } from '@/events/bills/offers';
import { BILLS_ACTIONS, type BillsEventType } from '@/events/bills/registry';
import type { BillsStage } from '@/events/bills/stages';
import type { City } from '@/events/bills/state';
import { quantity } from '@/events/bills/words';
import { figure } from '@/events/money';
import { quoteIn } from '@/src/board/bills/billsBooks';
import { CircuitCheck } from './CircuitCheck';

/** The stage whose article follows a marc out and back. */
const CIRCUIT_STAGE = 5;

/** The outline of a stage, drawn from the same data that the board plays by. */
export function BillsOutline({ stage }: { readonly stage: BillsStage }) {
  return (
    <>
      <p>{stage.about}</p>
      <h2>What can be done here</h2>
      <dl className="bills-deeds">
        {BILLS_ACTIONS.filter(({ type }) => isOffered(type, stage.offers)).map(
          ({ type, label }) => (
            <div key={type}>
              <dt>{label}</dt>
              <dd>{DEEDS[type]}</dd>
            </div>
          ),
        )}
      </dl>
      <h2>The terms</h2>
      <ul>
        <Terms city="Florence" />
        <Terms city="Lyons" />
        <li>One marc buys one good.</li>
      </ul>
      <Brought stage={stage} />
      {stage.stage === CIRCUIT_STAGE && <CircuitCheck stage={stage} />}
    </>
  );
}

/** What each action does. */
const DEEDS: Readonly<Record<BillsEventType, string>> = {
  trade:
    'An exporter sends goods to the importer of the other city, on credit. A bill arises, in marcs, payable in the importer’s city.',
  drawBill:
    'Whoever holds a bill is paid for it in the coin of its own city: by the debtor, if the debtor is there, which settles the bill; or by a banker there, who buys it and then holds it.',
  remitBill:
    'A banker sends a bill to the banker of the other city, who owes its amount in marcs until a bill sent back sets that off.',
  reset:
    'Sets the board back to its opening position. It is a step like any other: go back, and all is as it was.',
  note: 'Pins a remark of yours to a step.',
};

function Terms({ city }: { readonly city: City }) {
  const { on, rate, isCertain } = quoteIn(city);
  return (
    <li>
      {city} quotes {isCertain ? 'certain' : 'uncertain'}: a bill on {on} stands at {figure(rate)}{' '}
      ecus to the marc.
    </li>
  );
}

/** What the players bring. */
function Brought({ stage }: { readonly stage: BillsStage }) {
  return (
    <>
      <h2>What everyone brings</h2>
      <ul>
        {stage.opening.state.players.map(({ id, name, coins, goods }) => {
          const parts = [
            ...(coins.ecus > 0 ? [quantity(coins.ecus, 'ecus')] : []),
            ...(coins.marcs > 0 ? [quantity(coins.marcs, 'marcs')] : []),
            ...(goods > 0 ? [quantity(goods, 'goods')] : []),
          ];
          return (
            <li key={id}>
              {name}: {parts.join(' and ')}
            </li>
          );
        })}
      </ul>
    </>
  );
}
