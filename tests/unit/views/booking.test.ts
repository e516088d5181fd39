import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { partyOf } from '@/events/banking/ledger/book';
import type { Line } from '@/events/banking/views/line';
import {
  type AccountEntry,
  debitsAndCredits,
  entriesBySide,
  sumOf,
} from '@/events/banking/views/records/booking';
import { recordRows } from '@/events/banking/views/rows';
import { balanceSheet } from '@/events/banking/views/sheet';
import { figure } from '@/events/money';
import { payment } from '../../helpers/cursors';
import { bankingLogs, frozenLine, lineByChance, lineOn } from './support';

const EVERY_ROUND = Number.POSITIVE_INFINITY;

const inShort = ({ label, symbol, amount, notation }: AccountEntry): string =>
  `${label} ${symbol}${figure(amount)} ${notation ?? ''}`.trim();

/** What the last round of a line entered for a party, in the columns of a journal. */
function lastOf(
  line: Line,
  party: number,
): { debit: readonly string[]; credit: readonly string[] } {
  const cell = recordRows(line, 'latest', EVERY_ROUND)[0]?.cells[party];
  const book = line.rounds.at(-1)?.book;
  if (!cell || !book) throw new Error(`no entries of party ${party}`);
  const { left, right } = debitsAndCredits(cell, partyOf(book, party).type);
  return { debit: left.map(inShort), credit: right.map(inShort) };
}

const signed = ({ symbol, amount }: AccountEntry): number => (symbol === '+' ? amount : -amount);
const signedSum = (entries: readonly AccountEntry[]): number =>
  entries.reduce((sum, entry) => sum + signed(entry), 0);

/** Every party's cell of every round of a line, with the type of the party. */
function cellsOf(line: Line) {
  const book = line.rounds.at(-1)?.book;
  return recordRows(line, 'all', EVERY_ROUND).flatMap(({ number, cells }) =>
    cells.map((cell) => ({
      number,
      cell,
      type: book?.parties[cell.partyId]?.type ?? 'customer',
    })),
  );
}

const frozen = bankingLogs.map((name) => [name, () => frozenLine(name)] as const);
const played = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (seed) => [`seed ${seed}`, () => lineByChance(seed)] as const,
);

describe.each([...frozen, ...played])('on every line: %s', (_name, lineOf) => {
  const line = lineOf();
  const cells = cellsOf(line);

  test('debits equal credits, for each party in each round', () => {
    const unequal = cells.flatMap(({ number, cell, type }) => {
      const { left, right } = debitsAndCredits(cell, type);
      return sumOf(left) === sumOf(right) ? [] : [`${number}, party ${cell.partyId}`];
    });
    expect(cells.length).toBeGreaterThan(0);
    expect(unequal).toEqual([]);
  });

  test('what the asset side gains the other side gains, for each party in each round', () => {
    for (const { cell, type } of cells) {
      const { left, right } = entriesBySide(cell, type);
      expect(signedSum(left)).toBe(signedSum(right));
    }
  });

  test('all debits and credits together make the balance sheets', () => {
    const last = line.rounds.at(-1);
    if (!last) throw new Error('a line has rounds');
    for (const { id, type } of last.book.parties) {
      const entries = cells
        .filter(({ cell }) => cell.partyId === id)
        .map(({ cell }) => debitsAndCredits(cell, type));
      const [debits, credits] = [
        entries.flatMap(({ left }) => left),
        entries.flatMap(({ right }) => right),
      ];
      const on = (side: AccountEntry['side'], column: readonly AccountEntry[]): number =>
        sumOf(column.filter((one) => one.side === side));
      const sheet = balanceSheet(last, id);
      expect({
        assets: on('asset', debits) - on('asset', credits),
        liabilities: on('liability', credits) - on('liability', debits),
        netWorth: on('worth', credits) - on('worth', debits),
      }).toEqual({
        assets: sheet.total,
        liabilities: sheet.total - sheet.netWorth,
        netWorth: sheet.netWorth,
      });
    }
  });
});

describe('debit and credit', () => {
  const transfer = payment(1, 2, 3000);

  test('an asset that grows is a debit, one that shrinks a credit', () => {
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 500 };
    expect(lastOf(lineOn(2, [deposit]), 1)).toEqual({
      debit: ['At Bank 1 +5 issuance'],
      credit: ['Cash, to Bank 1 -5 assignment'],
    });
  });

  test('a liability that grows is a credit, one that shrinks a debit', () => {
    expect(lastOf(lineOn(2, [transfer]), 0)).toEqual({
      debit: ['Customer 1 -30 novation'],
      credit: ['Customer 2 +30 novation'],
    });
  });

  test('what is paid for something outside the board is debited to net worth', () => {
    expect(lastOf(lineOn(2, [transfer]), 1)).toEqual({
      debit: ['Net worth -30'],
      credit: ['At Bank 1 -30 novation'],
    });
    expect(lastOf(lineOn(2, [transfer]), 2)).toEqual({
      debit: ['At Bank 1 +30 novation'],
      credit: ['Net worth +30'],
    });
  });

  test('interest is credited to the net worth of who receives it', () => {
    const lend: BankingEvent = {
      type: 'getFedFundsLoan',
      borrower: 1,
      lender: 2,
      amount: 3000,
      rate: 500,
    };
    const repay: BankingEvent = { type: 'payFedFundsLoan', loan: 0, amount: 3000 };
    expect(lastOf(lineOn(16, [lend, repay]), 2)).toEqual({
      debit: ['At Central Bank +31.50 novation'],
      credit: ['Fed funds to Bank 1 -30 setOff', 'Net worth +1.50'],
    });
  });
});

describe('accounts are named as the sheets name them', () => {
  test('an account through zero is a deposit and an overdraft', () => {
    const line = lineOn(2, [{ type: 'setOverdraft', value: 5000 }, payment(1, 2, 12_050)]);
    expect(lastOf(line, 1)).toEqual({
      debit: ['Net worth -120.50'],
      credit: ['At Bank 1 -100 novation', 'Overdraft at Bank 1 +20.50 issuance'],
    });
    expect(lastOf(line, 0).debit).toContain('Overdraft of Customer 1 +20.50 issuance');
  });

  test('on every board, in the words of the T-accounts', () => {
    const labels = new Set(
      bankingLogs.flatMap((name) =>
        cellsOf(frozenLine(name)).flatMap(({ cell, type }) => {
          const { left, right } = entriesBySide(cell, type);
          return [...left, ...right].map(({ label }) => label);
        }),
      ),
    );
    expect([...labels].filter((label) => /undefined|null|@/.test(label))).toEqual([]);
    for (const label of [
      'CH loan from Clearing House',
      'Certificates of Clearing House',
      'Daylight overdraft of Bank 1',
      'Due from Bank 2',
      'Notes, to Ann',
      'Repo with Bank 1',
      'Reverse repo with Bank 1',
    ]) {
      expect(labels).toContain(label);
    }
  });

  test('cash says who gave it and who took it', () => {
    const deposit: BankingEvent = { type: 'deposit', customer: 1, bank: 0, amount: 500 };
    expect(lastOf(lineOn(2, [deposit]), 0)).toEqual({
      debit: ['Reserves, from Customer 1 +5 assignment'],
      credit: ['Customer 1 +5 issuance'],
    });
  });
});
