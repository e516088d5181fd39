import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { pictureOf } from '@/events/banking/views/picture';
import { plain } from '@/events/phrase';
import { openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { ann, ben, start as chips, cleo, eighty, endOfDay } from '../../helpers/lines/chipsBoard';
import { built, playOn } from '../../helpers/rows';
import { account, bank, customer, deposit, system, transfer, withdraw } from '../../helpers/setup';

/** The legs of an event, as who passes what on to whom, in dollars. */
function legsOf(before: BankingRound, event: BankingEvent): readonly string[] {
  return pictureOf(before, playOn(before, event)).path.map(
    ({ number, fromId, toId, amount }) => `${number}: ${fromId} to ${toId}, ${amount / 100}`,
  );
}

/** The legs of an event in words. */
function toldOf(before: BankingRound, event: BankingEvent): readonly string[] {
  return pictureOf(before, playOn(before, event)).path.map(({ what }) => plain(what));
}

/** Central Bank 0, Banks 1 and 2 with balances of 100, and 20 in the vault; Customers 3, 4 with 50 at each. */
const central = built(
  ...[system('centralbank'), bank('Bank 1', 2000, 10_000), bank('Bank 2', 2000, 10_000)],
  ...[customer('Customer 1', 5000), customer('Customer 2', 5000)],
  ...[account(3, 1, 5000), account(4, 2, 5000)],
);

describe('a payment between customers travels', () => {
  test('from bank to bank where banks stand alone', () => {
    const pay = transfer([2, 0], [3, 1], 2000);
    expect(legsOf(openingOf(9), pay)).toEqual(['1: 2 to 0, 20', '2: 0 to 1, 20', '3: 1 to 3, 20']);
    expect(toldOf(openingOf(9), pay)).toEqual([
      'Customer 1’s deposit with Bank 1 falls by $20.',
      'Bank 1 owes Bank 2 $20 more in dues.',
      'Customer 2’s deposit with Bank 2 rises by $20.',
    ]);
  });

  test('from bank to bank between correspondents', () => {
    expect(legsOf(openingOf(10), transfer([3, 0], [5, 2], 1500))).toEqual([
      ...['1: 3 to 0, 15', '2: 0 to 2, 15', '3: 2 to 5, 15'],
    ]);
  });

  test('through the clearing house', () => {
    const pay = transfer([1, 3], [2, 4], 2000);
    const before = openingOf(11);
    expect(legsOf(before, pay)).toEqual([
      ...['1: 1 to 3, 20', '2: 3 to 0, 20', '3: 0 to 4, 20', '4: 4 to 2, 20'],
    ]);
    expect(toldOf(before, pay).slice(1, 3)).toEqual([
      'Bank 1 owes the Clearing House $20 more in dues.',
      'The Clearing House owes Bank 2 $20 more in dues.',
    ]);
  });

  test('over the books of the central bank', () => {
    const pay = transfer([3, 1], [4, 2], 2000);
    expect(legsOf(central, pay)).toEqual([
      ...['1: 3 to 1, 20', '2: 1 to 0, 20', '3: 0 to 2, 20', '4: 2 to 4, 20'],
    ]);
    expect(toldOf(central, pay).slice(1, 3)).toEqual([
      'Bank 1’s balance with the Central Bank falls by $20.',
      'Bank 2’s balance with the Central Bank rises by $20.',
    ]);
  });

  test('through CHIPS', () => {
    expect(legsOf(chips, eighty)).toEqual([
      ...['1: 5 to 2, 80', '2: 2 to 1, 80', '3: 1 to 3, 80', '4: 3 to 6, 80'],
    ]);
  });

  test('within one bank from account to account', () => {
    expect(legsOf(openingOf(2), payment(1, 2, 3000))).toEqual(['1: 1 to 0, 30', '2: 0 to 2, 30']);
  });
});

describe('in CHIPS', () => {
  const waiting = playOn(chips, eighty, transfer(ann, cleo, 5000));

  test('a payment that waits goes nowhere', () => {
    expect(legsOf(playOn(chips, eighty), transfer(ann, cleo, 5000))).toEqual([]);
  });

  test('what a payment releases follows it, each payment whole', () => {
    const release = transfer(ben, ann, 6000);
    expect(legsOf(waiting, release)).toEqual([
      ...['1: 6 to 3, 60', '2: 3 to 1, 60', '3: 1 to 2, 60', '4: 2 to 5, 60'],
      ...['5: 5 to 2, 50', '6: 2 to 1, 50', '7: 1 to 4, 50', '8: 4 to 7, 50'],
    ]);
  });

  test('payments between the same two are told apart, each with its own part', () => {
    const twice = playOn(chips, transfer(cleo, ann, 6000), transfer(cleo, ann, 6500));
    const release = transfer(ann, cleo, 10_000);
    expect(legsOf(twice, release)).toEqual([
      ...['1: 5 to 2, 100', '2: 2 to 1, 100', '3: 1 to 4, 100', '4: 4 to 7, 100'],
      ...['5: 7 to 4, 60', '6: 4 to 1, 60', '7: 1 to 2, 60', '8: 2 to 5, 60'],
      ...['9: 7 to 4, 65', '10: 4 to 1, 65', '11: 1 to 2, 65', '12: 2 to 5, 65'],
    ]);
    expect(toldOf(twice, release).filter((_, index) => index % 4 === 0)).toEqual([
      'Ann’s deposit with A falls by $100.',
      'Cleo’s deposit with C falls by $60.',
      'Cleo’s deposit with C falls by $65.',
    ]);
  });

  test('a leg says what is set off and what is left to owe', () => {
    const back = playOn(chips, transfer(ben, ann, 3000));
    expect(toldOf(back, eighty)[1]).toBe(
      'CHIPS owes A $30 less in dues, and A owes CHIPS $50 more in dues.',
    );
  });

  test('the end of the day is paid over the central bank', () => {
    expect(legsOf(playOn(chips, eighty), endOfDay)).toEqual([
      ...['1: 1 to 2, 80', '2: 2 to 1, 80', '3: 1 to 0, 80', '4: 0 to 3, 80', '5: 3 to 1, 80'],
    ]);
  });
});

describe('the path of other rounds', () => {
  test('a deposit is cash against a claim', () => {
    expect(toldOf(openingOf(2), deposit(1, 0, 5000))).toEqual([
      'Customer 1 hands Bank 1 $50 in cash.',
      'Customer 1’s deposit with Bank 1 rises by $50.',
    ]);
  });

  test('a withdrawal is a claim against cash', () => {
    expect(toldOf(central, withdraw(3, 1, 3000))).toEqual([
      'Customer 1’s deposit with Bank 1 falls by $30.',
      'Bank 1 hands Customer 1 $30 in cash.',
    ]);
  });

  test('and one beyond the vault draws notes from the central bank', () => {
    const bare = built(
      ...[system('centralbank'), bank('Bank 1', 0, 10_000), bank('Bank 2', 0, 10_000)],
      ...[customer('Customer 1', 5000), customer('Customer 2', 0)],
      ...[account(3, 1, 5000), account(4, 2, 0)],
      ...[withdraw(3, 1, 4000), transfer([3, 1], [4, 2], 1000)],
    );
    expect(toldOf(bare, withdraw(4, 2, 1000))).toEqual([
      'Customer 2’s deposit with Bank 2 falls by $10.',
      'Bank 2’s balance with the Central Bank falls by $10.',
      'The Central Bank hands Customer 2 $10 in notes.',
    ]);
  });

  test('a balance that goes through zero is one leg in two parts', () => {
    const before = playOn(openingOf(2), { type: 'setOverdraft', value: 5000 });
    expect(toldOf(before, payment(1, 2, 12_000))[0]).toBe(
      'Customer 1’s deposit with Bank 1 falls by $100, and Customer 1’s overdraft with Bank 1 rises by $20.',
    );
  });

  test('a loan shows its money before the debt it leaves', () => {
    const borrow = { type: 'getLoan', customer: 1, bank: 0, amount: 5000 } as const;
    expect(toldOf(openingOf(4), borrow)).toEqual([
      'Customer 1’s deposit with Bank 1 rises by $50.',
      'Customer 1 owes Bank 1 $50 more on a loan.',
    ]);
    const fedFunds = {
      type: 'getFedFundsLoan',
      borrower: 1,
      lender: 2,
      amount: 5000,
      rate: 500,
    } as const;
    expect(legsOf(openingOf(16), fedFunds)).toEqual([
      ...['1: 2 to 0, 50', '2: 0 to 1, 50', '3: 1 to 2, 50'],
    ]);
  });

  test('bills that are sold are delivered', () => {
    expect(toldOf(openingOf(19), { type: 'buySecurities', bank: 1, amount: 5000 })).toEqual([
      'Bank 1 delivers $50 of Treasury Bills to the Central Bank.',
      'Bank 1’s balance with the Central Bank rises by $50.',
    ]);
  });

  test('of a payment of nothing, which an opening may have, there is none', () => {
    expect(legsOf(openingOf(9), transfer([2, 0], [3, 1], 0))).toEqual([]);
    expect(legsOf(openingOf(9), transfer([2, 0], [3, 1], 1))).toHaveLength(3);
  });

  test('settings and notes have none', () => {
    const before = openingOf(2);
    expect(legsOf(before, { type: 'setOverdraft', value: 5000 })).toEqual([]);
    expect(legsOf(before, { type: 'note', text: 'Nothing moves.' })).toEqual([]);
  });
});

describe('a claim', () => {
  const flowsAfter = (lesson: number, ...events: readonly BankingEvent[]) => {
    const rounds = events.map((_event, index) => played(lesson, events.slice(0, index + 1)));
    const last = rounds.at(-1) ?? openingOf(lesson);
    return pictureOf(rounds.at(-2) ?? openingOf(lesson), last).flows;
  };

  test('of dues says that it was netted', () => {
    const dues = flowsAfter(10, { type: 'netDues', bank: 0, with: 1 }).filter(
      ({ kind, change }) => kind === 'dues' && change !== 0,
    );
    expect(dues).toEqual([
      expect.objectContaining({ debtorId: 0, creditorId: 1, amount: 500, isNetted: true }),
      expect.objectContaining({ debtorId: 1, creditorId: 0, amount: 0, isNetted: false }),
    ]);
  });

  test('below zero runs the other way, and leaves the deposit extinguished', () => {
    const flows = flowsAfter(
      ...([2, { type: 'setOverdraft', value: 5000 }, payment(1, 2, 12_000)] as const),
    );
    expect(flows).toEqual([
      expect.objectContaining({ debtorId: 0, creditorId: 1, amount: 0, change: -10_000 }),
      expect.objectContaining({
        debtorId: 1,
        creditorId: 0,
        kind: 'overdrafts',
        amount: 2000,
        change: 2000,
        instrument: 'Customer Overdrafts',
      }),
      expect.objectContaining({ debtorId: 0, creditorId: 2, amount: 22_000, change: 12_000 }),
    ]);
  });

  test('in repo says which bills secure it', () => {
    const { flows, tiers } = pictureOf(openingOf(22), openingOf(22));
    expect(flows.filter(({ kind }) => kind === 'repos')).toEqual([
      expect.objectContaining({ debtorId: 3, creditorId: 4, amount: 5000, secured: 5103 }),
    ]);
    const borrower = tiers.flatMap(({ nodes }) => nodes).find(({ partyId }) => partyId === 3);
    expect(borrower?.pledged).toBe(5103);
  });
});

test('tiers stand in order: what holds the system together, banks, customers', () => {
  const { tiers } = pictureOf(chips, chips);
  expect(tiers.map(({ rank, nodes }) => [rank, ...nodes.map(({ name }) => name)])).toEqual([
    ['institutions', 'Central Bank', 'CHIPS'],
    ['banks', 'A', 'B', 'C'],
    ['customers', 'Ann', 'Ben', 'Cleo'],
  ]);
});
