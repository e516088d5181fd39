import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import {
  changedBalances,
  openingOf,
  played,
  postingsOf,
  sentenceOf,
  worthsOf,
} from '../../../helpers/boards';

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };

describe('a payment between two banks', () => {
  const event: BankingEvent = {
    type: 'transfer',
    from: 3,
    fromBank: 0,
    to: 4,
    toBank: 1,
    amount: 2000,
  };

  test('is told with the overdraft that it takes', () => {
    const before = played(10, [overdraft]);
    const round = played(10, [overdraft, { ...event, amount: 10_000 }]);
    expect(sentenceOf(before, round)).toBe(
      'Customer 1 pays Customer 2 $100. Customer 1 is now overdrawn with Bank 1 by $15. Bank 1 now owes Bank 2 $120 in dues.',
    );
  });

  test('raises what the payer’s bank owes the payee’s', () => {
    const before = openingOf(10);
    const round = played(10, [event]);
    expect(changedBalances(before, round)).toEqual({
      'account 3@0': 6500,
      'account 4@1': 11500,
      'dues 0>1': 4000,
    });
    expect(postingsOf(round)).toEqual([
      'account 3@0 -2000 setOff',
      'account 4@1 +2000 issuance',
      'dues 0>1 +2000 issuance',
    ]);
    expect(sentenceOf(before, round)).toBe(
      'Customer 1 pays Customer 2 $20. Customer 1’s deposit with Bank 1 is now $65. Bank 1 now owes Bank 2 $40 in dues.',
    );
    expect(worthsOf(round)).toEqual([20000, 20000, 20000, 6500, 11500, 12000]);
  });

  test('splits both accounts at zero', () => {
    const given: readonly BankingEvent[] = [overdraft, { ...event, amount: 10000 }];
    const back: BankingEvent = {
      type: 'transfer',
      from: 4,
      fromBank: 1,
      to: 3,
      toBank: 0,
      amount: 20000,
    };
    expect(postingsOf(played(10, given))).toEqual([
      'account 3@0 -8500 setOff',
      'account 3@0 -1500 issuance',
      'account 4@1 +10000 issuance',
      'dues 0>1 +10000 issuance',
    ]);
    expect(postingsOf(played(10, [...given, back]))).toEqual([
      'account 4@1 -19500 setOff',
      'account 4@1 -500 issuance',
      'account 3@0 +1500 setOff',
      'account 3@0 +18500 issuance',
      'dues 1>0 +20000 issuance',
    ]);
  });
});
