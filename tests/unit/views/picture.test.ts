import { describe, expect, test } from 'vitest';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { claimsOf } from '@/events/banking/ledger/book';
import { sidesOf } from '@/events/banking/ledger/sides';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { worthChanges } from '@/events/banking/ledger/sums';
import type { Line } from '@/events/banking/views/line';
import { type Flow, type Picture, pictureOf } from '@/events/banking/views/picture';
import { balanceSheet } from '@/events/banking/views/sheet';
import { LESSONS } from '@/src/lessons/course/all';
import { bankingLogs, frozenLine, lineByChance } from './support';

/** Every round of a line with the one before it; the blank board has none. */
function steps({ rounds }: Line) {
  return rounds.slice(1).map((round, index) => {
    const before = rounds[index];
    if (!before) throw new Error(`no round before ${index}`);
    return { before, round, picture: pictureOf(before, round) };
  });
}

const shown = ({ flows }: Picture): readonly Flow[] => flows.filter(({ amount }) => amount > 0);

const inWords = ({ debtorId, creditorId, amount }: Flow): string =>
  `${debtorId} owes ${creditorId} ${amount}`;

/** Who owes whom how much, read from the liability side of every claim. */
function owedIn(state: State): readonly string[] {
  return claimsOf(state.book).flatMap((claim) =>
    sidesOf(claim, balanceOf(state, claim)).flatMap(({ side, partyId, thirdPartyId, amount }) =>
      side === 'liability' && thirdPartyId !== null
        ? [`${partyId} owes ${thirdPartyId} ${amount}`]
        : [],
    ),
  );
}

/** What a party is owed, and what it owes, by its sheet. */
function claimsOnSheet(state: State, partyId: number): readonly number[] {
  const { assets, liabilities } = balanceSheet(state, partyId);
  return [assets, liabilities].map((groups) =>
    groups
      .flatMap(({ lines }) => lines)
      .filter(({ thirdPartyDetail }) => thirdPartyDetail !== null)
      .reduce((sum, { amount }) => sum + amount, 0),
  );
}

const sum = (flows: readonly Flow[]): number =>
  flows.reduce((total, { amount }) => total + amount, 0);

const lines: readonly (readonly [string, () => Line])[] = [
  ...LESSONS.map(
    (lesson) =>
      [
        `the opening of lesson ${lesson.id}`,
        () => ({ rounds: lessonBoard(lesson).start, opening: lessonBoard(lesson).start.length }),
      ] as const,
  ),
  ...bankingLogs.map((name) => [name, () => frozenLine(name)] as const),
  ...Array.from(
    { length: 30 },
    (_line, seed) => [`chance ${seed}`, () => lineByChance(seed)] as const,
  ),
];

describe.each(lines)('the pictures of %s', (_name, lineOf) => {
  const all = steps(lineOf());

  test('have every claim once, from who owes to who is owed', () => {
    for (const { round, picture } of all) {
      expect(shown(picture).map(inWords).sort()).toEqual([...owedIn(round)].sort());
      expect(new Set(picture.flows.map(({ key }) => key)).size).toBe(picture.flows.length);
    }
  });

  test('have as much flow into a party as its sheet has claims, and out of it as it has debts', () => {
    for (const { round, picture } of all) {
      for (const { id } of round.book.parties) {
        const flowing = [
          sum(picture.flows.filter(({ creditorId }) => creditorId === id)),
          sum(picture.flows.filter(({ debtorId }) => debtorId === id)),
        ];
        expect(flowing).toEqual(claimsOnSheet(round, id));
      }
    }
  });

  test('have every party once, with what it holds', () => {
    for (const { round, picture } of all) {
      const nodes = picture.tiers.flatMap((tier) => tier.nodes);
      expect(nodes.map(({ partyId }) => partyId).sort((a, b) => a - b)).toEqual(
        round.book.parties.map(({ id }) => id),
      );
      for (const { partyId, holdings, netWorth } of nodes) {
        const cash = holdings.find(({ kind }) => kind === 'reserves')?.amount ?? 0;
        expect(cash).toBe(balanceOf(round, round.book.reserves[partyId]));
        expect(netWorth).toBe(balanceSheet(round, partyId).netWorth);
      }
    }
  });

  test('tell what each claim was before', () => {
    let old = new Map<string, number>();
    for (const { picture } of all) {
      const was = picture.flows
        .map(({ key, amount, change }) => [key, amount - change] as const)
        .filter(([, amount]) => amount !== 0);
      expect(new Map(was)).toEqual(old);
      old = new Map(shown(picture).map(({ key, amount }) => [key, amount]));
    }
  });

  test('have a path by which each party gains what its net worth rises by', () => {
    const { opening } = lineOf();
    for (const { before, round, picture } of all) {
      if (round.count <= opening) continue;
      const gains = round.book.parties.map(({ id }) =>
        picture.path.reduce(
          (gain, { fromId, toId, amount }) => {
            return gain + (toId === id ? amount : 0) - (fromId === id ? amount : 0);
          },
          repricedFor(round, id),
        ),
      );
      expect(gains).toEqual(worthChanges(before, round));
    }
  });
});

/** What a party's bills came to be worth more without anybody giving any: nothing passes there. */
function repricedFor({ postings }: BankingRound, partyId: number): number {
  return postings
    .filter(({ claim, notation }) => notation === 'revaluation' && claim.id === partyId)
    .reduce((sum, { delta }) => sum + delta, 0);
}
