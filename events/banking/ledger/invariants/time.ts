/** The invariants of boards on which days pass: interest to the cent, and what no day may end with. */
import { assertDefined } from '../../../assert';
import { type Cents, dollars, FULL_RATE, total } from '../../../money';
import { type Bilateral, type Book, bilateralClaims } from '../book';
import { dueToday, overdrawnAtClose, unsettled } from '../day';
import { bankReserves, factorsBetween, NET_WORTH_FACTOR } from '../factors';
import { rateOf, residueOf } from '../interest';
import { INTEREST } from '../netWorth';
import { marginCalls } from '../securities';
import { balanceOf } from '../state';
import { describeClaim, keyOf, worthChanges } from '../sums';
import type { Invariant, Transition } from './invariant';

/** Whether a day has ended in a step. */
function isDaysEnd({ before, round }: Transition): boolean {
  const day = before.book.clock?.day;
  return day !== undefined && day !== round.book.clock?.day;
}

/** The interest that a step booked, by the key of the claim that bears it. Cents. */
function bookedInterest(step: Transition): ReadonlyMap<string, Cents> {
  const booked = new Map<string, Cents>();
  const isEnd = isDaysEnd(step);
  for (const { claim, delta, notation } of step.round.postings) {
    const isAccrued =
      claim.kind === 'credit' && claim.accruedOnId !== undefined && notation === 'issuance';
    const isCredited = claim.kind === 'account' && isEnd;
    if (!isAccrued && !isCredited) continue;
    const key = isAccrued ? `credit ${claim.accruedOnId}` : keyOf(claim);
    booked.set(key, (booked.get(key) ?? 0) + delta);
  }
  return booked;
}

/** Accounts and debts that stood before a step and stand after it. */
function lasting(before: Book, after: Book): readonly Bilateral[] {
  const stood = new Set(bilateralClaims(before).map(keyOf));
  return bilateralClaims(after).filter((claim) => stood.has(keyOf(claim)));
}

export const interestExact: Invariant = {
  number: 9,
  title: 'Interest is exact to the cent',
  sentence:
    'What is booked on a claim over all its days is the exact sum of its interest, rounded half up once.',
  figures: (step) => [
    { label: 'Interest booked', amount: total([...bookedInterest(step).values()]) },
    { label: 'Debts and accounts', amount: step.round.book.credits.length },
  ],
  faults(step) {
    const { before, round } = step;
    const booked = bookedInterest(step);
    const cent = BigInt(assertDefined(round.book.clock, 'clock').basis * FULL_RATE);
    return lasting(before.book, round.book).flatMap((claim) => {
      const rate = rateOf(before.book, claim);
      if (rate === 0) return [];
      const borne = isDaysEnd(step) ? Math.max(0, balanceOf(before, claim)) : 0;
      const was = BigInt(residueOf(before, claim));
      const is = BigInt(residueOf(round, claim));
      const owing = BigInt(borne) * BigInt(rate) + was;
      const told = BigInt(booked.get(keyOf(claim)) ?? 0) * cent + is;
      const isRounded = -cent <= 2n * is && 2n * is < cent;
      return owing === told && isRounded
        ? []
        : [`The interest on ${describeClaim(round.book, claim)} is not the exact sum of its days.`];
    });
  },
};

export const nothingLeftUndone: Invariant = {
  number: 10,
  title: 'No day ends with anything left undone',
  sentence:
    'When a day ends no debt is overdue, nothing pledged is short of its haircut, no bank is overdrawn with the central bank, and no payment waits.',
  figures({ before }) {
    const { queued = 0, dues = 0 } = unsettled(before) ?? {};
    const owed = dueToday(before).map((debt) => balanceOf(before, debt));
    return [
      { label: 'Due before this step', amount: total(owed) },
      { label: 'Waiting before this step', amount: queued + dues },
    ];
  },
  faults(step) {
    if (!isDaysEnd(step)) return [];
    const { before } = step;
    const { queued = 0, dues = 0 } = unsettled(before) ?? {};
    return [
      ...dueToday(before).map(
        (debt) => `${describeClaim(before.book, debt)} was due on the day that ended.`,
      ),
      ...overdrawnAtClose(before).map(
        (account) => `${describeClaim(before.book, account)} was overdrawn as the day ended.`,
      ),
      ...marginCalls(before).map(
        ({ debt }) => `${describeClaim(before.book, debt)} asked for more bills as the day ended.`,
      ),
      ...(queued + dues > 0 ? [`${dollars(queued + dues)} waited as the day ended.`] : []),
    ];
  },
};

export const interestPasses: Invariant = {
  number: 13,
  title: 'Interest earned is interest paid',
  sentence: 'What all parties gain by interest, others lose by interest.',
  figures: ({ effect: { reason, gains } }) => {
    const sums = reason === INTEREST ? gains.map(([, gain]) => gain) : [];
    return [
      { label: 'Earned', amount: total(sums.filter((gain) => gain > 0)) },
      { label: 'Paid', amount: 0 - total(sums.filter((gain) => gain < 0)) },
    ];
  },
  faults({ before, round, effect }) {
    if (effect.reason !== INTEREST) return [];
    const sum = total(worthChanges(before, round));
    return sum === 0 ? [] : [`Over all parties interest comes to ${dollars(sum)}.`];
  },
};

/** What reserves must have changed by: by every other line of the central bank's sheet, and by what it may have gained. */
function changeExplained({ before, round, effect }: Transition): Cents {
  const lines = factorsBetween(before, round).filter(({ label }) => label !== NET_WORTH_FACTOR);
  const gains = effect.gains.filter(([id]) => id === round.book.notes?.id);
  return total(lines.map(({ change }) => change)) - total(gains.map(([, gain]) => gain));
}

export const reservesExplained: Invariant = {
  number: 14,
  title: 'Reserves move for a reason',
  sentence:
    'What banks hold with the central bank changes by its other lines alone: its acts, the Treasury, cash, or an overdraft.',
  figures: (step) => [
    { label: 'Change of reserves', amount: bankReserves(step.round) - bankReserves(step.before) },
    { label: 'Change by factors', amount: changeExplained(step) },
  ],
  faults(step) {
    const moved = bankReserves(step.round) - bankReserves(step.before);
    const explained = step.round.book.notes ? changeExplained(step) : 0;
    return explained === moved
      ? []
      : [`Reserves changed by ${dollars(moved)}, and what moves them by ${dollars(explained)}.`];
  },
};
