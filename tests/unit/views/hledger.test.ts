import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import { fold } from '@/events/banking/board/rules';
import { BLANK, type State } from '@/events/banking/ledger/state';
import { journalOf } from '@/events/banking/views/hledger';
import type { Line } from '@/events/banking/views/line';
import { sheetsOf } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { bankingLogs, frozenLine, lineByChance, lineOn } from './support';

const head = { title: 'A line', link: null };

interface ReadPosting {
  readonly account: string;
  readonly amount: number;
  readonly balance: number;
}

interface ReadTransaction {
  readonly date: string;
  readonly number: number;
  readonly description: string;
  readonly remarks: readonly string[];
  readonly postings: readonly ReadPosting[];
}

const AMOUNT = String.raw`\$(-?\d+\.\d\d)`;
const POSTING = new RegExp(`^ {4}(\\S(?: ?\\S)*) {2,}${AMOUNT} = +${AMOUNT}$`);

function centsOf(text: string | undefined): number {
  return Math.round(Number(text) * 100);
}

function readPosting(row: string): ReadPosting {
  const [, account = '', amount, balance] = POSTING.exec(row) ?? [];
  if (account === '') throw new Error(`this is no posting: ${row}`);
  return { account, amount: centsOf(amount), balance: centsOf(balance) };
}

/** A journal as a reader of the format takes it, by its rules and not by ours. */
function read(journal: string): {
  readonly declared: readonly string[];
  readonly transactions: readonly ReadTransaction[];
} {
  const [, ...rest] = journal.split(/^(?=\d{4}-)/m);
  const declared = [...journal.matchAll(/^account (.*)$/gm)].map(([, name = '']) => name);
  const transactions = rest.map((text) => {
    const [first = '', ...rows] = text.trimEnd().split('\n');
    const [, date = '', number, description = ''] =
      /^(\d{4}-\d\d-\d\d) \((\d+)\) ([^;|]*)$/.exec(first) ?? [];
    const [remarks, postings] = [true, false].map((wanted) =>
      rows.filter((row) => /^ +;/.test(row) === wanted),
    );
    return {
      date,
      number: Number(number),
      description,
      remarks: (remarks ?? []).map((row) => row.trim()),
      postings: (postings ?? []).map(readPosting),
    };
  });
  return { declared, transactions };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const partyOf = (account: string): string => account.split(':')[1] ?? '';

/** What the sheets of a round have, by party and side, as a journal signs it. */
function sheetSums(round: State): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { name: written, assets, liabilities, netWorth } of sheetsOf(round)) {
    const name = written.trim().replace(/\s+/g, ' ');
    found.set(`assets:${name}`, sum(assets.map(({ amount }) => amount)));
    found.set(`liabilities:${name}`, 0 - sum(liabilities.map(({ amount }) => amount)));
    found.set(`equity:${name}`, 0 - netWorth);
  }
  return found;
}

/** Checks a journal against the rules of bookkeeping and against the sheets of its line. */
function audit(line: Line): void {
  const { declared, transactions } = read(journalOf(line, head));
  const balances = new Map<string, number>();
  for (const { number, postings } of transactions) {
    for (const { account, amount, balance } of postings) {
      expect(declared).toContain(account);
      balances.set(account, (balances.get(account) ?? 0) + amount);
      expect([number, account, balances.get(account)]).toEqual([number, account, balance]);
    }
    for (const party of new Set(postings.map(({ account }) => partyOf(account)))) {
      const own = postings.filter(({ account }) => partyOf(account) === party);
      expect([number, party, sum(own.map(({ amount }) => amount))]).toEqual([number, party, 0]);
    }
    const round = line.rounds.find(({ count }) => count === number + line.opening);
    for (const [books, amount] of sheetSums(round ?? BLANK)) {
      const own = [...balances].filter(([account]) => account.startsWith(`${books}:`));
      expect([number, books, sum(own.map(([, balance]) => balance))]).toEqual([
        number,
        books,
        amount,
      ]);
    }
  }
  expect(new Set(declared).size).toBe(declared.length);
  const last = line.rounds.at(-1)?.count ?? 0;
  expect(transactions.map(({ number }) => number)).toEqual(
    Array.from({ length: last - line.opening + 1 }, (_, number) => number),
  );
}

/** A line on a board of parties with these names, the first of them a bank. */
function lineOfNames(names: readonly string[], events: readonly BankingEvent[]): Line {
  const opening = names.map(
    (name, index): BankingEvent => ({
      type: 'createBank',
      name,
      partyType: index === 0 ? 'bank' : 'customer',
      cash: 50_000,
      deposit: 0,
    }),
  );
  const { board } = sandboxBoard(opening);
  const { rounds, refused } = fold(board.start.at(-1) ?? BLANK, events, 'opening');
  if (refused) throw new Error(refused.message);
  return { rounds: [...board.start, ...rounds], opening: opening.length };
}

describe('a journal', () => {
  test.each(bankingLogs)('of %s balances, and every balance it asserts is the board’s', (name) => {
    audit(frozenLine(name));
  });

  test('of lines played by chance does too', () => {
    for (let seed = 1; seed <= 30; seed += 1) audit(lineByChance(seed));
  });

  test('has each round as an accountant would enter it', () => {
    const line = lineOn(2, [
      { type: 'deposit', customer: 1, bank: 0, amount: 3050 },
      payment(1, 2, 1000),
    ]);
    const [, first] = journalOf(line, head).split(/\n\n(?=2000-01-0[23])/);
    expect(first).toBe(
      [
        '2000-01-02 (1) Customer 1 pays $30.50 in cash into Bank 1. Customer 1’s deposit there is now $130.50.',
        '    assets:Bank 1:Reserves                            $30.50 =  $230.50',
        '    liabilities:Bank 1:Customer Deposits:Customer 1  $-30.50 = $-130.50',
        '    assets:Customer 1:Cash                           $-30.50 =   $69.50',
        '    assets:Customer 1:Customer Deposits:Bank 1        $30.50 =  $130.50',
      ].join('\n'),
    );
  });

  test('begins with what it is, where it can be seen, and how it is to be read', () => {
    const text = journalOf(lineOn(2, []), {
      title: 'Deposit\nTransfers',
      link: 'https://x.org/a#log=b',
    });
    const [title, link] = text.split('\n');
    expect([title, link]).toEqual(['; Deposit Transfers', '; https://x.org/a#log=b']);
    expect(text).toContain('\ncommodity $1,000.00\n');
    expect(read(text).transactions.map(({ description }) => description)).toEqual([
      'Opening balances',
    ]);
  });

  test('gives each round the next day of the calendar', () => {
    const events = Array.from({ length: 1600 }, (_, index) =>
      index % 2 === 0 ? payment(1, 2, 100) : payment(2, 1, 100),
    );
    const { transactions } = read(journalOf(lineOn(2, events), head));
    const start = Date.UTC(2000, 0, 1);
    expect(transactions.map(({ date }) => date)).toEqual(
      Array.from({ length: 1601 }, (_, day) =>
        new Date(start + day * 86_400_000).toISOString().slice(0, 10),
      ),
    );
  });

  test('has settings and notes as comments of the round they belong to', () => {
    const line = lineOn(2, [
      { type: 'note', text: 'date:2020-99-99 [2000/99/99]\n  assets:a  $1' },
      payment(1, 2, 100),
      { type: 'setOverdraft', value: 5000 },
      payment(1, 2, 100),
    ]);
    const { transactions } = read(journalOf(line, head));
    expect(transactions.map(({ remarks }) => remarks.length)).toEqual([1, 1, 0]);
    expect(transactions[0]?.remarks).toEqual(['; date:2020-99-99 [2000/99/99] assets:a $1']);
    expect(transactions[1]?.remarks[0]).toMatch(/\$50/);
  });

  test('keeps the books of parties apart whatever they are called', () => {
    const names = ['A:B', 'A B', '; x', 'a  b|c', '::', '(y)', '= $1', '* z'];
    const line = lineOfNames(names, [
      ...names.slice(1).map(
        (_, index): BankingEvent => ({
          type: 'openAccount',
          holder: index + 1,
          issuer: 0,
          amount: 500,
        }),
      ),
    ]);
    const { declared, transactions } = read(journalOf(line, head));
    expect([...new Set(declared.map(partyOf))].sort()).toEqual(
      ['A B', 'A B (1)', 'x', 'a b|c', 'Party', '(y)', '= $1', '* z'].sort(),
    );
    expect(transactions).toHaveLength(names.length);
    for (const account of declared) expect(account).not.toMatch(/ {2}|;|[^:]*:[^:]*:[^:]*:[^:]*:/);
  });
});
