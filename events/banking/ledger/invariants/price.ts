/** Invariant 11: what bills are worth is their face value at the price of the day, and the price alone moves no face value. */
import { type Cents, dollars, total } from '../../../money';
import type { Securities } from '../book';
import { faceOf, marketValueOf, priceOf } from '../price';
import { balanceOf, type State } from '../state';
import { describeClaim } from '../sums';
import type { Invariant, Transition } from './invariant';

/** The face values of the bills of all that hold any, in cents. */
export function facesOf(state: State): readonly Cents[] {
  return state.book.securities.map((holding) => faceOf(state, holding));
}

/** What the bills of all that hold any are worth together, in cents. */
export function billsWorth(state: State): Cents {
  return total(state.book.securities.map((holding) => balanceOf(state, holding)));
}

/** The holdings whose face value a step has changed though it only changed the price. */
function movedByPrice({ before, round }: Transition): readonly Securities[] {
  if (priceOf(before.book) === priceOf(round.book)) return [];
  return round.book.securities.filter(
    (holding) => faceOf(before, holding) !== faceOf(round, holding),
  );
}

export const priceExplains: Invariant = {
  number: 11,
  title: 'Face value × price explains every holding',
  sentence:
    'Treasury Bills stand on every sheet at their face value × their price, rounded half up to a cent; a new price changes no face value.',
  figures: ({ round }) => [
    { label: 'Bills on all sheets', amount: billsWorth(round) },
    {
      label: 'Face value × price',
      amount: total(facesOf(round).map((face) => marketValueOf(round.book, face))),
    },
  ],
  faults(step) {
    const { round } = step;
    const { book } = round;
    return [
      ...book.securities.flatMap((holding) => {
        const face = faceOf(round, holding);
        const worth = marketValueOf(book, face);
        const is = balanceOf(round, holding);
        return is === worth
          ? []
          : [`${describeClaim(book, holding)} stand at ${dollars(is)}, not at ${dollars(worth)}.`];
      }),
      ...movedByPrice(step).map(
        (holding) => `${describeClaim(book, holding)} are another face value by the price alone.`,
      ),
    ];
  },
};
