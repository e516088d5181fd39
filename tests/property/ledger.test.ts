import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRound } from '@/events/ledger/invariants';
import { BLANK } from '@/events/ledger/state';
import { LESSONS } from '@/events/lessons/catalogue';
import { openingRounds } from '@/events/log/fold';
import { REFUSAL_CODES } from '@/events/refusal';
import { audited } from '../helpers/auditor';
import { sheetsOf } from '../helpers/boards';
import { judged } from '../helpers/judge';
import { type Step, stepsOf } from '../helpers/play';
import { fixtureCases } from '../helpers/refusals';
import { type Session, sessions } from '../helpers/sessions';

/** Checks every step of many random sessions, refused ones too. */
function inEverySession(check: (step: Step, session: Session) => void): void {
  fc.assert(
    fc.property(sessions(40), (session) => {
      for (const step of stepsOf(session)) check(step, session);
    }),
    { numRuns: 200 },
  );
}

describe('whatever people do', () => {
  test('every invariant holds after every event', () => {
    inEverySession(({ before, after, refused }) => {
      if (!refused) expect(checkRound(before, after)).toEqual([]);
    });
  });

  test('the auditor and the judge, who share no code with the core, agree with it', () => {
    fc.assert(
      fc.property(sessions(40), (session) => {
        const { lesson } = session;
        const auditor = audited(lesson.opening);
        for (const { event, after, refused } of stepsOf(session)) {
          expect(judged(auditor, event, lesson.id)).toBe(refused?.code ?? null);
          if (!refused) auditor.play(event);
          expect(sheetsOf(after)).toEqual(auditor.sheets());
          expect(after.book.settings).toEqual(auditor.settings);
          for (const dues of Object.values(after.book.credits)) {
            const { subordinateId, superiorId, netted } = dues;
            expect(netted).toBe(auditor.netted.has(`${subordinateId} ${superiorId}`));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('all balances stay whole numbers that are exact', () => {
    inEverySession(({ after }) => {
      expect(after.column.every(Number.isSafeInteger)).toBe(true);
      expect(after.column).toHaveLength(after.book.slotCount);
    });
  });

  test('a round leaves the one before it as it was', () => {
    fc.assert(
      fc.property(sessions(20), (session) => {
        const steps = stepsOf(session);
        const copies = steps.map(({ before }) => structuredClone(before));
        stepsOf(session);
        expect(steps.map(({ before }) => before)).toEqual(copies);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the opening positions', () => {
  test.each(LESSONS)('of lesson $id keep every invariant in every round', (lesson) => {
    const rounds = [BLANK, ...openingRounds(lesson)];
    rounds.slice(1).forEach((round, index) => {
      expect(checkRound(rounds[index] ?? BLANK, round)).toEqual([]);
    });
  });
});

describe('the sessions themselves', () => {
  const steps = fc.sample(sessions(40), { seed: 20, numRuns: 1000 }).flatMap(stepsOf);
  const seen = new Set(
    steps.flatMap(({ event, refused }) => (refused ? [`${event.type} ${refused.code}`] : [])),
  );

  test('accept many events of every type that a board offers, and refuse many', () => {
    const accepted = new Map<string, number>();
    for (const { event, refused } of steps) {
      if (!refused) accepted.set(event.type, (accepted.get(event.type) ?? 0) + 1);
    }
    const offered = LESSONS.flatMap(({ offers }) => [
      ...offers.board,
      ...Object.values(offers.parties).flat(),
    ]);
    for (const type of offered)
      expect([type, accepted.get(type) ?? 0]).toEqual([type, aboveTwenty]);
    expect(steps.filter(({ refused }) => refused).length).toBeGreaterThan(steps.length / 10);
  });

  test('meet every refusal of the boards that has a fixture', () => {
    // Only some ten thousand payments in a row bring a balance to its largest figure.
    const expected = fixtureCases
      .filter((one) => !one.opening && one.code !== 'BALANCE_TOO_LARGE')
      .filter((one) => one.code !== 'MALFORMED_EVENT')
      .map((one) => `${one.refused.type} ${one.code}`);
    expect(expected.filter((pair) => !seen.has(pair))).toEqual([]);
  });

  test('meet no refusal that has no fixture', () => {
    const known = new Set(fixtureCases.map((one) => `${one.refused.type} ${one.code}`));
    expect([...seen].filter((pair) => !known.has(pair))).toEqual([]);
  });
});

const aboveTwenty: unknown = expect.toSatisfy((count: number) => count > 20);

describe('refusals', () => {
  test('leave everything as it was and say why in a sentence', () => {
    inEverySession(({ before, after, event, refused }) => {
      if (!refused) return;
      expect(after).toBe(before);
      expect(REFUSAL_CODES).toContain(refused.code);
      expect(refused.message).toMatch(/^\S.*[.]$/);
      if (refused.field !== null) expect([...Object.keys(event), 'by']).toContain(refused.field);
    });
  });
});
