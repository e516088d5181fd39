/**
 * The prover at work for a few seconds, on pinned seeds; that its sessions reach
 * the corners of the rules; and that it sees what is wrong.
 */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import type { BankingRound } from '@/events/banking/board/rules';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { BILLS_STAGES } from '@/events/bills/stages';
import { decodePayload, payloadOf } from '@/events/log/link';
import { REFUSAL_CODES } from '@/events/refusal';
import { Chance } from '@/scripts/chance';
import type { Arena } from '@/scripts/prove/arena';
import { billsArena, lessonArena } from '@/scripts/prove/boards';
import { prove } from '@/scripts/prove/run';
import { playSession } from '@/scripts/prove/session';
import { LESSONS } from '@/src/lessons/course/all';
import { everyStart } from '@/src/lessons/course/openings';
import { lessonOf } from '../helpers/boards';
import { bankingArenas, openingOn, type PlayedStep, stepsOf } from '../helpers/lines/play';

describe('on every board', () => {
  test('no rule is broken, whatever people do', () => {
    const proof = prove({
      events: 2700,
      seed: 20_261_121,
      thoroughEvery: 2,
      lengths: [10, 25, 40, 60],
    });
    expect(proof.violation).toBeNull();
    const starts = LESSONS.flatMap(everyStart);
    expect(proof.boards).toBe(starts.length + 2 * SYSTEM_TYPES.length + BILLS_STAGES.length);
    expect(proof.refused).toBeGreaterThan(300);
  }, 60_000);
});

const SEEDS = Array.from({ length: 14 }, (_, seed) => seed);

type BankingStep = PlayedStep<BankingRound> & {
  readonly board: string;
  readonly key: string | number;
  readonly system: string;
};

const playedOn = (arena: Arena<BankingRound>, chance: Chance): readonly BankingStep[] =>
  stepsOf(arena, chance, 80).map((step) => ({
    ...step,
    board: `${arena.board.key} ${openingOn(arena).book.system}`,
    key: arena.board.key,
    system: openingOn(arena).book.system,
  }));

/** Sessions in which a payment that waits is released, which seldom comes about: the same however many boards there are. */
const releasing = bankingArenas(42)
  .filter((arena) => openingOn(arena).book.system === 'chips')
  .flatMap((arena) => playedOn(arena, new Chance(42, 24)));

const banking: readonly BankingStep[] = [
  ...SEEDS.flatMap((seed) =>
    bankingArenas(seed).flatMap((arena, index) => playedOn(arena, new Chance(seed, index))),
  ),
  ...releasing,
];

const bills = BILLS_STAGES.map((stage) => ({
  arena: billsArena(stage),
  steps: SEEDS.flatMap((seed) => stepsOf(billsArena(stage), new Chance(seed), 60)),
}));

describe('the sessions', () => {
  test('are the same for the same seed, and others for another', () => {
    const play = (seed: number) =>
      stepsOf(lessonArena(lessonOf(26)), new Chance(seed, 7), 80).map(({ event }) => event);
    expect(play(5)).toEqual(play(5));
    expect(play(6)).not.toEqual(play(5));
  });

  test('do on each board whatever it offers', () => {
    // A lesson offers what any of its openings has a use for.
    const named = (key: string | number, system: string) =>
      /^\d+/.test(String(key)) ? String(Number.parseInt(String(key), 10)) : `${key} ${system}`;
    const done = new Set(
      banking.flatMap(({ key, system, event, round }) =>
        round ? `${named(key, system)} ${event.type}` : [],
      ),
    );
    const offered = SEEDS.flatMap(bankingArenas).flatMap((arena) => {
      const { system } = openingOn(arena).book;
      return arena.menu.offered.map(({ type }) => `${named(arena.board.key, system)} ${type}`);
    });
    expect(offered.filter((one) => !done.has(one))).toEqual([]);
    for (const { arena, steps } of bills) {
      const seen = new Set<string>(steps.flatMap(({ event, round }) => (round ? event.type : [])));
      expect(arena.menu.offered.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual(
        [],
      );
    }
  });

  test('meet every reason for which a board refuses', () => {
    const met = new Set(
      [...banking, ...bills.flatMap(({ steps }) => steps)].flatMap(
        ({ refused }) => refused?.code ?? [],
      ),
    );
    // Openings alone open accounts, and only a great many events make a board or a balance too large.
    const elsewhere = ['MALFORMED_EVENT', 'ACCOUNT_EXISTS', 'TOO_MANY_OPEN', 'BALANCE_TOO_LARGE'];
    expect(REFUSAL_CODES.filter((code) => !met.has(code))).toEqual(elsewhere);
  });

  test('do more than they are refused', () => {
    const refused = banking.filter(({ round }) => !round).length;
    expect(refused / banking.length).toBeGreaterThan(0.1);
    expect(refused / banking.length).toBeLessThan(0.4);
  });

  const corners: Readonly<Record<string, (round: BankingRound, before: BankingRound) => boolean>> =
    {
      'bills pledged on': ({ book }) =>
        book.credits.some(({ collateral }) => collateral?.received.length),
      'a failed repo that takes bills from their first owner': ({ event, postings }) =>
        event?.type === 'failRepo' &&
        postings.filter(({ claim }) => claim.kind === 'securities').length > 2,
      'a payment that waits': ({ book }) => book.queue.length > 0,
      'a payment that is released': ({ book, event }, before) =>
        event?.type === 'transfer' && book.queue.length < before.book.queue.length,
      'a payment that is cancelled': ({ event }, before) =>
        event?.type === 'settleDues' && before.book.queue.length > 0,
      'a Clearing House loan': (round) => hasBelowZero(round, 'CH Certificates'),
      'a correspondent overdraft': (round) =>
        round.book.system === 'correspondent' && hasBelowZero(round, 'Bank Deposits'),
      'a daylight overdraft': (round) =>
        round.book.notes !== null && hasBelowZero(round, 'Bank Deposits'),
      'notes drawn for a withdrawal': ({ event, postings }) =>
        event?.type === 'withdraw' && postings.some(({ claim }) => claim.kind === 'notes'),
      'a part of a loan repaid with interest': ({ event, book }) =>
        event?.type === 'repayLoan' &&
        book.credits.some(({ id, interest }) => id === event.loan && interest > 0),
      'a slot used again': ({ book }) =>
        book.credits.some(
          ({ id, slot }, index) =>
            index > 0 && id > 0 && slot < (book.credits[index - 1]?.slot ?? 0),
        ),
      'a move through zero': ({ postings }) =>
        postings.some(
          ({ claim }, index) => claim.kind === 'account' && postings[index - 1]?.claim === claim,
        ),
    };

  test.each(Object.entries(corners))('reach %s', (_, isThere) => {
    expect(
      banking.filter(({ round, before }) => round && isThere(round, before)).length,
    ).toBeGreaterThan(0);
  });
});

function hasBelowZero({ book, column }: BankingRound, instrument: string): boolean {
  return book.accounts.some((one) => one.instrument === instrument && (column[one.slot] ?? 0) < 0);
}

/** A lesson's arena in which something has been done to the rounds of some events. */
function brokenArena(
  lesson: number,
  breaks: (round: BankingRound, before: BankingRound) => BankingRound | null,
): Arena<BankingRound> {
  const arena = lessonArena(lessonOf(lesson));
  return {
    ...arena,
    board: {
      ...arena.board,
      apply(before, event) {
        const { round, refused } = arena.board.apply(before, event);
        if (!round) return { round, refused };
        return { round: breaks(round, before) ?? round, refused: null };
      },
    },
  };
}

const isOf = ({ event }: BankingRound, type: BankingEvent['type']) => event?.type === type;

describe('a fault is seen', () => {
  const faults: readonly [string, number, Parameters<typeof brokenArena>[1], string][] = [
    [
      'a cent that is lost in a payment',
      2,
      (round) =>
        isOf(round, 'transfer') ? { ...round, column: round.column.map((one) => one - 1) } : null,
      'invariant',
    ],
    [
      'a posting that is not told',
      10,
      (round) => (isOf(round, 'netDues') ? { ...round, postings: round.postings.slice(1) } : null),
      'invariant 8',
    ],
    [
      'a round that is not counted',
      4,
      (round, before) => (isOf(round, 'getLoan') ? { ...round, count: before.count } : null),
      'wrong number of rounds',
    ],
    [
      'half a cent',
      16,
      (round) =>
        isOf(round, 'bankTransfer')
          ? { ...round, column: round.column.map((one) => one + 0.5) }
          : null,
      'is not exact',
    ],
    [
      'a cent too much of interest',
      16,
      (round) => {
        const credits = round.book.credits.map((one) => ({ ...one, interest: one.interest + 1 }));
        return isOf(round, 'getFedFundsLoan')
          ? { ...round, book: { ...round.book, credits } }
          : null;
      },
      'auditor',
    ],
    [
      'a round that changes the one before',
      2,
      (round, before) => {
        Object.assign(before.column, { 0: 7 });
        return round;
      },
      'it throws: TypeError',
    ],
  ];

  test.each(faults)('%s', (_, lesson, breaks, sentence) => {
    const arena = brokenArena(lesson, breaks);
    // Not every session does what is broken here.
    for (let seed = 8; seed < 28; seed += 1) {
      const { violation } = playSession(arena, seed, 200, true);
      if (!violation) continue;
      expect(violation.faults.join('\n')).toContain(sentence);
      return;
    }
    throw new Error('nobody has seen it');
  });

  test('and shown by as few events as it takes, in a link', () => {
    const arena = brokenArena(10, (round) =>
      isOf(round, 'settleDues') ? { ...round, column: round.column.map((one) => one + 1) } : null,
    );
    const venues = [
      {
        name: 'a broken board',
        visit: <R>(_: Chance, use: (one: Arena<BankingRound>) => R) => use(arena),
      },
    ];
    const { violation } = prove({ events: 1000, seed: 4, thoroughEvery: 3, venues });
    expect(violation).toMatchObject({ board: 'a broken board', session: 0 });
    expect(violation?.event).toContain('"settleDues"');
    const decoded = decodePayload(payloadOf(violation?.link ?? ''));
    expect(decoded).toEqual({ log: { world: 'banking', lesson: 10, events: [] }, truncated: null });
  });
});
