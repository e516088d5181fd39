import { describe, expect, test } from 'vitest';
import { ACTIONS, type BankingEvent } from '@/events/banking/actions/registry';
import { checkRound } from '@/events/banking/board/check';
import { balanceOf } from '@/events/banking/ledger/state';
import type { LessonLog, SandboxLog } from '@/events/banking/log';
import { checkBillsRound } from '@/events/bills/invariants';
import { BILLS_ACTIONS } from '@/events/bills/registry';
import { reportOf } from '@/events/log/folded';
import { LOG_VERSION } from '@/events/log/log';
import type { Log } from '@/events/worlds';
import { foldLog } from '@/src/lessons/course/all';
import { audited } from '../../helpers/auditor';
import { lessonFrom, postingsOf, sheetsOf } from '../../helpers/boards';
import { goldenBillsOf, goldenNames, goldenOf } from '../../helpers/golden';
import { frozenLog, frozenNames, frozenVersions, roundsOf } from '../../helpers/logs';

const frozen = frozenVersions.flatMap((version) =>
  frozenNames(version).map((name) => ({ version, name, log: frozenLog(version, name) })),
);
const isBills = ({ log }: { readonly log: Log }): boolean => log.world === 'bills';

/** A frozen log of the banking world. */
function bankingLog(version: number, name: string): LessonLog | SandboxLog {
  const log = frozenLog(version, name);
  if (log.world === 'bills') throw new Error(`${name} is of the other world`);
  return log;
}

/** The events of a log from the blank board on. */
function allEvents(log: LessonLog | SandboxLog): readonly BankingEvent[] {
  const opening =
    log.lesson === 'sandbox' ? log.opening : lessonFrom(log.lesson, log.opening).opening;
  return [...opening, ...log.events];
}

function lastOf(name: string) {
  const rounds = roundsOf(frozenLog(1, name));
  const [opening] = rounds;
  const last = rounds.at(-1);
  if (!opening || !last) throw new Error('a log has at least its opening');
  return { rounds, opening, last };
}

function countOf(name: string, type: BankingEvent['type']): number {
  return frozenLog(1, name).events.filter((event) => event.type === type).length;
}

describe.each(frozen.filter((one) => !isBills(one)))(
  'the frozen log $name of version $version',
  ({ version, name }) => {
    const log = bankingLog(version, name);
    const golden = goldenOf(name);
    const rounds = roundsOf(log);

    test('leads the core to the golden sheets', () => {
      const last = rounds.at(-1);
      expect(log.lesson).toBe(golden.lesson);
      expect(last && sheetsOf(last)).toEqual(golden.sheets);
      expect((last?.count ?? 0) - (rounds[0]?.count ?? 0)).toBe(golden.rounds);
    });

    test('leads the auditor to the golden sheets', () => {
      expect(audited(allEvents(log)).sheets()).toEqual(golden.sheets);
    });

    test('keeps every invariant in every round', () => {
      rounds.slice(1).forEach((round, index) => {
        const before = rounds[index];
        expect(before && checkRound(before, round)).toEqual([]);
      });
    });
  },
);

describe.each(frozen.filter(isBills))(
  'the frozen log $name of version $version',
  ({ name, log }) => {
    const golden = goldenBillsOf(name);
    const folded = foldLog(log);
    if (folded?.world !== 'bills') throw new Error(`${name} is of the bills exercise`);

    test('leads to the golden purses and bills', () => {
      const { stage, rounds, parties } = golden;
      expect(reportOf(folded, null)).toMatchObject({ refused: null, stage, rounds });
      expect(reportOf(folded, null).parties).toEqual(parties);
    });

    test('keeps every invariant in every round', () => {
      folded.steps.slice(1).forEach((step, index) => {
        const before = folded.steps[index];
        expect(before && checkBillsRound(before, step)).toEqual([]);
      });
    });
  },
);

describe('the frozen logs', () => {
  test('have a golden file each, and no golden file is left over', () => {
    const names = frozen.map(({ name }) => name);
    expect([...goldenNames].sort()).toEqual([...names].sort());
  });

  test('are there for every version that was ever written', () => {
    expect(frozenVersions.toSorted()).toEqual(
      Array.from({ length: LOG_VERSION }, (_, index) => index + 1),
    );
  });

  test('hold every event type of both worlds', () => {
    const types = new Set(
      frozen.flatMap(({ log }) => [
        ...log.events.map(({ type }) => type),
        ...(log.lesson === 'sandbox' ? log.opening.map(({ type }) => type) : []),
      ]),
    );
    const missing = [
      ...BILLS_ACTIONS.map(({ type }) => type),
      ...ACTIONS.map(({ type }) => type),
    ].filter((type) => !types.has(type));
    expect(missing).toEqual([]);
  });

  test('of three payments ends where it began', () => {
    const { opening, last, rounds } = lastOf('lesson-02-three-payments');
    expect(last.column).toEqual(opening.column);
    expect(rounds).toHaveLength(7);
    expect(countOf('lesson-02-three-payments', 'transfer')).toBeGreaterThanOrEqual(3);
  });

  test('of overdrafts takes accounts through zero both ways', () => {
    const { rounds } = lastOf('lesson-02-overdraft');
    const account = rounds[0]?.book.accounts[0];
    const balances = rounds.map((round) => balanceOf(round, account));
    const signs = balances.map(Math.sign).join(' ');
    expect(signs).toMatch(/1 -1/);
    expect(signs).toMatch(/-1 1/);
    const notations = new Set(rounds.flatMap(postingsOf).map((text) => text.split(' ').at(-1)));
    expect([...notations].sort()).toEqual(['assignment', 'issuance', 'novation', 'setOff']);
  });

  test.each(['lesson-10-net-and-settle', 'lesson-10-gross-day'])(
    'of %s ends without dues, and no cash has moved',
    (name) => {
      const { opening, last } = lastOf(name);
      const dues = last.book.credits;
      expect(dues).toHaveLength(6);
      expect(dues.map((claim) => balanceOf(last, claim))).toEqual([0, 0, 0, 0, 0, 0]);
      for (const cash of last.book.reserves) {
        expect(balanceOf(last, cash)).toBe(balanceOf(opening, cash));
      }
      const ways = frozenLog(1, name).events.map((event) => 'by' in event && event.by);
      expect(ways).toContain('credit');
      expect(ways).toContain('debit');
    },
  );

  test('of netting carries a title and two notes', () => {
    const { title } = frozenLog(1, 'lesson-10-net-and-settle');
    expect(title).toBe('Netting in three moves');
    expect(countOf('lesson-10-net-and-settle', 'note')).toBe(2);
    expect(countOf('lesson-10-net-and-settle', 'netDues')).toBe(3);
  });

  test('of a gross day makes 25 payments and settles without netting', () => {
    expect(countOf('lesson-10-gross-day', 'transfer')).toBe(25);
    expect(countOf('lesson-10-gross-day', 'netDues')).toBe(0);
  });
});
