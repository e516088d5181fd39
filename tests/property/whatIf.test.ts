import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BankingRound } from '@/events/banking/board/rules';
import { findCredit } from '@/events/banking/ledger/book';
import { BLANK } from '@/events/banking/ledger/state';
import { type WhatIf, withoutEvents } from '@/events/banking/views/replay/whatIf';
import type { Board } from '@/events/world/board';
import { foldWith } from '@/events/world/fold';
import { Chance } from '@/scripts/chance';
import { foldLog } from '@/src/lessons/course/all';
import { bankingArenas, openingOn, stepsOf } from '../helpers/lines/play';
import { frozenLog, frozenNames } from '../helpers/logs';

interface Played {
  readonly board: Board<BankingRound>;
  readonly start: BankingRound;
  readonly line: readonly BankingRound[];
}

const arenas = bankingArenas(77);

/** A session by chance on any board, and which of its events are switched off. */
const played: fc.Arbitrary<Played> = fc
  .record({
    arena: fc.constantFrom(...arenas),
    seed: fc.nat(),
    length: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ arena, seed, length }) => ({
    board: arena.board,
    start: openingOn(arena),
    line: stepsOf(arena, new Chance(seed), length).flatMap(({ round }) => round ?? []),
  }));

const switches = fc.uniqueArray(fc.nat(39), { maxLength: 6 });

/** What the events that were done come to when they are folded by themselves. */
function foldedAlone({ board, start }: Played, { rounds }: WhatIf): readonly BankingRound[] {
  const events = rounds.flatMap(({ event }) => event ?? []);
  const folded = foldWith(start, events, board.apply);
  expect(folded.refused).toBeNull();
  return folded.rounds;
}

function isConsistent({ line }: Played, off: ReadonlySet<number>, { fates, stop, rounds }: WhatIf) {
  expect(fates).toHaveLength(line.length);
  expect(rounds).toHaveLength(fates.filter((fate) => fate === 'done').length);
  for (const index of off) if (index < line.length) expect(fates[index]).toBe('off');
  for (const [index, fate] of fates.entries()) {
    const isNote = line[index]?.event?.type === 'note';
    if (fate === 'off' && !isNote) expect(off.has(index)).toBe(true);
    if (fate === 'refused') expect(stop?.index).toBe(index);
    if (fate === 'unreached') expect(stop?.index).toBeLessThan(index);
  }
}

describe('on any line', () => {
  test('switching nothing off gives the very same rounds', () => {
    fc.assert(
      fc.property(played, (session) => {
        const { board, start, line } = session;
        const whatIf = withoutEvents(board, start, line, new Set());
        expect(whatIf.rounds).toEqual(line);
        expect(whatIf.stop).toBeNull();
      }),
      { numRuns: 40 },
    );
  });

  test('what is left folds by itself to the same rounds', () => {
    fc.assert(
      fc.property(played, switches, (session, off) => {
        const { board, start, line } = session;
        const whatIf = withoutEvents(board, start, line, new Set(off));
        isConsistent(session, new Set(off), whatIf);
        expect(foldedAlone(session, whatIf)).toStrictEqual(whatIf.rounds);
      }),
      { numRuns: 150 },
    );
  });

  test('an event that is done again says the same, and goes back to the same loan', () => {
    fc.assert(
      fc.property(played, switches, ({ board, start, line }, off) => {
        const { fates, rounds } = withoutEvents(board, start, line, new Set(off));
        const kept = [...line.keys()].filter((index) => fates[index] === 'done');
        for (const [place, index] of kept.entries()) {
          const [old, again] = [line[index]?.event, rounds[place]?.event];
          expect({ ...again, ...UNNUMBERED }).toEqual({ ...old, ...UNNUMBERED });
          const [then, now] = [line[index - 1] ?? start, rounds[place - 1] ?? start];
          expect(loanNamed(again, now)).toEqual(loanNamed(old, then));
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** An event but for the numbers of the loans that it names. */
const UNNUMBERED = { loan: 0, repo: 0, claim: 0 };

/** Whose terms follow a setting or a rate of the day: without the step that changed it, they are others. */
const BY_SETTING = ['Loans', 'Mortgage', 'Discount Loans', 'Facility Repos'];

/**
 * Which loan or repo an event goes back to, told by its parties and terms. Without the end of a day
 * it falls due on another.
 */
function loanNamed(event: BankingRound['event'] | undefined, { book }: BankingRound) {
  const numbers: Partial<Record<string, unknown>> = { ...event };
  const id = numbers.loan ?? numbers.repo ?? numbers.claim;
  const credit = typeof id === 'number' ? findCredit(book, id) : undefined;
  const isCharged = credit && BY_SETTING.includes(credit.instrument);
  const charge = isCharged || book.clock ? { interest: 0, interestRate: 0 } : {};
  // Where days pass a roll-over sets another rate, and may add the interest to what is owed.
  const sum = book.clock ? { principal: 0 } : {};
  return credit && { ...credit, ...charge, ...sum, id: 0, slot: 0, due: 0, collateral: null };
}

describe('on every frozen log', () => {
  const logs = frozenNames(1).flatMap((name) => {
    const folded = foldLog(frozenLog(1, name));
    return folded?.world === 'banking' ? [{ name, folded }] : [];
  });

  test.each(logs)('any single event of $name can be switched off', ({ folded }) => {
    const [start = BLANK, ...line] = folded.steps;
    for (const index of line.keys()) {
      const off = new Set([index]);
      const session = { board: folded.board, start, line };
      const whatIf = withoutEvents(folded.board, start, line, off);
      isConsistent(session, off, whatIf);
      expect(foldedAlone(session, whatIf)).toStrictEqual(whatIf.rounds);
    }
  });
});
