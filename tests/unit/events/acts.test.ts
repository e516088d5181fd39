import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingAct, bankingActs, claimOnLine } from '@/events/banking/acts';
import type { BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { sheetLines } from '@/events/banking/views/sheet';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { partyIn } from '../../helpers/formContexts';

/** An act in short: its type, what is chosen, and the code of its refusal. */
function inShort({ context, draft, refusal }: BankingAct): string {
  const chosen = Object.entries(draft).map(([name, value]) => `${name} ${value}`);
  return [context.action.type, ...chosen, ...(refusal ? [refusal.code] : [])].join(', ');
}

const between = (lesson: number, from: number, to: number, before: readonly BankingEvent[] = []) =>
  actsIn(played(lesson, before), lesson, from, to).map(inShort);

const actsIn = (round: BankingRound, lesson: number, from: number, to: number) =>
  bankingActs(round, lessonOf(lesson).offers, partyIn(round, from), partyIn(round, to));

/** What can be done with the claim on the line of a party’s sheet that is shown against another party. */
function withClaim(
  lesson: number,
  [owner, instrument, other]: readonly [number, string, number],
  [from, to]: readonly [number, number] = [owner, other],
  before: readonly BankingEvent[] = [],
): readonly string[] {
  const round = played(lesson, before);
  const line = sheetLines(round, owner).find(
    (one) => one.instrument === instrument && one.thirdPartyDetail?.id === other,
  );
  const claim = claimOnLine(round, owner, line?.key ?? '');
  if (!claim) throw new Error(`no ${instrument} on the sheet of party ${owner}`);
  const { offers } = lessonOf(lesson);
  return bankingActs(round, offers, partyIn(round, from), partyIn(round, to), claim).map(inShort);
}

describe('between two parties there is', () => {
  test('what names both, with whatever else must be chosen', () => {
    expect(between(2, 1, 2)).toEqual(['transfer, to 2, fromBank 0, toBank 0']);
    expect(between(10, 3, 4)).toEqual(['transfer, to 4, fromBank 0, toBank 1']);
    expect(between(10, 0, 1)).toEqual(['settleDues, with 1, by credit', 'netDues, with 1']);
  });

  test('no payment to somebody else by way of the bank that is named', () => {
    expect(between(2, 1, 0)).toEqual(['deposit, bank 0', 'withdraw, bank 0']);
  });

  test('nothing for whoever only reacts, nor with oneself', () => {
    expect(between(2, 0, 1)).toEqual([]);
    expect(between(2, 1, 1)).toEqual([]);
  });

  test('what would be refused, last, with its refusal', () => {
    expect(between(2, 1, 0, [payment(1, 2, 10_000)])).toEqual([
      'deposit, bank 0',
      'withdraw, bank 0, INSUFFICIENT_DEPOSITS',
    ]);
    expect(between(9, 0, 1)).toEqual(['payDues, to 1, NOTHING_DUE']);
  });

  test('a form context for each role, and a debt that one of them owes the other', () => {
    expect(between(22, 3, 4)).toEqual([
      'bankTransfer, to 4',
      'getFedFundsLoan, lender 4',
      'doRepo, lender 4',
      'doRepo, borrower 4',
      'unwindRepo, repo 1',
    ]);
    expect(between(22, 3, 1)).not.toContain('unwindRepo, repo 1');
  });

  test.each([
    [40, 'bank', 'centralbank', 'discountLoan'],
    [43, 'bank', 'centralbank', 'reverseRepoFacility'],
  ] as const)(
    'what names the other in its words only (lesson %i, %s with %s)',
    (lesson, from, to, type) => {
      const { parties } = played(lesson, []).book;
      const ofType = (wanted: string) => parties.filter((one) => one.type === wanted);
      const [other] = ofType(to);
      const acts = ofType(from).flatMap(({ id }) => between(lesson, id, other?.id ?? -1));
      expect(acts.some((act) => act.startsWith(type))).toBe(true);
      // With anybody else it is not done.
      const [another] = parties.filter((one) => one.type !== to && one.type !== from);
      const elsewhere = ofType(from).flatMap(({ id }) => between(lesson, id, another?.id ?? -1));
      expect(elsewhere.some((act) => act.startsWith(type))).toBe(false);
    },
  );

  test('another way to pay where the first would be refused', () => {
    const before: readonly BankingEvent[] = [
      { type: 'getLoan', customer: 1, bank: 0, amount: 5000 },
      { ...payment(1, 2, 15_000) },
    ];
    expect(between(4, 1, 0, before)).toContain('repayLoan, loan 0, by cash');
  });
});

describe('on every board', () => {
  test.each(LESSONS)(
    'what is offered would work, and the rest would not ($id)',
    ({ id, offers }) => {
      const round = played(id, []);
      const { parties } = round.book;
      const acts = parties.flatMap(({ id: from }) =>
        parties.flatMap(({ id: to }) => actsIn(round, id, from, to)),
      );
      for (const { context, draft, refusal } of acts) {
        const least = BANKING_FORMS.withDefaults(context, { ...draft, amount: '0.01' });
        const { event, refusal: found } = BANKING_FORMS.judged(context, least, offers);
        if (refusal) continue;
        expect(found, inShort({ context, draft, refusal })).toBeNull();
        expect(
          BANKING_FORMS.amountBound(round, context.action, event, offers)?.most ?? 1,
        ).toBeGreaterThan(0);
      }
    },
  );
});

describe('with a claim there is', () => {
  test('what sets off dues, with those whom they are due to and from', () => {
    const dues = [0, 'Due Tos', 1] as const;
    expect(withClaim(10, dues)).toEqual(['settleDues, with 1, by credit', 'netDues, with 1']);
    expect(withClaim(10, dues, [0, 2])).toEqual([]);
  });

  test('what names a loan or a repo, for whoever may act on it', () => {
    const loan = [{ type: 'getLoan', customer: 1, bank: 0, amount: 5000 }] as const;
    const repaid = ['repayLoan, loan 0, by deposits'];
    expect(withClaim(4, [1, 'Loan From', 0], [1, 0], loan)).toEqual(repaid);
    expect(withClaim(4, [0, 'Loan To', 1], [0, 1], loan)).toEqual([]);
    expect(withClaim(4, [0, 'Loan To', 1], [1, 0], loan)).toEqual(repaid);
    expect(withClaim(4, [1, 'Loan From', 0], [1, 2], loan)).toEqual([]);
    const both = [...loan, { type: 'getLoan', customer: 2, bank: 0, amount: 5000 }] as const;
    expect(withClaim(4, [1, 'Loan From', 0], [2, 0], both)).toEqual([]);
    expect(withClaim(22, [3, 'Repo', 4])).toEqual(['unwindRepo, repo 1']);
    expect(withClaim(22, [4, 'Reverse Repo', 3])).toEqual(['unwindRepo, repo 1']);
  });

  test('what goes out of an account, or into it', () => {
    const account = [1, 'Customer Deposits', 0] as const;
    expect(withClaim(2, account)).toEqual(['deposit, bank 0', 'withdraw, bank 0']);
    expect(withClaim(2, account, [2, 0])).toEqual([]);
    expect(withClaim(2, account, [1, 2])).toEqual(['transfer, fromBank 0, to 2, toBank 0']);
  });

  test('a holder and an issuer', () => {
    const account = claimOnLine(played(2, []), 1, 'account-0-asset');
    expect([0, 1, 2].map((id) => account?.isPartyTo(id))).toEqual([true, true, false]);
  });

  test('none on a line that shows cash, or is not there', () => {
    const round = played(2, []);
    const cash = sheetLines(round, 1).find(({ kind }) => kind === 'reserves');
    expect(claimOnLine(round, 1, cash?.key ?? '')).toBeNull();
    expect(claimOnLine(round, 1, 'account-9-asset')).toBeNull();
  });
});
