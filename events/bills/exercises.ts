/**
 * What each page of the article asks to be tried on its board, and whether it has been. Exercises stand for
 * themselves, in any order: each asks about one step, or about one that was asked for and refused.
 */
import { assertDefined } from '../assert';
import { childrenOf, nodeAt, type Timeline } from '../timeline/timeline';
import { CONDITIONS } from './conditions';
import type { BillsEvent } from './registry';
import type { BillsRound } from './rules';
import { type Bill, type BillsState, bankerIn, type City, findBill, playerOf } from './state';

/** A step, or what was asked for in its place and refused: then nothing has changed. */
interface Tried {
  readonly event: BillsEvent;
  readonly before: BillsState;
  readonly after: BillsState;
  readonly isRefused: boolean;
}

export interface Exercise {
  /** What is to be done, as an instruction of one sentence. */
  readonly goal: string;
  readonly met: (tried: Tried) => boolean;
}

/** A step that was refused, at the node it was asked for. */
export interface BillsAttempt {
  readonly node: number;
  readonly event: BillsEvent;
}

/** The indices of the exercises that some step of a timeline, or some attempt on it, meets. */
export function metExercises(
  exercises: readonly Exercise[],
  timeline: Timeline<BillsRound>,
  attempts: readonly BillsAttempt[],
): readonly number[] {
  const tried: Tried[] = attempts.map(({ node, event }) => {
    const { round } = nodeAt(timeline, node);
    return { event, before: round, after: round, isRefused: true };
  });
  const waiting = [timeline.opening];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { round: before } = nodeAt(timeline, id);
    for (const child of childrenOf(timeline, id)) {
      const { round: after } = nodeAt(timeline, child);
      tried.push({
        event: assertDefined(after.event, 'event of a step'),
        before,
        after,
        isRefused: false,
      });
      waiting.push(child);
    }
  }
  return exercises.flatMap(({ met }, index) => (tried.some(met) ? [index] : []));
}

const isBanker = (state: BillsState, city: City, id: number): boolean =>
  bankerIn(state, city)?.id === id;

/** Whether a city's banker holds a bill, paid or not. */
const holds = (state: BillsState, city: City, { dueTo }: Bill): boolean =>
  isBanker(state, city, dueTo);

const open = ({ bills }: BillsState): readonly Bill[] => bills.filter(({ paid }) => !paid);

/** The bill that a banker of a city draws, or tries to. */
function drawnBy({ event, before, isRefused }: Tried, city: City, refused: boolean): Bill | null {
  if (event.type !== 'drawBill' || isRefused !== refused) return null;
  return (isBanker(before, city, event.payee) && findBill(before, event.bill)) || null;
}

/** Whether bills went out and home, were all paid, and the bankers are even. */
function isCircuit({ event, after, isRefused }: Tried): boolean {
  const { bills, claim } = after;
  if (isRefused || event.type !== 'drawBill' || claim !== 0 || open(after).length > 0) return false;
  return (['Florence', 'Lyons'] as const).every((city) => bills.some((bill) => bill.city === city));
}

/** Whether a banker remits a bill so that nothing is owed between the two any more. */
function isSetOff({ event, before, after, isRefused }: Tried, city: City): boolean {
  if (isRefused || event.type !== 'remitBill' || after.claim !== 0) return false;
  return before.claim !== 0 && isBanker(before, city, event.presenter);
}

/** Whether somebody in a city has too little coin left to pay a bill of one marc. */
const isExhausted = ({ players }: BillsState, city: City): boolean =>
  players.some((player) => {
    const price = city === 'Lyons' ? 100 : CONDITIONS.exchangeRates.Florence;
    return player.city === city && player.coins[CONDITIONS.currencies[city]] < price;
  });

const EXERCISES: Readonly<Record<number, readonly Exercise[]>> = {
  1: [
    {
      goal: 'Export two and a half goods at once.',
      met: ({ event, isRefused }) => !isRefused && event.type === 'trade' && event.amount === 250,
    },
    {
      goal: 'Ask for more goods than the exporter has left.',
      met: ({ event, before, isRefused }) =>
        isRefused &&
        event.type === 'trade' &&
        event.amount > playerOf(before, event.exporter).goods,
    },
    { goal: 'Reset the board.', met: ({ event }) => event.type === 'reset' },
  ],
  2: [
    {
      goal: 'Export one good, and sell the bill to the banker.',
      met: ({ event, after, isRefused }) =>
        !isRefused && event.type === 'drawBill' && findBill(after, event.bill)?.amount === 100,
    },
    {
      goal: 'Export eight goods together, and try to sell that bill.',
      met: ({ event, before, isRefused }) =>
        isRefused && event.type === 'drawBill' && findBill(before, event.bill)?.amount === 800,
    },
    {
      goal: 'On a board that was reset, sell two bills, of one and of two marcs.',
      met: ({ after }) => {
        const sold = after.bills.filter((bill) => holds(after, 'Florence', bill));
        const amounts = sold.map(({ amount }) => amount).sort((one, other) => one - other);
        return amounts.join() === '100,200';
      },
    },
  ],
  3: [
    {
      goal: 'Sell a bill, remit it, and have it collected in Lyons.',
      met: (tried) => drawnBy(tried, 'Lyons', false) !== null,
    },
    {
      goal: 'Let Lyons Banker draw a bill of two marcs on the importer, who has too little coin.',
      met: (tried) => drawnBy(tried, 'Lyons', true)?.amount === 200,
    },
    {
      goal: 'Let Lyons Banker remit a bill back, so that the bankers owe each other nothing.',
      met: (tried) => isSetOff(tried, 'Lyons'),
    },
  ],
  4: [
    {
      goal: 'Bring Lyons Banker to where it owes for a collected bill, and holds one on Florence.',
      met: ({ after }) =>
        after.claim > 0 &&
        after.bills.some(({ paid }) => paid) &&
        open(after).some((bill) => bill.city === 'Florence' && holds(after, 'Lyons', bill)),
    },
    {
      goal: 'Let Lyons sell first, and each banker buy a bill on the other city.',
      met: ({ after }) =>
        after.claim === 0 &&
        after.bills[0]?.city === 'Florence' &&
        open(after).some((bill) => bill.city === 'Florence' && holds(after, 'Lyons', bill)) &&
        open(after).some((bill) => bill.city === 'Lyons' && holds(after, 'Florence', bill)),
    },
    {
      goal: 'Let Lyons Banker try to draw its bill on Florence on somebody in Lyons.',
      met: (tried) => drawnBy(tried, 'Lyons', true)?.city === 'Florence',
    },
  ],
  5: [
    { goal: 'Play the complete circuit, out and back.', met: isCircuit },
    {
      goal: 'On a board that was reset, play the circuit for half a marc.',
      met: (tried) => isCircuit(tried) && tried.after.bills.every(({ amount }) => amount === 50),
    },
    {
      goal: 'Begin in Lyons: remit a bill on Florence before one on Lyons has been bought.',
      met: ({ event, before, after, isRefused }) =>
        !isRefused && event.type === 'remitBill' && before.claim === 0 && after.claim < 0,
    },
  ],
  6: [
    {
      goal: 'Let Florence Banker remit a bill of exactly what it owes Lyons Banker.',
      met: (tried) => tried.before.claim < 0 && isSetOff(tried, 'Florence'),
    },
    {
      goal: 'Trade until in each city somebody has not coin enough for one more bill of a marc, and none is open.',
      met: ({ event, after }) =>
        event.type === 'drawBill' &&
        open(after).length === 0 &&
        isExhausted(after, 'Lyons') &&
        isExhausted(after, 'Florence'),
    },
    {
      goal: 'Let each banker buy and remit a bill of the same amount, before either is collected.',
      met: ({ event, after }) => {
        if (event.type !== 'remitBill' || after.claim !== 0) return false;
        const remitted = open(after).filter((bill) => holds(after, bill.city, bill));
        return remitted.some(({ city, amount }) =>
          remitted.some((other) => other.city !== city && other.amount === amount),
        );
      },
    },
  ],
};

/** The exercises of a stage, in the order of its page. */
export function exercisesOf(stage: number): readonly Exercise[] {
  return assertDefined(EXERCISES[stage], 'exercises of this stage');
}
