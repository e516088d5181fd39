/**
 * Random sessions on the lessons' boards: what people do, and what they should
 * not be able to do. A session is a list of intents that do not know the state;
 * each becomes an event when its turn comes, so that amounts can be aimed at the
 * limits of the moment, and so that sessions shrink well.
 */
import fc from 'fast-check';
import type { BankingRound } from '@/events/actions/apply';
import type { BankingEvent, EventType } from '@/events/actions/registry';
import { findAccount } from '@/events/ledger/book';
import { balanceOf } from '@/events/ledger/state';
import { LESSONS } from '@/events/lessons/catalogue';
import type { Lesson } from '@/events/lessons/lesson';

/** An amount: a figure, or so many cents beside a limit of the moment. */
type Aim =
  | { readonly kind: 'figure'; readonly figure: number }
  | { readonly kind: 'limit'; readonly which: number; readonly beside: number };

/** What someone is about to do. Parties are ids, or places among the parties of the right type. */
export interface Intent {
  readonly type: EventType;
  /** Whether parties are picked among those the field asks for, each customer with its own bank. */
  readonly sensible: boolean;
  /** One id that is wild after all. */
  readonly slip: { readonly place: keyof Ids; readonly id: number } | null;
  readonly one: number;
  readonly other: number;
  readonly bank: number;
  readonly otherBank: number;
  readonly aim: Aim;
  readonly by: 'credit' | 'debit' | '' | undefined;
  readonly value: number;
  readonly text: string;
}

const WILD_FIGURES = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -1, -5000, 0.5, 12.345],
  ...[1e12, 1e12 + 1, 1e12 + 0.5, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, 1e-7],
];

const WILD_IDS = [-1, 0, 1, 2, 3, 4, 5, 6, 0.5, Number.NaN, 1e9, 2 ** 53];

const WILD_TEXTS = [
  ...['', '   ', '\n', 'x'.repeat(280), 'x'.repeat(281), '😀'.repeat(280), '😀'.repeat(281)],
  ...['\ud83d', 'a\u0000b', 'two\nlines', 'a\ttab', '"quoted" \\ <b>', 'é€漢', '\u007f'],
];

const TYPES: readonly EventType[] = [
  ...(['deposit', 'withdraw', 'transfer', 'netDues', 'settleDues', 'note'] as const),
  ...(['setOverdraft', 'setReserveRequirement', 'setInterestRate'] as const),
  ...(['setSystem', 'createBank', 'openAccount'] as const),
];

const aim: fc.Arbitrary<Aim> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('figure'), figure: fc.nat(6000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('figure'), figure: fc.nat(40_000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('limit'),
      which: fc.nat(7),
      beside: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('figure'),
      figure: fc.constantFrom(...WILD_FIGURES),
    }),
  },
);

const setting = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(0, 0, 1, 1000, 3333, 5000, 10_000, 30_000) },
  { weight: 1, arbitrary: fc.constantFrom(10_001, ...WILD_FIGURES) },
);

const by = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('credit', 'debit') },
  { weight: 1, arbitrary: fc.constantFrom('', undefined) },
);

const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
  fc.constantFrom(...WILD_TEXTS),
);

const wildId = fc.constantFrom(...WILD_IDS);

const slip: fc.Arbitrary<Intent['slip']> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      place: fc.constantFrom('one', 'other', 'bank', 'otherBank'),
      id: wildId,
    }),
  },
);

function intentOf(types: readonly EventType[], sensible: boolean): fc.Arbitrary<Intent> {
  const id = sensible ? fc.nat(5) : wildId;
  return fc.record({
    type: fc.constantFrom(...types),
    sensible: fc.constant(sensible),
    slip: sensible ? slip : fc.constant(null),
    one: id,
    other: id,
    bank: id,
    otherBank: id,
    aim,
    by,
    value: setting,
    text,
  });
}

/** What a lesson's board has in store, more often than not something that could be meant. */
export function intentsOn(lesson: Lesson): fc.Arbitrary<Intent> {
  const offered = Object.values(lesson.offers.parties).flat();
  return fc.oneof(
    { weight: 8, arbitrary: intentOf(offered, true) },
    { weight: 4, arbitrary: intentOf(['transfer'], true) },
    { weight: 2, arbitrary: intentOf(lesson.offers.board, true) },
    { weight: 1, arbitrary: intentOf(['setOverdraft'], true) },
    { weight: 1, arbitrary: intentOf(offered, false) },
    { weight: 1, arbitrary: intentOf(TYPES, false) },
  );
}

export interface Session {
  readonly lesson: Lesson;
  readonly intents: readonly Intent[];
}

/** Sessions of up to `maxLength` intents on any lesson's board. */
export function sessions(maxLength: number): fc.Arbitrary<Session> {
  return fc.constantFrom(...LESSONS).chain((lesson) =>
    fc.record({
      lesson: fc.constant(lesson),
      intents: fc.array(intentsOn(lesson), { maxLength, size: 'max' }),
    }),
  );
}

/** The event that an intent comes to on a board as it stands. */
export function eventOf(state: BankingRound, intent: Intent): BankingEvent {
  const ids = idsOf(state, intent);
  const slipped = intent.slip ? { ...ids, [intent.slip.place]: intent.slip.id } : ids;
  const { one, other, bank, otherBank } = slipped;
  const amount = amountOf(state, intent, one, bank);
  switch (intent.type) {
    case 'deposit':
    case 'withdraw':
      return { type: intent.type, customer: one, bank, amount };
    case 'transfer':
      return { type: 'transfer', from: one, fromBank: bank, to: other, toBank: otherBank, amount };
    case 'netDues':
      return { type: 'netDues', bank, with: otherBank };
    case 'settleDues': {
      const way = intent.by === undefined ? {} : { by: intent.by };
      return { type: 'settleDues', bank, with: otherBank, ...way };
    }
    case 'setOverdraft':
    case 'setReserveRequirement':
    case 'setInterestRate':
      return { type: intent.type, value: intent.value };
    case 'note':
      return { type: 'note', text: intent.text };
    case 'setSystem':
      return { type: 'setSystem', system: 'national' };
    case 'createBank':
      return { type: 'createBank', name: intent.text, partyType: 'bank', cash: amount, deposit: 0 };
    case 'openAccount':
      return { type: 'openAccount', holder: one, issuer: bank, amount };
  }
}

type Ids = Pick<Intent, 'one' | 'other' | 'bank' | 'otherBank'>;

function idsOf({ book }: BankingRound, intent: Intent): Ids {
  if (!intent.sensible) return intent;
  const place = (ids: readonly number[], at: number): number => ids[at % ids.length] ?? -1;
  const idsOfType = (type: string): readonly number[] =>
    book.parties.filter((party) => party.type === type).map((party) => party.id);
  const banks = idsOfType('bank');
  const one = place(idsOfType('customer'), intent.one);
  const other = place(idsOfType('customer'), intent.other);
  const ofCustomers = intent.type !== 'netDues' && intent.type !== 'settleDues';
  const bankOf = (customer: number, otherwise: number): number =>
    (ofCustomers ? banks.find((bank) => findAccount(book, customer, bank)) : undefined) ??
    place(banks, otherwise);
  return {
    one,
    other,
    bank: bankOf(one, intent.bank),
    otherBank: bankOf(other, intent.otherBank),
  };
}

function amountOf(state: BankingRound, { aim: aimed }: Intent, one: number, bank: number): number {
  if (aimed.kind === 'figure') return aimed.figure;
  const { book } = state;
  const balance = balanceOf(state, findAccount(book, one, bank));
  const cash = balanceOf(state, book.reserves[one]);
  const vault = balanceOf(state, book.reserves[bank]);
  const limits = [balance, balance + book.settings.overdraft, cash, vault];
  return (limits[aimed.which % limits.length] ?? 0) + aimed.beside;
}
