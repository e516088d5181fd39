import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { State } from '@/events/banking/ledger/state';
import { balanceSheet } from '@/events/banking/views/sheet';
import { type TAccount, tAccountOf } from '@/events/banking/views/tAccount';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { bankingLogs, frozenLine } from './support';

const tOf = (state: State, party: number): TAccount => tAccountOf(balanceSheet(state, party));

/** What a column comes to, net worth included. */
const footed = ({ left, right, netWorth }: TAccount, side: 'left' | 'right'): number =>
  (side === 'left' ? left : right).reduce((sum, { amount }) => sum + amount, 0) +
  (netWorth.side === side ? netWorth.amount : 0);

describe('a T-account', () => {
  test('has assets left, liabilities right, and net worth under them', () => {
    const { left, right, netWorth, total } = tOf(openingOf(10), 0);
    expect(left.map(({ amount }) => amount)).toEqual([30_000, 10_000, 10_000, 1500, 1000]);
    expect(right.map(({ amount }) => amount)).toEqual([10_000, 10_000, 8500, 2000, 2000]);
    expect(netWorth).toEqual({ side: 'right', amount: 20_000 });
    expect(total).toBe(52_500);
  });

  test('has net worth on the left where more is owed than held', () => {
    const events: readonly BankingEvent[] = [
      { type: 'setOverdraft', value: 5000 },
      { type: 'deposit', customer: 1, bank: 0, amount: 10_000 },
      payment(1, 2, 23_000),
    ];
    expect(tOf(played(2, events), 1)).toMatchObject({
      left: [],
      right: [{ instrument: 'Customer Overdrafts', amount: 3000 }],
      netWorth: { side: 'left', amount: 3000 },
      total: 3000,
    });
  });

  test.each(bankingLogs)('foots at every round of %s', (name) => {
    for (const round of frozenLine(name).rounds) {
      for (const { id } of round.book.parties) {
        const account = tOf(round, id);
        expect([footed(account, 'left'), footed(account, 'right')]).toEqual([
          account.total,
          account.total,
        ]);
      }
    }
  });
});
