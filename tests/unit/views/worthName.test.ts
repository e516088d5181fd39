/** What balances a sheet: net worth, or beside share capital retained earnings, wherever it is told. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { apply, type BankingRound, storyOf } from '@/events/banking/board/rules';
import { worthName } from '@/events/banking/ledger/capital';
import { journalOf } from '@/events/banking/views/hledger';
import type { Line } from '@/events/banking/views/line';
import { pictureOf } from '@/events/banking/views/picture';
import { entriesBySide } from '@/events/banking/views/records/booking';
import { partyLog } from '@/events/banking/views/records/partyLog';
import { partyStory } from '@/events/banking/views/records/partyStory';
import { recordRows } from '@/events/banking/views/rows';
import { sideBySide } from '@/events/banking/views/sideBySide';
import { namesIn } from '@/events/goals/names';
import { wordsOf } from '@/events/goals/words';
import { plain } from '@/events/phrase';
import { figureView } from '@/src/board/blame/figureView';
import { partyView } from '@/src/board/sheets/partyView';
import { clock } from '../../helpers/days';
import { built } from '../../helpers/rows';
import { account, bank, customer, loan } from '../../helpers/setup';

const BANK = 0;
const ANN = 1;

/** A bank that brought $300 and lent Ann $400; she has $500 with it. */
const start = built(
  ...[clock(), bank('Bank 1', 30_000), customer('Ann', 50_000), account(ANN, BANK, 50_000)],
  loan(ANN, BANK, 40_000),
);

const shares: BankingEvent = { type: 'issueShares', bank: BANK, investor: ANN, amount: 20_000 };
const loss = (amount: number): BankingEvent => ({ type: 'writeOff', claim: 0, amount });

function lineOf(...events: readonly BankingEvent[]): Line {
  const rounds = [start];
  for (const event of events) {
    const { round, refused } = apply(rounds.at(-1) ?? start, event, 'opening');
    if (!round) throw new Error(refused?.message);
    rounds.push(round);
  }
  return { rounds, opening: start.count };
}

const ended = (line: Line): BankingRound => line.rounds.at(-1) ?? start;

const withShares = lineOf(shares);
/** A loss of $100, which what the bank has earned covers. */
const small = lineOf(shares, loss(10_000));
/** All that was earned is lost, and all that was paid in. */
const whole = lineOf(shares, { type: 'payDividend', bank: BANK, amount: 15_000 }, loss(35_000));

/** The label of each entry of the bank in the last round of a line. */
const bookedIn = (line: Line): readonly string[] =>
  recordRows(line, 'latest', 9).flatMap(({ cells }) => {
    const cell = cells[BANK];
    if (!cell) return [];
    const { left, right } = entriesBySide(cell, 'bank');
    return [...left, ...right].map(({ label }) => label);
  });

describe('what balances a sheet', () => {
  test('is net worth until share capital stands beside it, and again once that is gone', () => {
    expect(worthName(start, BANK)).toBe('Net worth');
    expect(worthName(ended(withShares), BANK)).toBe('Retained earnings');
    expect(worthName(ended(withShares), ANN)).toBe('Net worth');
    expect(worthName(ended(whole), BANK)).toBe('Net worth');
  });

  test('is called so in records, stories and logs', () => {
    expect(bookedIn(small)).toEqual(['Loan to Ann', 'Retained earnings']);
    expect(bookedIn(whole)).toEqual(['Loan to Ann', 'Share capital held by Ann', 'Net worth']);
    const round = ended(small);
    expect(plain(partyStory(round, BANK))).toMatch(
      /Retained earnings fall by \$100 that will not be paid\.$/,
    );
    expect(plain(partyStory(round, ANN))).toMatch(
      /Net worth rises by \$100 that is no longer owed\.$/,
    );
    expect(partyLog(small, BANK, 9).at(-1)?.aside).toMatch(/^Retained earnings fall by \$100/);
  });

  test('is called so on sheets, in the picture, and beside one another', () => {
    const shown = { round: ended(withShares), before: start };
    const names = shown.round.book.parties.map((party) => partyView(shown, party, 'off', []));
    expect(names.map(({ worthName: name }) => name)).toEqual(['Retained earnings', 'Net worth']);
    const drawn = pictureOf(start, shown.round).tiers.flatMap(({ nodes }) => nodes);
    expect(drawn.map(({ worthName: name }) => name)).toEqual(['Retained earnings', 'Net worth']);
    const named = (one: BankingRound, other: BankingRound) =>
      sideBySide(one, other)[BANK]?.worthName;
    expect(named(shown.round, ended(small))).toBe('Retained earnings');
    expect(named(start, shown.round)).toBe('Net worth / retained earnings');
    expect(named(start, start)).toBe('Net worth');
  });

  test('is called so by goals', () => {
    const goal = {
      kind: 'figure',
      of: { kind: 'sheet', party: BANK, take: 'netWorth' },
      is: 'atLeast',
      than: 100,
    } as const;
    const said = (round: BankingRound) => wordsOf(goal, namesIn(round));
    expect(said(ended(withShares))).toBe('what Bank 1 has in retained earnings is at least $1');
    expect(said(start)).toBe('the net worth of Bank 1 is at least $1');
    expect(namesIn(start).party(7)).toBe('party 7');
  });

  test('is explained as one part of net worth', () => {
    expect(figureView(withShares, BANK, 'net-worth')).toMatchObject({
      title: 'Retained earnings of Bank 1',
      description: 'Retained earnings at step 1: $300.',
      remarks: [
        'Retained earnings are the balancing item: assets of $1,200 less debts of $700 and share capital of $200 leave $300. With share capital they make up net worth, $500.',
        'No step has changed it.',
      ],
    });
    expect(figureView(withShares, ANN, 'net-worth')?.title).toBe('Net worth of Ann');
  });

  test('keeps one account along a journal: that of its end', () => {
    const text = journalOf(small, { title: 'Shares', link: null });
    expect(text).toContain('equity:Bank 1:Retained earnings');
    expect(text).not.toContain('equity:Bank 1:Net worth');
    expect(text).toContain('equity:Ann:Net worth');
  });

  test('is told of a loss that goes beyond it, and of a dividend', () => {
    const [, issued, paid, lost] = whole.rounds;
    if (!issued || !paid || !lost) throw new Error('three steps were played');
    expect(plain(storyOf(paid, issued))).toContain('out of its retained earnings.');
    expect(plain(storyOf(ended(small), ended(withShares)))).toContain(
      'its retained earnings fall by as much, and the net worth of Ann rises',
    );
    expect(plain(storyOf(lost, paid))).toContain(
      'Its retained earnings do not cover the loss, and $200 of share capital is gone.',
    );
  });
});
