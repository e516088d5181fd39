/**
 * Figures in the texts on bills of exchange. Each is read from the fold of the part’s worked
 * example, or from the quotes that the board plays by: text and board can never disagree.
 */
import { CONDITIONS } from '@/events/bills/conditions';
import type { BillsStage } from '@/events/bills/stages';
import type { BillsState, City } from '@/events/bills/state';
import { openDebts } from '@/events/bills/views';
import { quantity } from '@/events/bills/words';
import { figure, percent, share } from '@/events/money';
import { bankersWorth } from '@/src/board/bills/billsBooks';
import { type Moved, measured } from '@/src/lessons/measured';
import { type ExampleStep, linkToStep, refusalAt, roundAt } from './examples';
import { type PlayerName, playerNamed, type ScriptedEvent } from './scriptedEvents';

type Measured = ExampleStep & Moved;

/** The figure at the place in hundredths, or how far it has moved since the step that is named. */
function measure(props: Measured, read: (state: BillsState) => number): number {
  const { stage } = props;
  const at = (step?: number) => read(roundAt(step === undefined ? props : { stage, step }));
  return measured(props, at, `stage ${stage.stage}`);
}

type OfPlayer = Measured & { readonly of: PlayerName };

/** Coin of a player in the coin of its city: "436 ecus". */
export function Coin(props: OfPlayer) {
  const { city } = playerNamed(props.stage.opening, props.of);
  const currency = CONDITIONS.currencies[city];
  const read = (state: BillsState) => playerNamed(state, props.of).coins[currency];
  return quantity(measure(props, read), currency);
}

/** Goods of a player: "9 goods". */
export function Goods(props: OfPlayer) {
  const read = (state: BillsState) => playerNamed(state, props.of).goods;
  return quantity(measure(props, read), 'goods');
}

type DebtProps = Measured & { readonly from: PlayerName; readonly to: PlayerName };

/** What one player owes another, open bills and the bankers’ claim together: "1 marc". */
export function Owed(props: DebtProps) {
  const read = (state: BillsState) => {
    const [debtor, creditor] = [playerNamed(state, props.from), playerNamed(state, props.to)];
    return openDebts(state)
      .filter(({ debtorId, creditorId }) => debtorId === debtor.id && creditorId === creditor.id)
      .reduce((sum, { amount }) => sum + amount, 0);
  };
  return quantity(measure(props, read), 'marcs');
}

/** What a banker is worth in the coin of its city, as the board’s second table has it: "500 ecus". */
export function Worth(props: OfPlayer) {
  const { stage, of } = props;
  const { city } = playerNamed(stage.opening, of);
  return quantity(measure(props, worthOf(stage.opening, of)), CONDITIONS.currencies[city]);
}

/** Reads what a banker is worth, in hundredths of its city’s coin. */
export function worthOf(opening: BillsState, of: PlayerName): (state: BillsState) => number {
  return (state) => {
    const found = bankersWorth(state, opening).find(({ player }) => player.name === of);
    if (!found) throw new Error(`${of} is no banker of this stage`);
    return found.worth;
  };
}

/** The goods that have changed hands, paid for or not: "3.50 goods". One marc buys one. */
export function Traded(props: Measured) {
  const read = ({ bills }: BillsState) => bills.reduce((sum, { amount }) => sum + amount, 0);
  return quantity(measure(props, read), 'goods');
}

/** Hundredths of an ecu for a marc: what it costs in Florence to send one out, and what one brings that comes home. */
const [OUT, HOME] = [CONDITIONS.exchangeRates.Lyons, CONDITIONS.exchangeRates.Florence];

/** What bills on a city stand at: "64 ecus to the marc". */
export function Quote({ on }: { readonly on: City }) {
  return `${quantity(CONDITIONS.exchangeRates[on], 'ecus')} to the marc`;
}

/** What a bill comes to in Florence by the quote: "2.50 × 64 = 160". */
export function Reckoned({ amount, on }: { readonly amount: number; readonly on: City }) {
  const rate = CONDITIONS.exchangeRates[on];
  return `${figure(amount)} × ${figure(rate)} = ${figure(share(amount, rate, 100))}`;
}

/** The quote at which a marc comes home, less the one at which it went out: "65.50 − 64 = 1.50". */
export function Difference() {
  return `${figure(HOME)} − ${figure(OUT)} = ${figure(HOME - OUT)}`;
}

/** What is gained on a marc that goes out and home, in percent of what was laid out for it, over so many circuits. */
export function GainRate({ circuits = 1 }: { readonly circuits?: number }) {
  return percent(share((HOME - OUT) * circuits, 10_000, OUT));
}

interface IfHomeProps {
  readonly stage: BillsStage;
  /** Hundredths of an ecu at which the marc comes home instead; or the quote at which it went out. */
  readonly at: number | 'out';
  /** The quote itself, the coin that Florence Banker ends with, or what it has gained or lost. */
  readonly show: 'quote' | 'coin' | 'gain' | 'loss';
}

/**
 * What a circuit of one marc would come to, did bills on Florence stand at another quote. The
 * board cannot show it: its quotes are fixed. Throws where a gain is called a loss, or a loss a gain.
 */
export function IfHome({ stage, at, show }: IfHomeProps) {
  const quote = at === 'out' ? OUT : at;
  const { coins } = playerNamed(stage.opening, 'Florence Banker');
  if (show === 'quote') return `${quantity(quote, 'ecus')} to the marc`;
  if (show === 'coin') return quantity(coins.ecus + quote - OUT, 'ecus');
  const moved = show === 'gain' ? quote - OUT : OUT - quote;
  if (moved < 0) throw new Error(`coming home at ${quote} is no ${show}`);
  return quantity(moved, 'ecus');
}

/** What the board says to a deed at a place. Throws when it allows it. */
export function Refused({ deed, ...place }: ExampleStep & { readonly deed: ScriptedEvent }) {
  return <q>{refusalAt(place, deed)}</q>;
}

/** The way to a step of the example, on the board. It needs no script of its own: the board reads addresses. */
export function ToStep({ stage, step }: ExampleStep) {
  roundAt({ stage, step });
  return (
    <a href={linkToStep(stage, step)}>
      <span className="visually-hidden">Show on the board: </span>step {step}
    </a>
  );
}
