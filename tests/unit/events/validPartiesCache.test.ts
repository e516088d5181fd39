/** What is remembered of parties between which an event was found sound. */
import { describe, expect, test } from 'vitest';
import { ACTIONS, type AnyAction, actionNamed } from '@/events/banking/actions/registry';
import { apply } from '@/events/banking/board/rules';
import { validAmong, validKey } from '@/events/world/validPartiesCache';
import { lessonOf, openingOf, after as roundAfter } from '../../helpers/boards';

/** As many as a key has room for. */
const IDS = [...Array(64).keys()];

const naming = (type: string): AnyAction => {
  const action = actionNamed(type);
  if (!action) throw new Error(`there is no event ${type}`);
  return action;
};

const deposit = naming('deposit');
const keyOf = (action: AnyAction, ...ids: readonly unknown[]) => keyWith([], action, ...ids);
const keyWith = (acting: readonly number[], action: AnyAction, ...ids: readonly unknown[]) =>
  validKey(
    action,
    Object.fromEntries([
      ['type', action.type],
      ...action.signature.parties.map(({ name }, index) => [name, ids[index]]),
    ]),
    acting,
  );

describe('the key of an event between its parties', () => {
  test('is another for every pair of parties', () => {
    const keys = IDS.flatMap((first) => IDS.map((second) => keyOf(deposit, first, second)));
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(64 * 64);
  });

  test('is another for every type of event, and for whoever acts by a debt', () => {
    const keys = ACTIONS.flatMap((action) => {
      const ids = action.signature.parties.length === 0 ? [0] : [0, 1, 63];
      const acting = action.signature.references.length === 0 ? [[]] : [[0], [63], [0, 1], [1, 0]];
      return acting.flatMap((by) =>
        ids.map((id) => keyWith(by, action, ...action.signature.parties.map(() => id))),
      );
    });
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each([
    ['a word', 'all'],
    ['nobody', undefined],
    ['less than the first', -1],
    ['no whole number', 1.5],
    ['more than a board has parties', 64],
  ])('is none where a party is %s', (_what, id) => {
    expect(keyOf(deposit, id, 0)).toBeNull();
    expect(keyOf(deposit, 0, id)).toBeNull();
  });

  test.each([-1, 1.5, 64])('is none where %s acts by a debt', (id) => {
    expect(keyWith([id], naming('payFedFundsLoan'))).toBeNull();
  });
});

describe('a debt between parties that were found sound', () => {
  const { offers } = lessonOf(16);
  const borrow = { type: 'getFedFundsLoan', borrower: 1, lender: 2, amount: 500, rate: 0 } as const;
  const lent = roundAfter(openingOf(16), [borrow], offers);
  const [loan] = lent.book.credits;
  const repay = { type: 'payFedFundsLoan', loan: loan?.id ?? -1, amount: 500 } as const;

  test('is unknown once it is repaid, and their next one is not', () => {
    const repaid = roundAfter(lent, [repay], offers);
    expect(apply(repaid, repay, offers).refused?.code).toBe('UNKNOWN_LOAN');
    const again = roundAfter(repaid, [borrow], offers);
    expect(apply(again, repay, offers).refused?.code).toBe('UNKNOWN_LOAN');
    expect(apply(again, { ...repay, loan: repay.loan + 1 }, offers).refused).toBeNull();
  });
});

describe('what was found sound', () => {
  const { parties } = openingOf(2).book;
  const offers = { board: [], parties: {} };

  test('is remembered for these parties and these offers', () => {
    validAmong(parties, offers).add(7);
    expect([...validAmong(parties, offers)]).toEqual([7]);
  });

  test('is forgotten where somebody joins, or where something else is offered', () => {
    validAmong(parties, offers).add(7);
    expect([...validAmong([...parties], offers)]).toEqual([]);
    expect([...validAmong(parties, { ...offers })]).toEqual([]);
  });
});
