/** Invariants 4 and 5: every sheet foots, and net worth changes for a reason only. */
import { type Cents, dollars, total } from '../../../money';
import { partyOf } from '../book';
import { isEndowment, type NetWorthEffect } from '../netWorth';
import type { State } from '../state';
import { postedWorth, worthChanges } from '../sums';
import type { Figure, Invariant, Transition } from './invariant';
import { billsWorth } from './price';

const gainsOf = ({ gains }: NetWorthEffect): ReadonlyMap<number, Cents> => {
  const sums = new Map<number, Cents>();
  for (const [id, gain] of gains) sums.set(id, (sums.get(id) ?? 0) + gain);
  return sums;
};

export const sheetsFoot: Invariant = {
  number: 4,
  title: 'Every balance sheet foots',
  sentence:
    'Assets equal liabilities and net worth on every sheet, and over all parties net worth stays what it was, endowments and the price of Treasury Bills apart.',
  figures: gainsAndLosses,
  faults({ before, round, effect }) {
    const posted = postedWorth(round);
    const changes = worthChanges(before, round);
    const sum = total(changes);
    return [
      ...changes.flatMap((change, id) => {
        const out = change - (posted.get(id) ?? 0);
        const { name } = partyOf(round.book, id);
        return out === 0 ? [] : [`The two columns of ${name} are ${dollars(out)} apart.`];
      }),
      ...(sum === repriced(before, round) || isEndowment(effect.reason)
        ? []
        : [`Over all parties net worth changed by ${dollars(sum)}.`]),
    ];
  },
};

/** What bills came to be worth more in a step; nothing where no days pass, for bills are at par there. Cents. */
function repriced(before: State, after: State): Cents {
  return after.book.clock ? billsWorth(after) - billsWorth(before) : 0;
}

function gainsAndLosses({ before, round, effect }: Transition): readonly Figure[] {
  const changes = worthChanges(before, round);
  const endowed = isEndowment(effect.reason) ? [{ label: 'Endowed', amount: total(changes) }] : [];
  return [
    { label: 'Net worth gained', amount: total(changes.filter((change) => change > 0)) },
    { label: 'Net worth lost', amount: total(changes.filter((change) => change < 0)) },
    ...endowed,
  ];
}

export const worthExplained: Invariant = {
  number: 5,
  title: 'Net worth changes for a reason',
  sentence:
    'Net worth changes only for a reason that the step names, such as interest, a failed repo, a payment for something outside the board, or an endowment.',
  figures: ({ before, round, effect }) => [
    {
      label: 'Net worth gained',
      amount: total(worthChanges(before, round).filter((change) => change > 0)),
    },
    {
      label: 'Gained by this action',
      amount: total([...gainsOf(effect).values()].filter((gain) => gain > 0)),
    },
  ],
  faults({ before, round, effect }) {
    const allowed = gainsOf(effect);
    return worthChanges(before, round).flatMap((change, id) => {
      const gain = allowed.get(id) ?? 0;
      const { name } = partyOf(round.book, id);
      return change === gain
        ? []
        : [`The net worth of ${name} changed by ${dollars(change)}, not by ${dollars(gain)}.`];
    });
  },
};
