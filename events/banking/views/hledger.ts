/**
 * A line as an hledger journal: plain-text accounting that hledger itself checks. Each party keeps
 * books of its own under its name, so what a round posts sums to zero for each of them, what
 * balances its sheet included; and every posting asserts the balance that the board shows after it.
 */

import { type Cents, twoDecimals } from '../../money';
import { capitalised, plain } from '../../phrase';
import type { BankingRound } from '../board/rules';
import { storyOf } from '../board/rules';
import { type Book, type Claim, partyOf } from '../ledger/book';
import { type WorthName, worthName } from '../ledger/capital';
import { sidesOf } from '../ledger/sides';
import { BLANK, balanceOf, type State } from '../ledger/state';
import { lineLabel } from './labels';
import { type Line, lastOf } from './line';
import { lineOf, type SheetLine, sheetLines } from './sheet';

/** What stands over a journal: lines of plain text. */
export interface JournalHead {
  readonly title: string;
  /** Where the same line can be stepped through; null where no link holds it. */
  readonly link: string | null;
}

/** One account's change in a transaction. Debits are above zero, credits below. */
interface Entry {
  readonly account: string;
  /** Cents. */
  readonly change: Cents;
  /** Cents: the account's balance after it. */
  readonly balance: Cents;
}

interface Transaction {
  /** The number of the round: 0 brings the opening balances in. */
  readonly number: number;
  readonly description: string;
  /** Settings and notes that belong to the round. */
  readonly remarks: readonly string[];
  readonly entries: readonly Entry[];
}

/**
 * The journal of a line, as the text of a file: the balances of round 0, then a transaction for each
 * round after it. `hledger check --strict` accepts it.
 *
 * @param line from the blank board to the last round wanted
 */
export function journalOf(line: Line, head: JournalHead): string {
  const transactions = transactionsOf(line);
  const accounts = new Set(
    transactions.flatMap(({ entries }) => entries.map(({ account }) => account)),
  );
  return [
    ...headLines(head),
    '',
    'commodity $1,000.00',
    '',
    ...[...accounts].sort(byCode).map((account) => `account ${account}`),
    ...transactions.map((transaction) => `\n${textOf(transaction)}`),
    '',
  ].join('\n');
}

function headLines({ title, link }: JournalHead): readonly string[] {
  return [
    oneLine(title),
    ...(link === null ? [] : [oneLine(link)]),
    '',
    'A transaction for each step, its number in brackets. A journal needs dates and steps have',
    'none: each takes the next day from 2000-01-01, so that a report by day is a report by step.',
    'Debits are positive and credits negative. The books of every party balance by themselves;',
    "the balance sheet of one of them: hledger -f FILE bse '^[a-z]+:NAME:'",
  ].map((text) => (text === '' ? ';' : `; ${text}`));
}

/** The balances of a journal's accounts so far, in cents. */
type Balances = Map<string, Cents>;

function transactionsOf({ rounds, opening }: Line): readonly Transaction[] {
  const balances: Balances = new Map();
  // An account keeps its name along a journal: that of its end.
  const last = lastOf({ rounds, opening });
  const worths = last.book.parties.map(({ id }) => worthName(last, id));
  const transactions: Transaction[] = [];
  let before: BankingRound = BLANK;
  let asides: string[] = [];
  for (const round of rounds) {
    const closes = round.count > before.count;
    if (closes && round.count >= opening) {
      asides = [];
      const isOpening = round.count === opening;
      transactions.push({
        number: round.count - opening,
        description: isOpening ? 'Opening balances' : plain(storyOf(round, before)),
        remarks: asides,
        entries: isOpening
          ? entriesOf(round.book, worths, openingChanges(round), balances)
          : entriesOf(round.book, worths, changesOf(round, before), balances),
      });
    } else if (transactions.length > 0) {
      asides.push(plain(storyOf(round, before)));
    }
    before = round;
  }
  return transactions;
}

/** What a line of one party's sheet changed by. */
interface Change {
  readonly partyId: number;
  readonly line: SheetLine;
  /** Cents: above zero the line grew. */
  readonly change: Cents;
}

function openingChanges(round: State): readonly Change[] {
  return round.book.parties.flatMap(({ id }) =>
    sheetLines(round, id).map((line) => ({ partyId: id, line, change: line.amount })),
  );
}

function changesOf(round: BankingRound, before: State): readonly Change[] {
  const touched = new Map<number, Claim>(
    round.postings.map(({ claim }) => [claim.slot, claim] as const),
  );
  return [...touched.values()].flatMap((claim) =>
    [
      { state: before, sign: -1 },
      { state: round, sign: 1 },
    ].flatMap(({ state, sign }) =>
      sidesOf(claim, balanceOf(state, claim)).map((side) => ({
        partyId: side.partyId,
        line: lineOf(round, claim, side),
        change: sign * side.amount,
      })),
    ),
  );
}

/** The entries of a round: party by party, its assets, its liabilities, and what balances them. */
function entriesOf(
  book: Book,
  worths: readonly WorthName[],
  changes: readonly Change[],
  balances: Balances,
): readonly Entry[] {
  const names = safeNames(book);
  return book.parties.flatMap(({ id }) => {
    const own = changes.filter(({ partyId }) => partyId === id);
    const debits = new Map<string, Cents>();
    const add = (account: string, debit: Cents): void => {
      debits.set(account, (debits.get(account) ?? 0) + debit);
    };
    for (const side of ['asset', 'liability'] as const) {
      for (const { line, change } of own.filter((one) => one.line.side === side)) {
        add(accountOf(book, id, line, names), side === 'asset' ? change : -change);
      }
    }
    const sum = [...debits.values()].reduce((total, debit) => total + debit, 0);
    add(`equity:${names[id]}:${worths[id]}`, 0 - sum);
    return [...debits].flatMap(([account, change]) => {
      if (change === 0) return [];
      const balance = (balances.get(account) ?? 0) + change;
      balances.set(account, balance);
      return { account, change, balance };
    });
  });
}

/** `assets:Bank 1:Reserves`, `liabilities:Bank 1:Customer Deposits:Customer 1`. */
function accountOf(book: Book, owner: number, line: SheetLine, names: readonly string[]): string {
  const { side, instrument, thirdPartyDetail } = line;
  const top = side === 'asset' ? 'assets' : 'liabilities';
  const books = `${top}:${names[owner]}`;
  if (!thirdPartyDetail) return `${books}:${lineLabel(line, partyOf(book, owner).type)}`;
  return `${books}:${capitalised(instrument)}:${names[thirdPartyDetail.id]}`;
}

/**
 * The parties' names as parts of account names, by id, no two alike. A colon would begin another
 * part, a semicolon after two blanks a comment.
 */
function safeNames(book: Book): readonly string[] {
  const known = new Set<string>();
  return book.parties.map(({ id, name }) => {
    const safe = oneLine(name.replace(/[:;]/g, ' ')) || 'Party';
    let own = safe;
    // Another may be called as the first try would have it.
    for (let number = id; known.has(own); number += 1) own = `${safe} (${number})`;
    known.add(own);
    return own;
  });
}

/** Text without line breaks, control characters, or more than one blank in a row. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, ' ').trim();
}

/** A transaction as a journal has it, its figures in columns. */
function textOf({ number, description, remarks, entries }: Transaction): string {
  // In a description a semicolon would begin a comment, a bar divide payee from note.
  const told = oneLine(description.replace(/[;|]/g, ','));
  const rows = entries.map(({ account, change, balance }) => ({
    account,
    change: amountText(change),
    balance: amountText(balance),
  }));
  const [names, changes, ends] = [
    widest(rows.map(({ account }) => account)),
    widest(rows.map(({ change }) => change)),
    widest(rows.map(({ balance }) => balance)),
  ];
  return [
    `${dateOf(number)} (${number}) ${told}`,
    ...remarks.map((remark) => `    ; ${oneLine(remark)}`),
    ...rows.map(({ account, change, balance }) => {
      const columns = [account.padEnd(names), change.padStart(changes), balance.padStart(ends)];
      return `    ${columns[0]}  ${columns[1]} = ${columns[2]}`;
    }),
  ].join('\n');
}

const widest = (texts: readonly string[]): number =>
  texts.reduce((most, { length }) => Math.max(most, length), 0);

/** Cents as hledger reads them in any locale: `$-1234.50`. */
function amountText(cents: Cents): string {
  return `${cents < 0 ? '$-' : '$'}${twoDecimals(Math.abs(cents))}`;
}

const FIRST_YEAR = 2000;

/** The day of a round, `2000-01-13` for round 12, counted by the Gregorian calendar. */
function dateOf(number: number): string {
  let [year, month, day] = [FIRST_YEAR, 0, number];
  for (let days = lengthOfYear(year); day >= days; days = lengthOfYear(year)) {
    day -= days;
    year += 1;
  }
  const months = lengthsOfMonths(year);
  for (let days = months[month]; days !== undefined && day >= days; days = months[month]) {
    day -= days;
    month += 1;
  }
  const [mm, dd] = [month + 1, day + 1].map((part) => String(part).padStart(2, '0'));
  return `${year}-${mm}-${dd}`;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const lengthOfYear = (year: number): number => (isLeap(year) ? 366 : 365);

const lengthsOfMonths = (year: number): readonly number[] => [
  ...[31, isLeap(year) ? 29 : 28, 31, 30, 31, 30],
  ...[31, 31, 30, 31, 30, 31],
];

/** Assets before liabilities before equity, and each in one order on every machine. */
const byCode = (one: string, other: string): number => {
  const [first, second] = [rank(one), rank(other)];
  if (first !== second) return first - second;
  return one < other ? -1 : 1;
};

const TOPS: readonly string[] = ['assets', 'liabilities', 'equity'];

const rank = (account: string): number => TOPS.findIndex((top) => account.startsWith(top));
