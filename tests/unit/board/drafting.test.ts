import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, readEvent, wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { EMPTY_BOOK } from '@/events/banking/ledger/book';
import type { FormValues } from '@/events/world/form';
import { LESSONS } from '@/src/lessons/course/all';
import { lessonOf, openingOf, played } from '../../helpers/boards';
import { payment } from '../../helpers/cursors';
import { action, contextFor, labelsIn, partyIn } from '../../helpers/formContexts';

type Bounded = Extract<BankingEvent, { readonly amount: number }>;

const [two, ten] = [openingOf(2), openingOf(10)];

function menuOf(lesson: number, partyId: number): readonly string[] {
  const party = partyIn(openingOf(lesson), partyId);
  return BANKING_FORMS.actionsFor(party, lessonOf(lesson).offers).map(({ type }) => type);
}

describe('the actions of a party', () => {
  test('are those of its type in this lesson, in the order of the menu', () => {
    expect(menuOf(2, 1)).toEqual(['deposit', 'withdraw', 'transfer']);
    expect(menuOf(10, 3)).toEqual(['transfer']);
    expect(menuOf(10, 0)).toEqual(['settleDues', 'netDues']);
    expect(menuOf(19, 0)).toEqual(['buySecurities', 'sellSecurities']);
  });

  test('are none where the lesson lets it only react', () => {
    expect(menuOf(2, 0)).toEqual([]);
    expect(menuOf(16, 0)).toEqual([]);
  });
});

describe('a completed draft', () => {
  test('has the first that may stand in every field but amounts and texts', () => {
    expect(BANKING_FORMS.withDefaults(contextFor(two, 2, 'transfer'), {})).toEqual({
      from: '2',
      fromBank: '0',
      to: '1',
      toBank: '0',
      amount: '',
    });
    expect(BANKING_FORMS.withDefaults(contextFor(ten, 0, 'settleDues'), {})).toEqual({
      bank: '0',
      with: '1',
      by: 'credit',
    });
    expect(BANKING_FORMS.withDefaults(contextFor(openingOf(11), 0, 'settleDues'), {})).toEqual({
      bank: 'all',
      with: '0',
    });
    expect(BANKING_FORMS.withDefaults(contextFor(two, 1, 'note'), {})).toEqual({ text: '' });
  });

  test('begins with par where bills are priced', () => {
    const pricing = contextFor(openingOf(34), 1, 'setPrice');
    expect(BANKING_FORMS.withDefaults(pricing, {})).toEqual({ price: '100.00' });
  });

  test('begins with a usual rate and haircut, until they are touched', () => {
    const repo = contextFor(openingOf(21), 1, 'doRepo');
    expect(BANKING_FORMS.withDefaults(repo, {})).toMatchObject({ rate: '5.00', haircut: '2.00' });
    expect(BANKING_FORMS.withDefaults(repo, { rate: '', haircut: '10' })).toMatchObject({
      rate: '',
      haircut: '10',
    });
    const settings = { ...EMPTY_BOOK.settings, interestRate: 425 };
    const state = openingOf(16);
    const priced = { ...state, book: { ...state.book, settings } };
    expect(BANKING_FORMS.withDefaults(contextFor(priced, 1, 'getFedFundsLoan'), {})).toMatchObject({
      rate: '4.25',
    });
  });

  test('begins near the rates of the central bank, where it has set some', () => {
    const bank = (state: BankingRound) =>
      state.book.parties.find(({ type }) => type === 'bank')?.id ?? -1;
    const rateAt = (state: BankingRound) =>
      BANKING_FORMS.withDefaults(contextFor(state, bank(state), 'getFedFundsLoan'), {}).rate;
    const paid = openingOf(38);
    expect(paid.book.rates?.target).toBeUndefined();
    expect(rateAt(paid)).toBe('4.40');
    expect(rateAt(played(38, [{ type: 'setRate', which: 'target', value: 433 }]))).toBe('4.33');
  });

  test('begins a figure that an event sets with what it is now, or with the usual one where it was never set', () => {
    const today = openingOf(43);
    const setting = contextFor(today, 0, 'setRate');
    expect(BANKING_FORMS.withDefaults(setting, { which: 'discount' })).toEqual({
      which: 'discount',
      value: '5.25',
    });
    expect(BANKING_FORMS.withDefaults(setting, { which: 'target' })).toMatchObject({
      value: '5.15',
    });
    const limit = contextFor(today, 0, 'setOverdraft');
    expect(BANKING_FORMS.withDefaults(limit, {})).toEqual({ value: '5,000' });
  });

  test('begins a roll-over with the rate of the debt', () => {
    const rolling = contextFor(openingOf(29), 2, 'rollOver');
    expect(BANKING_FORMS.withDefaults(rolling, {})).toMatchObject({ rate: '4.00', term: '1' });
    expect(BANKING_FORMS.withDefaults(contextFor(openingOf(29), 3, 'rollOver'), {})).toMatchObject({
      claim: '',
      rate: '6.00',
    });
  });

  test('keeps what was chosen and typed as long as it may stand', () => {
    const chosen = { from: '3', fromBank: '0', to: '5', toBank: '2', amount: ' 12. ' };
    expect(BANKING_FORMS.withDefaults(contextFor(ten, 3, 'transfer'), chosen)).toEqual(chosen);
    const debit = { bank: '0', with: '2', by: 'debit' };
    expect(BANKING_FORMS.withDefaults(contextFor(ten, 0, 'settleDues'), debit)).toEqual(debit);
  });

  test('mends what may not stand any more, and what hangs on it', () => {
    const turned = { from: '3', fromBank: '0', to: '4', toBank: '1', amount: '5' };
    expect(BANKING_FORMS.withDefaults(contextFor(ten, 4, 'transfer'), turned)).toEqual({
      from: '4',
      fromBank: '1',
      to: '3',
      toBank: '0',
      amount: '5',
    });
    const wrong = { bank: '9', with: '0', by: 'both' };
    expect(BANKING_FORMS.withDefaults(contextFor(ten, 0, 'settleDues'), wrong)).toEqual({
      bank: '0',
      with: '1',
      by: 'credit',
    });
  });

  /** What no draft can help: the position itself has nothing to net, to settle, to pay, to repay, to close or to pledge. */
  const OF_THE_POSITION = [
    ...['NOTHING_DUE', 'NOTHING_TO_NET', 'UNKNOWN_LOAN'],
    ...['BANK_SOUND', 'BILLS_PLEDGED'],
  ];

  test.each(LESSONS)('is never refused for its parties ($id)', (lesson) => {
    const state = openingOf(lesson.id);
    const wrong = state.book.parties.flatMap((party) =>
      BANKING_FORMS.actionsFor(party, lesson.offers).flatMap((one) => {
        const taken = BANKING_FORMS.contextFor(state, one, party, null);
        const draft = BANKING_FORMS.withDefaults(taken, { amount: '0.01' });
        const { refusal } = BANKING_FORMS.judged(taken, draft, lesson.offers);
        const code = refusal?.code;
        const isEmpty = BANKING_FORMS.fieldsAsked(taken).some(
          ([name]) => labelsIn(taken, name)?.length === 0,
        );
        if (code === undefined) return isEmpty ? [`${one.type}: accepted though empty`] : [];
        const isFair = OF_THE_POSITION.includes(code) || /^(INSUFFICIENT|OVERDRAFT)/.test(code);
        return isFair && isEmpty === (code === 'UNKNOWN_LOAN') ? [] : [`${one.type}: ${code}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a drafted event', () => {
  const from = (type: string, draft: FormValues, state = two) =>
    BANKING_FORMS.eventOf(action(type), draft, state);

  test('holds ids, cents, and words without the space around them', () => {
    const draft = { from: '1', fromBank: '0', to: '2', toBank: '0', amount: ' $1,234.5 ' };
    expect(from('transfer', draft)).toEqual(payment(1, 2, 123_450));
    expect(from('settleDues', { bank: '0', with: '1', by: 'debit' }, ten)).toEqual({
      type: 'settleDues',
      bank: 0,
      with: 1,
      by: 'debit',
    });
    expect(from('note', { text: '  why? ' })).toEqual({ type: 'note', text: 'why?' });
    const repo = { borrower: '1', lender: '0', amount: '50', rate: '4.5', haircut: '2' };
    expect(from('doRepo', repo)).toEqual({
      type: 'doRepo',
      borrower: 1,
      lender: 0,
      amount: 5000,
      rate: 450,
      haircut: 200,
    });
    expect(from('payFedFundsLoan', { loan: '3', amount: '5' })).toMatchObject({ loan: 3 });
  });

  test('leaves out what this board does not ask for', () => {
    const all = from('settleDues', { bank: 'all', with: '0', by: 'debit' }, openingOf(11));
    expect(all).toEqual({ type: 'settleDues', bank: 'all', with: 0 });
  });

  test('holds settings in their own unit', () => {
    expect(from('setOverdraft', { value: '12.5' })).toMatchObject({ value: 1250 });
    expect(from('setInterestRate', { value: '5.25 %' })).toMatchObject({ value: 525 });
  });

  test.each(['', 'ten', '1.234', '-5', '1,2'])('has no amount where %o is typed', (amount) => {
    expect(from('deposit', { customer: '1', bank: '0', amount })).toEqual({
      type: 'deposit',
      customer: 1,
      bank: 0,
      amount: Number.NaN,
    });
  });

  test('has no party and no loan where none could be chosen, and is read as an event all the same', () => {
    const event = from('deposit', { amount: '5' });
    expect(event).toMatchObject({ customer: -1, bank: -1, amount: 500 });
    expect(readEvent(event).event).toEqual(event);
    expect(from('unwindRepo', { repo: '' })).toEqual({ type: 'unwindRepo', repo: -1 });
    expect(from('deposit', { customer: 'all' })).toMatchObject({ customer: -1 });
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
      const bound = BANKING_FORMS.amountBound(state, action(event.type), event, offers);
      expect(bound?.most).toBe(most);
      const beyond = wouldRefuse(state, { ...event, amount: most + 1 }, offers);
      expect(beyond?.message.toLowerCase()).toContain(bound?.why.toLowerCase());
      expect(wouldRefuse(state, { ...event, amount: most }, offers)).toBeNull();
      expect(wouldRefuse(state, { ...event, amount: most + 1 }, offers)).not.toBeNull();
    },
  );

  test('is 0 where nothing would do', () => {
    const state = played(2, [payment(1, 2, 10_000)]);
    const event = payment(1, 2, 1);
    const bound = BANKING_FORMS.amountBound(state, action('transfer'), event, lessonOf(2).offers);
    expect(bound?.most).toBe(0);
  });

  test('is none where an action has no amount', () => {
    const event = { type: 'netDues', bank: 0, with: 1 } as const;
    expect(
      BANKING_FORMS.amountBound(ten, action('netDues'), event, lessonOf(10).offers),
    ).toBeNull();
  });

  test('is none where a party is still missing', () => {
    const unsound = { ...payment(1, 2, 100), to: -1 };
    expect(
      BANKING_FORMS.amountBound(played(2, []), action('transfer'), unsound, lessonOf(2).offers),
    ).toBeNull();
  });

  test('is none where a rate or a haircut is none', () => {
    const event = { type: 'doRepo', borrower: 1, lender: 2, amount: 100, rate: 500 } as const;
    const { offers } = lessonOf(21);
    const bound = (haircut: number) =>
      BANKING_FORMS.amountBound(openingOf(21), action('doRepo'), { ...event, haircut }, offers);
    expect(bound(200)?.most).toBe(9800);
    expect(bound(Number.NaN)).toBeNull();
    expect(bound(10_000)).toBeNull();
  });
});
