import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { fold } from '@/events/banking/board/rules';
import { findAccount } from '@/events/banking/ledger/book';
import { BLANK, balanceOf } from '@/events/banking/ledger/state';
import { drawdownsOf, reservesNeeded } from '@/events/banking/views/drawdown';
import { ann, ben, start as chips, cleo, endOfDay } from '../../helpers/lines/chipsBoard';
import { pay } from '../../helpers/lines/reserveEvents';
import { account, bank, system, transfer } from '../../helpers/setup';
import { lineByChance, lineOn } from './support';

/** The rounds that events make from a position, that one first. */
function roundsFrom(start: typeof chips, ...events: readonly BankingEvent[]) {
  const { rounds, refused } = fold(start, events, 'opening');
  if (refused) throw new Error(refused.message);
  return [start, ...rounds];
}

const needsOf = (rounds: ReturnType<typeof roundsFrom>) =>
  drawdownsOf(rounds).map(({ name, needed }) => `${name} ${needed}`);

describe('the deepest drawdown', () => {
  test('of a balance with the central bank is how far it fell below the first', () => {
    const { rounds } = lineOn(16, [pay(1, 2, 5000), pay(2, 1, 3000), pay(1, 3, 1000)]);
    expect(needsOf(rounds.slice(-4))).toEqual(['Bank 1 5000', 'Bank 2 0', 'Bank 3 0']);
    expect(reservesNeeded(rounds.slice(-4))).toBe(5000);
  });

  test('counts what a bank overdraws', () => {
    const { rounds } = lineOn(16, [pay(1, 2, 18_000), pay(2, 3, 1000)]);
    expect(reservesNeeded(rounds.slice(-3))).toBe(18_000);
  });

  test('of cash is what left the vault', () => {
    const { rounds } = lineOn(9, [
      { type: 'transfer', from: 2, fromBank: 0, to: 3, toBank: 1, amount: 4000 },
      { type: 'payDues', from: 0, to: 1, amount: 4000 },
    ]);
    expect(needsOf(rounds.slice(-3))).toEqual(['Bank 1 4000', 'Bank 2 0']);
  });

  test('of certificates goes on below zero, where the house lends', () => {
    const { rounds } = lineOn(12, [{ type: 'settleDues', bank: 'all', with: 0 }]);
    expect(needsOf(rounds.slice(-2))).toEqual(['Bank 1 16000', 'Bank 2 0']);
  });

  test('is nothing where the creditor is credited, and the debt where the debtor is debited', () => {
    const by = (way: 'credit' | 'debit') =>
      lineOn(10, [{ type: 'settleDues', bank: 0, with: 1, by: way }]).rounds.slice(-2);
    expect(reservesNeeded(by('credit'))).toBe(0);
    expect(needsOf(by('debit'))).toEqual(['Bank 1 500', 'Bank 2 0', 'Bank 3 0']);
  });

  test('sees cash and balances together: to pay one into the other costs nothing', () => {
    const events = [system('correspondent'), bank('A', 500), bank('B', 500), account(0, 1, 300)];
    const rounds = roundsFrom(BLANK, ...events);
    expect(reservesNeeded(rounds.slice(-2))).toBe(0);
  });

  test('counts what is bound with CHIPS, which payments out of it do not draw on again', () => {
    const { length } = roundsFrom(chips, transfer(ann, ben, 8000));
    expect(length).toBe(2);
    const day = roundsFrom(chips, transfer(ann, ben, 8000), transfer(ben, cleo, 1000), endOfDay);
    expect(reservesNeeded(day)).toBe(0);
    const banks = [system('chips'), bank('A', 0, 500), bank('B', 0, 500)];
    expect(needsOf(roundsFrom(BLANK, ...banks, account(2, 1, 200)).slice(-2))).toEqual([
      'A 200',
      'B 0',
    ]);
  });

  test('begins, for a bank that comes later, with what it came with', () => {
    const events = [system('centralbank'), bank('A', 0, 500), bank('B', 0, 900), pay(2, 1, 400)];
    expect(needsOf(roundsFrom(BLANK, ...events))).toEqual(['A 0', 'B 400']);
  });

  test('on any line is what reading every balance at every round gives', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { rounds } = lineByChance(seed);
        const last = rounds.at(-1) ?? BLANK;
        const plainly = last.book.parties
          .filter(({ type }) => type === 'bank')
          .map(({ id }) => {
            const levels = rounds
              .filter(({ book }) => book.parties.length > id)
              .map((round) => {
                const others = round.book.parties.filter(
                  ({ id: at, type }) =>
                    at !== id && (type !== 'clearinghouse' || round.book.system !== 'chips'),
                );
                return others.reduce(
                  (sum, other) => sum + balanceOf(round, findAccount(round.book, id, other.id)),
                  balanceOf(round, round.book.reserves[id]),
                );
              });
            return { bankId: id, needed: (levels[0] ?? 0) - Math.min(...levels) };
          });
        const found = drawdownsOf(rounds).map(({ bankId, needed }) => ({ bankId, needed }));
        expect(found).toEqual(plainly);
      }),
      { numRuns: 60 },
    );
  });
});
