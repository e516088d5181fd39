import { describe, expect, test } from 'vitest';
import { wouldRefuse } from '@/events/actions/apply';
import {
  actionsFor,
  candidates,
  completed,
  type Draft,
  drafted,
  largestAmount,
} from '@/events/actions/drafting';
import { type AnyAction, actionNamed, type BankingEvent } from '@/events/actions/registry';
import type { State } from '@/events/ledger/state';
import { readEvent } from '@/events/log/parse';
import { lessonOf, opened, openingOf, played } from '../helpers/boards';
import { payment } from '../helpers/places';

type Bounded = Extract<BankingEvent, { readonly amount: number }>;

const [two, ten] = [openingOf(2), openingOf(10)];

function action(type: string): AnyAction {
  const found = actionNamed(type);
  if (!found) throw new Error(`no action ${type}`);
  return found;
}

function menuOf(lesson: number, partyId: number): readonly string[] {
  const party = openingOf(lesson).book.parties[partyId];
  if (!party) throw new Error(`no party ${partyId}`);
  return actionsFor(party, lessonOf(lesson).offers).map(({ type }) => type);
}

function namesOf(state: State, type: string, draft: Draft, field: string): readonly string[] {
  return candidates(state, action(type), draft, field).map(({ name }) => name);
}

describe('the actions of a party', () => {
  test('are those of its type in this lesson, in the order of the menu', () => {
    expect(menuOf(2, 1)).toEqual(['deposit', 'withdraw', 'transfer']);
    expect(menuOf(10, 3)).toEqual(['transfer']);
    expect(menuOf(10, 0)).toEqual(['settleDues', 'netDues']);
  });

  test('are none where the lesson lets it only react', () => {
    expect(menuOf(2, 0)).toEqual([]);
  });
});

describe('candidates for a field', () => {
  test('are of the types that the field allows', () => {
    expect(namesOf(two, 'transfer', {}, 'from')).toEqual(['Customer 1', 'Customer 2']);
    expect(namesOf(ten, 'netDues', {}, 'bank')).toEqual(['Bank 1', 'Bank 2', 'Bank 3']);
  });

  test('are not the party on the other side', () => {
    expect(namesOf(two, 'transfer', { from: '1' }, 'to')).toEqual(['Customer 2']);
    expect(namesOf(ten, 'settleDues', { bank: '1' }, 'with')).toEqual(['Bank 1', 'Bank 3']);
  });

  test('are banks where the holder named before has an account', () => {
    expect(namesOf(ten, 'transfer', { from: '4' }, 'fromBank')).toEqual(['Bank 2']);
    expect(namesOf(ten, 'transfer', { from: '4', to: '5' }, 'toBank')).toEqual(['Bank 3']);
  });

  test('are no customers without an account', () => {
    const event = { type: 'createBank', name: 'Customer 3', partyType: 'customer' } as const;
    const guest = opened([{ ...event, cash: 100, deposit: 0 }], two);
    expect(guest.book.parties).toHaveLength(4);
    expect(namesOf(guest, 'transfer', { from: '1' }, 'to')).toEqual(['Customer 2']);
    expect(namesOf(guest, 'deposit', {}, 'customer')).toEqual(['Customer 1', 'Customer 2']);
  });

  test('are none for a field that names no party', () => {
    expect(namesOf(two, 'transfer', { from: '1' }, 'amount')).toEqual([]);
    expect(namesOf(two, 'transfer', { from: '1' }, 'nothing')).toEqual([]);
  });
});

describe('a completed draft', () => {
  test('has the first that may stand in every field but amounts and texts', () => {
    expect(completed(two, action('transfer'), { from: '2' })).toEqual({
      from: '2',
      fromBank: '0',
      to: '1',
      toBank: '0',
      amount: '',
    });
    expect(completed(ten, action('settleDues'), { bank: '0' })).toEqual({
      bank: '0',
      with: '1',
      by: 'credit',
    });
    expect(completed(two, action('note'), {})).toEqual({ text: '' });
  });

  test('keeps what was chosen and typed as long as it may stand', () => {
    const chosen = { from: '3', fromBank: '0', to: '5', toBank: '2', amount: ' 12. ' };
    expect(completed(ten, action('transfer'), chosen)).toEqual(chosen);
    const debit = { bank: '0', with: '2', by: 'debit' };
    expect(completed(ten, action('settleDues'), debit)).toEqual(debit);
  });

  test('mends what may not stand any more, and what hangs on it', () => {
    const turned = { from: '4', fromBank: '0', to: '4', toBank: '1', amount: '5' };
    expect(completed(ten, action('transfer'), turned)).toEqual({
      from: '4',
      fromBank: '1',
      to: '3',
      toBank: '0',
      amount: '5',
    });
    expect(completed(ten, action('settleDues'), { bank: '9', with: '0', by: 'both' })).toEqual({
      bank: '0',
      with: '1',
      by: 'credit',
    });
  });

  test.each([2, 10])('is never refused for its parties (lesson %i)', (id) => {
    const lesson = lessonOf(id);
    const state = openingOf(id);
    const codes = state.book.parties.flatMap((party) =>
      actionsFor(party, lesson.offers).map((one) => {
        const draft = completed(state, one, { [one.actor ?? '']: String(party.id), amount: '1' });
        const { event, refused } = readEvent(drafted(one, draft));
        return event ? (wouldRefuse(state, event, lesson.offers)?.code ?? 'fine') : refused.code;
      }),
    );
    expect(codes).toEqual(Array.from({ length: id === 2 ? 6 : 9 }, () => 'fine'));
  });
});

describe('a drafted event', () => {
  test('holds ids, cents, and words without the space around them', () => {
    const draft = { from: '1', fromBank: '0', to: '2', toBank: '0', amount: ' $1,234.5 ' };
    expect(drafted(action('transfer'), draft)).toEqual(payment(1, 2, 123_450));
    expect(drafted(action('settleDues'), { bank: '0', with: '1', by: 'debit' })).toEqual({
      type: 'settleDues',
      bank: 0,
      with: 1,
      by: 'debit',
    });
    expect(drafted(action('note'), { text: '  why? ' })).toEqual({ type: 'note', text: 'why?' });
  });

  test('holds settings in their own unit', () => {
    expect(drafted(action('setOverdraft'), { value: '12.5' })).toMatchObject({ value: 1250 });
    const rate = drafted(action('setInterestRate'), { value: '5.25 %' });
    expect(rate).toMatchObject({ value: 525 });
  });

  test.each(['', 'ten', '1.234', '-5', '1,2'])('has no amount where %o is typed', (amount) => {
    const draft = { customer: '1', bank: '0', amount };
    expect(drafted(action('deposit'), draft)).toEqual({
      type: 'deposit',
      customer: 1,
      bank: 0,
      amount: Number.NaN,
    });
  });

  test('has no party where none could be chosen, and is read as an event all the same', () => {
    const candidate = drafted(action('deposit'), { amount: '5' });
    expect(candidate).toMatchObject({ customer: -1, bank: -1, amount: 500 });
    expect(readEvent(candidate).event).toEqual(candidate);
  });
});

describe('the largest amount', () => {
  const debt = { type: 'setOverdraft', value: 5000 } as const;
  const requirement = { type: 'setReserveRequirement', value: 8000 } as const;

  const bounded: readonly (readonly [string, readonly BankingEvent[], Bounded, number])[] = [
    ['a deposit', [], { type: 'deposit', customer: 1, bank: 0, amount: 1 }, 10_000],
    ['a payment', [], payment(1, 2, 1), 10_000],
    ['a payment with an overdraft', [debt], payment(1, 2, 1), 15_000],
    [
      'a withdrawal of more than the vault holds',
      [{ ...debt, value: 50_000 }],
      { type: 'withdraw', customer: 1, bank: 0, amount: 1 },
      20_000,
    ],
    [
      // Of deposits of 220 less x, 80 % must be held; the vault has 200 less x.
      'a withdrawal under a requirement',
      [debt, payment(1, 2, 12_000), requirement],
      { type: 'withdraw', customer: 2, bank: 0, amount: 1 },
      12_000,
    ],
  ];

  test.each(bounded)(
    'of %s is exactly what the rules let through',
    (_what, before, event, most) => {
      const state = played(2, before);
      const { offers } = lessonOf(2);
      expect(largestAmount(state, action(event.type), event, offers)).toBe(most);
      expect(wouldRefuse(state, { ...event, amount: most }, offers)).toBeNull();
      expect(wouldRefuse(state, { ...event, amount: most + 1 }, offers)).not.toBeNull();
    },
  );

  test('is 0 where nothing would do', () => {
    const state = played(2, [payment(1, 2, 10_000)]);
    expect(largestAmount(state, action('transfer'), payment(1, 2, 1), lessonOf(2).offers)).toBe(0);
  });

  test('is none where an action has no amount', () => {
    const event = { type: 'netDues', bank: 0, with: 1 } as const;
    expect(largestAmount(ten, action('netDues'), event, lessonOf(10).offers)).toBeNull();
  });

  test('is none where a party is still missing', () => {
    const unsound = { ...payment(1, 2, 100), to: -1 };
    expect(
      largestAmount(played(2, []), action('transfer'), unsound, lessonOf(2).offers),
    ).toBeNull();
  });
});
