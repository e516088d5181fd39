/** What each event type says of itself is what it does, on every frozen log and on lines played by chance. */
import { describe, expect, test } from 'vitest';
import { itemAt } from '@/events/assert';
import { ACTIONS, type AnyAction } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { bankingLogs, frozenLine, lineByChance } from '../views/support';

interface Step {
  readonly before: BankingRound;
  readonly round: BankingRound;
}

const steps: readonly Step[] = [
  ...bankingLogs.map(frozenLine),
  ...Array.from({ length: 120 }, (_, seed) => lineByChance(seed)),
].flatMap(({ rounds }) =>
  rounds.slice(1).map((round, index) => ({ before: itemAt(rounds, index), round })),
);

const stepsOf = ({ type }: AnyAction): readonly Step[] =>
  steps.filter(({ round }) => round.event?.type === type);

/** Whether money passes from one bank to another. */
function isPaidBetweenBanks({ book, postings }: BankingRound): boolean {
  const isBank = (id: number | null): boolean => id !== null && book.parties[id]?.type === 'bank';
  return postings.some(({ claim, delta, counterpartyId }) => {
    if (claim.kind === 'reserves') return delta > 0 && isBank(claim.id) && isBank(counterpartyId);
    return claim.kind === 'account' && delta > 0 && isBank(claim.subordinateId);
  });
}

/** Whether a loan, a repo or bills are what a round is about. */
const isOfLendingOrBills = ({ postings }: BankingRound): boolean =>
  postings.some(
    ({ claim }) =>
      claim.kind === 'securities' || (claim.kind === 'credit' && claim.instrument !== 'Dues'),
  );

describe('an event type', () => {
  test.each(ACTIONS)('$type is played', (action) => {
    expect(stepsOf(action).length).toBeGreaterThan(0);
  });

  test.each(ACTIONS)('$type opens the debts that it names, and no others', (action) => {
    const opened = stepsOf(action).flatMap(({ round }) =>
      round.postings.flatMap(({ claim, notation }) =>
        claim.kind === 'credit' && notation === 'issuance' ? claim.instrument : [],
      ),
    );
    expect([...new Set(opened)].sort()).toEqual([...action.opensDebts].sort());
  });

  // A payment may set off dues that waited for it: nobody makes one for that.
  test.each(
    ACTIONS.filter(
      ({ kind, signature }) => kind !== 'payment' && signature.references.length === 0,
    ),
  )('$type sets off the debts that it says, and no others', (action) => {
    const lowered = stepsOf(action).flatMap(({ round }) =>
      round.postings.flatMap(({ claim, notation }) =>
        claim.kind === 'credit' && notation === 'setOff' ? claim.instrument : [],
      ),
    );
    expect([...new Set(lowered)].sort()).toEqual([...action.setsOffDebts].sort());
  });

  test.each(ACTIONS.filter(({ kind }) => kind !== 'founding'))(
    '$type brings a party just where it says so',
    (action) => {
      for (const { before, round } of stepsOf(action)) {
        expect(round.book.parties.length - before.book.parties.length).toBe(
          action.addsParty ? 1 : 0,
        );
      }
    },
  );

  test.each(ACTIONS.filter(({ kind }) => kind === 'act'))(
    '$type is no payment between banks, and no settlement',
    (action) => {
      // What a bank is paid on its shares, by the Treasury, or out of an estate, it is paid as anybody is.
      const isDividend = ['payDividend', 'spend', 'closeBank'].includes(action.type);
      const paying = stepsOf(action).filter(
        ({ round }) => !isDividend && isPaidBetweenBanks(round),
      );
      expect(paying.every(({ round }) => isOfLendingOrBills(round))).toBe(true);
    },
  );

  test.each(ACTIONS.filter(({ closesRound }) => !closesRound))('$type posts nothing', (action) => {
    expect(stepsOf(action).every(({ round }) => round.postings.length === 0)).toBe(true);
  });
});
