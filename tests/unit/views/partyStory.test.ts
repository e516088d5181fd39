import { describe, expect, test } from 'vitest';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import { ACTIONS, actionOf } from '@/events/banking/actions/registry';
import { worthName } from '@/events/banking/ledger/capital';
import { BLANK } from '@/events/banking/ledger/state';
import { closedRounds } from '@/events/banking/views/line';
import { partyStory, storiesOf } from '@/events/banking/views/records/partyStory';
import { tellWorth } from '@/events/banking/views/records/partyWords';
import { balanceSheet } from '@/events/banking/views/sheet';
import { dollars } from '@/events/money';
import { plain } from '@/events/phrase';
import { payment } from '../../helpers/cursors';
import { opening as chips, thereAndBack } from '../../helpers/lines/chipsBoard';
import {
  buy,
  fail,
  lend,
  limit,
  pay,
  repay,
  repo,
  unwind,
} from '../../helpers/lines/reserveEvents';
import { bankingLogs, frozenLine, lineByChance, lineFrom, lineOn } from './support';

/** The sentences of the parties that the last of these events touched, by party id. */
function told(lesson: number, events: readonly BankingEvent[]): Readonly<Record<number, string>> {
  const [last] = closedRounds(lineOn(lesson, events));
  if (!last) throw new Error('the line has a round');
  const { parties } = storiesOf(last.before, last.round);
  return Object.fromEntries(parties.map(({ partyId, story }) => [partyId, plain(story)]));
}

describe('a round in the words of each party', () => {
  test('of a deposit is cash for a claim', () => {
    expect(told(2, [{ type: 'deposit', customer: 1, bank: 0, amount: 2000 }])).toEqual({
      0: 'Bank 1 holds $20 more in cash and owes Customer 1 $20 more on deposit.',
      1: 'Customer 1 holds $20 less in cash and has $20 more on deposit with Bank 1.',
    });
  });

  test('of a payment tells who is owed now, and what was paid for', () => {
    expect(told(2, [payment(1, 2, 3000)])).toEqual({
      0: 'Bank 1 owes Customer 1 $30 less on deposit and owes Customer 2 $30 more on deposit.',
      1: 'Customer 1 has $30 less on deposit with Bank 1. Net worth falls by $30, paid for something outside the board.',
      2: 'Customer 2 has $30 more on deposit with Bank 1. Net worth rises by $30, received for something outside the board.',
    });
  });

  test('of a payment into the red tells deposit and overdraft apart', () => {
    const story = told(2, [limit(5000), payment(1, 2, 12_000)]);
    expect(story[0]).toBe(
      'Bank 1 owes Customer 1 $100 less on deposit, is owed $20 more in overdraft by Customer 1 and owes Customer 2 $120 more on deposit.',
    );
    expect(story[1]).toContain(
      'Customer 1 has $100 less on deposit with Bank 1 and owes Bank 1 $20 more in overdraft.',
    );
  });

  test('of a payment between banks tells of the dues', () => {
    const between = { type: 'transfer', from: 3, fromBank: 0, to: 4, toBank: 1 } as const;
    const story = told(10, [{ ...between, amount: 2000 }]);
    expect(story[0]).toBe(
      'Bank 1 owes Customer 1 $20 less on deposit and owes Bank 2 $20 more in dues.',
    );
    expect(story[1]).toBe(
      'Bank 2 owes Customer 2 $20 more on deposit and is owed $20 more in dues by Bank 1.',
    );
  });

  test('of a loan and its repayment with interest says that net worth moves by the interest', () => {
    const lent = [lend(1, 2, 3000, 500)];
    expect(told(16, lent)[1]).toBe(
      'Bank 1 owes Bank 2 $30 more in fed funds and has $30 more on deposit with the Central Bank.',
    );
    expect(told(16, [...lent, repay(0, 3000)])).toEqual({
      0: 'The Central Bank owes Bank 1 $31.50 less on deposit and owes Bank 2 $31.50 more on deposit.',
      1: 'Bank 1 has $31.50 less on deposit with the Central Bank and owes Bank 2 $30 less in fed funds. Net worth falls by $1.50 of interest.',
      2: 'Bank 2 has $31.50 more on deposit with the Central Bank and is owed $30 less in fed funds by Bank 1. Net worth rises by $1.50 of interest.',
    });
  });

  test('of a repo with the central bank tells what it makes and what it absorbs', () => {
    const done = [repo(2, 0, 4000, 500, 0)];
    expect(told(25, done)[0]).toBe(
      'The Central Bank is owed $40 more in repo by Bank 2 and owes Bank 2 $40 more on deposit.',
    );
    expect(told(25, [...done, unwind(0)])[0]).toMatch(/Net worth rises by \$2 of interest\.$/);
  });

  test('of a failed repo tells of the bills, and of the gain', () => {
    const story = told(23, [fail(0)]);
    expect(Object.keys(story)).toEqual(['1', '2']);
    expect(story[2]).toMatch(/holds \$100 more in Treasury Bills/);
    expect(story[2]).toMatch(/Net worth rises by \$2 on the repo in default\.$/);
    expect(story[1]).toMatch(/Net worth falls by \$2 on the repo in default\.$/);
  });

  test('of an open-market purchase is bills for balances, and net worth stays', () => {
    expect(told(25, [buy(1, 500)])[1]).toBe(
      'Bank 1 holds $5 less in Treasury Bills and has $5 more on deposit with the Central Bank.',
    );
  });

  test('of a payment between banks tells of what it was for', () => {
    expect(told(16, [pay(1, 2, 100)])[1]).toMatch(
      /Net worth falls by \$1, paid for something outside the board\.$/,
    );
  });

  test('of a payment that comes back at once tells that all is as it was', () => {
    const [last] = closedRounds(lineFrom(chips, ...thereAndBack));
    if (!last) throw new Error('the line has a round');
    const { parties } = storiesOf(last.before, last.round);
    const asBefore = 'ends up owning and owing the same as before.';
    expect(parties.map(({ story }) => plain(story))).toEqual([
      `CHIPS ${asBefore}`,
      `A ${asBefore}`,
      `C ${asBefore}`,
      `Ann ${asBefore}`,
      `Cleo ${asBefore}`,
    ]);
  });

  test('of the opening tells what comes onto the board', () => {
    expect(told(16, [])[3]).toBe(
      'Bank 3 has $100 more on deposit with the Central Bank. Net worth rises by $100 as the board is set up.',
    );
  });
});

describe('the stories of a round', () => {
  test('are empty for the blank board and for parties that it did not touch', () => {
    expect(storiesOf(BLANK, BLANK)).toEqual({ round: [], parties: [] });
    const [last] = closedRounds(lineOn(16, [lend(1, 2, 3000, 500)]));
    expect(last && partyStory(last.round, 3)).toEqual([]);
  });

  test('are the same one by one', () => {
    const [last] = closedRounds(
      lineOn(10, [{ type: 'settleDues', bank: 0, with: 1, by: 'credit' }]),
    );
    if (!last) throw new Error('the line has a round');
    const { parties, round } = storiesOf(last.before, last.round);
    expect(plain(round)).not.toBe('');
    expect(parties.map(({ partyId }) => partyId)).toEqual([0, 1]);
    for (const { partyId, story } of parties) {
      expect(partyStory(last.round, partyId)).toEqual(story);
    }
  });

  const lines = [
    ...bankingLogs.map(frozenLine),
    ...Array.from({ length: 60 }, (_, seed) => lineByChance(seed)),
  ];

  test('tell everyone whose sheet changed what changed, and nobody else', () => {
    for (const { before, round } of lines.flatMap((line) => [...closedRounds(line)])) {
      const { parties } = storiesOf(before, round);
      for (const { id } of round.book.parties) {
        const [old, now] = [balanceSheet(before, id), balanceSheet(round, id)];
        const story = plain(parties.find(({ partyId }) => partyId === id)?.story ?? []);
        const hasChanged = JSON.stringify(old) !== JSON.stringify(now);
        expect(story).toMatch(hasChanged ? / (more|less) .*\.$/ : /^$|owns and owes in the end/);
        expect(story.includes(worthName(round, id))).toBe(old.netWorth !== now.netWorth);
      }
    }
  });

  test('name no reason where the event type has none', () => {
    const move = { side: 'asset', instrument: 'Reserves', counterpartyId: null } as const;
    expect(tellWorth('Net worth', null, [{ ...move, change: 500 }])).toBe('Net worth rises by $5.');
    expect(tellWorth('Retained earnings', null, [{ ...move, change: -500 }])).toBe(
      'Retained earnings fall by $5.',
    );
  });

  test('say why net worth changed, in the words of the event type', () => {
    const found = new Set<EventType>();
    for (const { before, round } of lines.flatMap((line) => [...closedRounds(line)])) {
      for (const { partyId, story } of storiesOf(before, round).parties) {
        const [, worth] = plain(story).split(/(?=Net worth)/);
        if (!worth || !round.event) continue;
        found.add(round.event.type);
        const was = before.book.parties[partyId] ? balanceSheet(before, partyId).netWorth : 0;
        const gain = balanceSheet(round, partyId).netWorth - was;
        const { netWorthEffect } = actionOf(round.event);
        const why = netWorthEffect?.reason.tell(dollars(Math.abs(gain)), gain > 0);
        expect(worth).toBe(`Net worth ${gain > 0 ? 'rises' : 'falls'} by ${why}.`);
      }
    }
    const saying = ACTIONS.filter(({ netWorthEffect }) => netWorthEffect !== null);
    expect([...found].sort()).toEqual(saying.map(({ type }) => type).sort());
  });
});
