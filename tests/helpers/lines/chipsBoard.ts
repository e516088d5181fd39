/** A board with CHIPS on it, for tests: three banks, a customer at each. */
import type { BankingEvent } from '@/events/banking/actions/registry';
import { built, playOn } from '../rows';
import { account, bank, customer, settle, system, transfer } from '../setup';

const founding = [
  ...[system('chips'), bank('A', 0, 50_000), bank('B', 0, 50_000), bank('C', 0, 50_000)],
];

const funding = [
  ...[account(2, 1, 10_000), account(3, 1, 10_000), account(4, 1, 5000)],
  ...[customer('Ann', 30_000), customer('Ben', 20_000), customer('Cleo', 20_000)],
  ...[account(5, 2, 30_000), account(6, 3, 20_000), account(7, 4, 20_000)],
];

/** What builds the board. */
export const opening: readonly BankingEvent[] = [...founding, ...funding];

/** The banks before they have pre-funded anything. */
export const banks = built(...founding);

/**
 * Central Bank 0, CHIPS 1; Banks A 2, B 3, C 4 with positions of 100, 100 and 50 and
 * balances of 400, 400 and 450; Ann 5 with 300 at A, Ben 6 and Cleo 7 with 200 at B and C.
 */
export const start = playOn(banks, ...funding);

/** The customers, each with its bank. */
export const [ann, ben, cleo] = [[5, 2] as const, [6, 3] as const, [7, 4] as const];

/** Leaves A with 20 of its position. */
export const eighty = transfer(ann, ben, 8000);

/** A payment of Cleo's that waits, for C has 50 only, and one of Ann's that lets it be made: each gives the other back what it took. */
export const thereAndBack = [transfer(cleo, ann, 8000), transfer(ann, cleo, 8000)];

/** All members settle. */
export const endOfDay = settle('all', 1);
