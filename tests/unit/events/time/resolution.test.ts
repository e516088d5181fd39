/** Deposit insurance, and how a bank is closed. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound } from '@/events/banking/board/check';
import { apply, type BankingRound, storyOf, wouldRefuse } from '@/events/banking/board/rules';
import { plain } from '@/events/phrase';
import { changedBalances, worthsOf } from '../../../helpers/boards';
import { clock, fedFunds } from '../../../helpers/days';
import { built, gainsBetween, playOn } from '../../../helpers/rows';
import { account, bank, customer, loan, system } from '../../../helpers/setup';

const insured = (limit: number, amount = 100_000): BankingEvent => ({
  type: 'insureDeposits',
  limit,
  amount,
});
const close = (of: number, into: number): BankingEvent => ({ type: 'closeBank', bank: of, into });
const loss = (claim: number, amount: number): BankingEvent => ({ type: 'writeOff', claim, amount });
const cashOut = (of: number, at: number, amount: number): BankingEvent => ({
  type: 'withdraw',
  customer: of,
  bank: at,
  amount,
});

/** Banks 1 and 2; Ann (3) with $600 and Ben (4) with $200 at the first, which has lent to Cid (5); a fund (6). */
const opened = built(
  ...[system('centralbank'), clock(), bank('One', 0, 0), bank('Two', 0, 100_000)],
  ...[customer('Ann', 60_000), customer('Ben', 20_000), customer('Cid', 0)],
  ...[account(3, 1, 60_000), account(4, 1, 20_000), account(5, 1, 0), insured(25_000)],
);
const lent = playOn(
  opened,
  ...[fedFunds(1, 2, 40_000, 900, 30), loan(5, 1, 90_000), cashOut(5, 1, 90_000)],
);

test('draft', () => {
  const bad = playOn(lent, loss(1, 20_000));
  const done = playOn(bad, close(1, 2));
  console.log(worthsOf(bad), changedBalances(bad, done), gainsBetween(bad, done), plain(storyOf(done, bad)));
  expect(checkRound(bad, done)).toEqual([]);
});
