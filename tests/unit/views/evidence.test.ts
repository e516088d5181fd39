import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { checkRound } from '@/events/banking/board/check';
import type { BankingRound } from '@/events/banking/board/rules';
import { type Claim, findSecurities, reservesOf } from '@/events/banking/ledger/book';
import { INVARIANTS } from '@/events/banking/ledger/invariants/invariants';
import type { Posting } from '@/events/banking/ledger/state';
import { evidenceOf, notesFlowOf } from '@/events/banking/views/evidence/evidence';
import type { Evidence } from '@/events/banking/views/evidence/evidenceParts';
import { type Line, lastOf } from '@/events/banking/views/line';
import { played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { repo } from '../../helpers/lines/reserveEvents';
import { bankingLogs, frozenLine, lineByChance, lineOn } from './support';

/** The evidence at each round of a line after the blank board. */
function evidenceOn(line: Line): readonly (readonly Evidence[])[] {
  const flow = notesFlowOf(line);
  return line.rounds.slice(1).map((round, index) => {
    const [before, notes] = [line.rounds[index], flow[index + 1]];
    if (!before || !notes) throw new Error(`no round before ${index + 1}`);
    return evidenceOf({ before, round, notes });
  });
}

const faultsOn = (line: Line): readonly string[] =>
  evidenceOn(line).flatMap((all) => all.flatMap(({ faults }) => faults));

/** The rows about an invariant at the end of a line, in short. */
function rowsAt(line: Line, number: number): readonly string[] {
  const evidence = evidenceOn(line)
    .at(-1)
    ?.find((one) => one.number === number);
  return evidence?.rows.map(({ label, cells }) => `${label}: ${cells.join(' ')}`) ?? [];
}

describe('the evidence agrees with the check', () => {
  test.each(bankingLogs)('at every round of %s', (name) => {
    const line = frozenLine(name);
    const checked = line.rounds
      .slice(1)
      .flatMap((round, index) => checkRound(line.rounds[index] ?? round, round));
    expect(faultsOn(line)).toEqual([]);
    expect(checked).toEqual([]);
  });

  test('on lines that chance plays', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(faultsOn(lineByChance(seed))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('where a few cents of bills are worth nothing', () => {
    expect(faultsOn(lineByChance(403598671))).toEqual([]);
  });

  test('and there is some for every invariant that a round can show', () => {
    const [first] = evidenceOn(lineOn(2, []));
    expect(first?.map(({ number }) => number)).toEqual(INVARIANTS.map(({ number }) => number));
  });
});

describe('the figures', () => {
  test('of claims are summed kind by kind, on either side', () => {
    expect(rowsAt(lineOn(10, []), 1)).toEqual([
      'Bank Deposits: 60000 60000',
      'Customer Deposits: 30000 30000',
      'Dues: 9500 9500',
    ]);
  });

  test('of cash tell where it came from', () => {
    expect(rowsAt(lineOn(2, [payment(1, 2, 3000)]), 2)).toEqual([
      'Cash that the parties came with: 40000',
      '= cash there must be: 40000',
      'Cash on all sheets: 40000',
    ]);
  });

  test('of notes tell what was issued since, and the specie behind them', () => {
    const drawn: BankingEvent = { type: 'withdraw', customer: 4, bank: 1, amount: 1000 };
    const line = lineOn(17, [drawn]);
    expect(rowsAt(line, 2)).toEqual([
      'Cash that the parties came with: 0',
      '+ notes issued since: 1000',
      '− notes returned since: 0',
      '= cash there must be: 1000',
      'Cash on all sheets: 1000',
      'Specie paid in to the central bank: 75000000',
      'Specie on its sheet: 75000000',
    ]);
  });

  test('of notes count those that come back by themselves, and what parties came with not at all', () => {
    const line = lineOn(17, [{ type: 'withdraw', customer: 4, bank: 1, amount: 1000 }]);
    const last = lastOf(line);
    const { notes } = last.book;
    if (!notes) throw new Error('lesson 17 has notes');
    const posting: Posting = { claim: notes, delta: -400, notation: 'setOff', counterpartyId: 1 };
    const returned = { ...last, postings: [posting] };
    const joined = {
      ...returned,
      event: line.rounds.find(({ event }) => event?.type === 'createBank')?.event ?? null,
    };
    expect(joined.event?.type).toBe('createBank');
    const flow = notesFlowOf({ ...line, rounds: [...line.rounds, returned, joined] });
    expect(flow.at(0)).toEqual({ issued: 0, returned: 0 });
    expect(flow.slice(-4)).toEqual([
      { issued: 0, returned: 0 },
      { issued: 1000, returned: 0 },
      { issued: 1000, returned: 400 },
      { issued: 1000, returned: 400 },
    ]);
  });

  test('of bills tell what is held, received and pledged', () => {
    expect(rowsAt(lineOn(21, [repo(1, 2, 4900, 400, 200)]), 3)).toEqual([
      'Central Bank: 20000 0 0',
      'Bank 1: 10000 0 5000',
      'Bank 2: 10000 5000 0',
      'All parties: 40000 5000 5000',
      'Before this step: 40000',
    ]);
  });

  test('of net worth tell what each step explains', () => {
    const line = lineOn(2, [payment(1, 2, 3000)]);
    expect(rowsAt(line, 5)).toEqual(['Customer 1: -3000 -3000', 'Customer 2: 3000 3000']);
    expect(rowsAt(line, 4)).toEqual([
      'Bank 1: 20000 20000 0 20000',
      'Customer 1: 17000 0 17000 17000',
      'Customer 2: 23000 0 23000 23000',
    ]);
    expect(rowsAt(line, 8)).toEqual([
      'Bank 1, liabilities: 0 0',
      'Customer 1, assets: -3000 -3000',
      'Customer 2, assets: 3000 3000',
    ]);
  });

  test('of what is never negative name the least', () => {
    expect(rowsAt(lineOn(10, []), 6)).toEqual([
      'Least cash on a sheet, Bank 1: 30000',
      'Least debt on a sheet, Bank 1: 1000',
    ]);
  });
});

describe('a round that the core should never make', () => {
  const before = played(2, []);
  const sound = played(2, [payment(1, 2, 3000)]);
  const cash = reservesOf(sound.book, 1);

  function reposted(postings: readonly Posting[]): BankingRound {
    const column = before.column.slice();
    for (const { claim, delta } of postings) {
      column[claim.slot] = (column[claim.slot] ?? 0) + delta;
    }
    return { ...sound, column, postings };
  }

  function broken(round: BankingRound): readonly number[] {
    return evidenceOf({ before, round, notes: { issued: 0, returned: 0 } })
      .filter(({ faults }) => faults.length > 0)
      .map(({ number }) => number);
  }

  test('cash out of nowhere breaks 2, 4 and 5', () => {
    const found: Posting = { claim: cash, delta: 5, notation: 'issuance', counterpartyId: null };
    expect(broken(reposted([...sound.postings, found]))).toEqual([2, 4, 5]);
  });

  test('a balance that changed without an entry breaks 8 among others', () => {
    const column = sound.column.map((balance, slot) => (slot === 3 ? balance - 100 : balance));
    expect(broken({ ...sound, column })).toEqual([4, 5, 8]);
  });

  test('cash below zero breaks 6', () => {
    const column = sound.column.map((balance, slot) => (slot === cash.slot ? -1 : balance));
    expect(broken({ ...sound, column })).toContain(6);
  });

  test('a bill too many breaks 3', () => {
    const held = played(21, []);
    const bills = held.book.securities[0];
    if (!bills) throw new Error('lesson 21 has bills');
    const column = held.column.map((one, slot) => (slot === bills.slot ? one + 1 : one));
    const evidence = evidenceOf({
      before: held,
      round: { ...held, event: { type: 'note', text: 'Nothing.' }, postings: [], column },
      notes: { issued: 0, returned: 0 },
    });
    expect(evidence.find(({ number }) => number === 3)?.faults).toEqual([
      'There are not as many bills as before this step.',
    ]);
  });

  /** What is wrong by one invariant once a party holds so much less than it does. */
  function faultsWithLess(round: BankingRound, claim: Claim, less: number, number: number) {
    const column = round.column.map((one, slot) => (slot === claim.slot ? one - less : one));
    const evidence = evidenceOf({
      before: { ...round, column },
      round: { ...round, event: { type: 'note', text: 'Nothing.' }, postings: [], column },
      notes: { issued: 0, returned: 0 },
    });
    return evidence.find((one) => one.number === number)?.faults;
  }

  test('more bills pledged than are there break 3', () => {
    const pledged = played(21, [repo(1, 2, 4900, 400, 200)]);
    const own = findSecurities(pledged.book, 1);
    if (!own) throw new Error('Bank 1 has bills');
    expect(faultsWithLess(pledged, own, 5000, 3)).toEqual([]);
    expect(faultsWithLess(pledged, own, 5001, 3)).toEqual([
      'Bank 1 has pledged more than it holds and has received.',
    ]);
  });

  test('specie that is gone breaks 2', () => {
    const start = played(17, []);
    const specie = reservesOf(start.book, 0);
    expect(faultsWithLess(start, specie, 0, 2)).toEqual([]);
    expect(faultsWithLess(start, specie, 1, 2)).toEqual([
      'The central bank does not hold the specie paid in.',
    ]);
  });
});
