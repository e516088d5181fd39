/** The words of every event type that no round shows: its sentence form, and why net worth changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type AnyAction, type BankingEvent } from '@/events/banking/actions/registry';
import { readEvent } from '@/events/banking/board/rules';
import { composedEvent } from '@/events/banking/composed';
import { BLANK } from '@/events/banking/ledger/state';
import { BILLS_ACTIONS, type BillsEvent } from '@/events/bills/registry';
import type { BillsState } from '@/events/bills/state';
import { billWords, quantity, tell } from '@/events/bills/words';
import { plain } from '@/events/phrase';
import { type Compose, composed, verbIndex } from '@/events/world/compose';
import { type Fields, isOptional } from '@/events/world/fields';
import { exampleBoard, opened, openingOf, after as playedOn } from '../../helpers/boards';
import { note, payment } from '../../helpers/cursors';
import { repay } from '../../helpers/lines/reserveEvents';
import { positionAfter } from '../bills/support';

const folder = new URL('../../../fixtures/words/', import.meta.url);

/** The file of a type: its form, a sentence for each of its examples, what it says of net worth. */
const golden = (world: string, type: string): string =>
  readFileSync(new URL(`${world}/${type}.txt`, folder), 'utf8');

const filesOf = (world: string): readonly string[] => readdirSync(new URL(world, folder)).sort();

interface Form {
  readonly compose: Compose;
  readonly fields: Fields;
}

/** The form with the names of its slots, as a screen reader says them; braces hold what may be left out. */
function formOf({ compose, fields }: Form): string {
  return compose
    .map((part) => {
      if (typeof part === 'string') return part;
      const field = part.slot === null ? undefined : fields[part.slot];
      const name = `[${field?.label ?? 'Who acts'}]`;
      const words = part.lead === undefined ? name : `${part.lead} ${name}`;
      const mayGo = part.ifChoice || (field && isOptional(field));
      return mayGo ? `{${words}}` : words;
    })
    .join(' ');
}

const reasonsOf = ({ netWorthEffect }: Pick<AnyAction, 'netWorthEffect'>): readonly string[] =>
  netWorthEffect
    ? [true, false].map((rises) => {
        const why = netWorthEffect.reason.tell('$5', rises);
        return `Net worth ${rises ? 'rises' : 'falls'} by ${why}.`;
      })
    : [];

const slotsOf = ({ compose }: Form): readonly (string | null)[] =>
  compose.flatMap((part) => (typeof part === 'string' ? [] : [part.slot]));

function eventsFrom(candidates: readonly unknown[]): readonly BankingEvent[] {
  return candidates.flatMap((candidate) => readEvent(candidate).event ?? []);
}

describe('the sentence form', () => {
  test.each(ACTIONS)('of $type reads as plain English', (action) => {
    const sentences = action.examples.map(({ board, after = [], event }) => {
      const { start, offers } = exampleBoard(board);
      const state = action.kind === 'founding' ? BLANK : playedOn(start, eventsFrom(after), offers);
      return plain(composedEvent(event, state));
    });
    const lines = [formOf(action), ...sentences, ...reasonsOf(action), ''];
    expect(lines.join('\n')).toBe(golden('banking', action.type));
  });

  test.each(BILLS_ACTIONS)('of $type in the bills exercise reads as plain English', (action) => {
    const earlier = BILLS_ACTIONS.slice(0, BILLS_ACTIONS.indexOf(action));
    const sentences = action.examples.map(({ stage, event }) => {
      const before = earlier
        .flatMap(({ examples }) => examples)
        .filter((one) => one.stage === stage);
      const state = positionAfter(
        stage,
        before.map((one) => one.event),
      );
      return inBills(state, event);
    });
    expect([formOf(action), ...sentences, ''].join('\n')).toBe(golden('bills', action.type));
  });

  test('is written down for these types and no others', () => {
    const named = (actions: readonly { readonly type: string }[]) =>
      actions.map(({ type }) => `${type}.txt`).sort();
    expect(filesOf('banking')).toEqual(named(ACTIONS));
    expect(filesOf('bills')).toEqual(named(BILLS_ACTIONS));
  });

  test.each([...ACTIONS, ...BILLS_ACTIONS])('of $type has one slot for every field', (action) => {
    const slots = slotsOf(action).filter((slot) => slot !== null);
    expect([...slots].sort()).toEqual(Object.keys(action.fields).sort());
  });

  test.each(ACTIONS)('of $type asks who acts just where no field says it', (action) => {
    const isOfParty =
      !['exogenous', 'setting', 'note'].includes(action.kind) && !action.openingOnly;
    expect(slotsOf(action).includes(null)).toBe(isOfParty && action.roles.length === 0);
  });
});

describe('an event in its sentence', () => {
  const sentence = (lesson: number, event: BankingEvent): string =>
    plain(composedEvent(event, openingOf(lesson)));

  test('names the bank of an account only where there is a choice', () => {
    expect(sentence(2, payment(1, 2, 2000))).toBe('Customer 1 pays Customer 2 $20.');
    const two = opened([{ type: 'openAccount', holder: 3, issuer: 1, amount: 0 }], openingOf(10));
    const event: BankingEvent = { ...payment(1, 2, 2000), from: 3, to: 4, toBank: 1 };
    expect(plain(composedEvent(event, two))).toBe(
      'Customer 1 pays Customer 2 $20 from the account at Bank 1.',
    );
  });

  test('says what is not there', () => {
    expect(sentence(2, { ...payment(1, 2, Number.NaN), from: 99 })).toBe(
      'Nobody on this board pays Customer 2 no amount of money in whole cents.',
    );
    expect(sentence(2, { ...payment(1, 2, 2000), to: -1 })).toContain('pays nobody on this board');
    expect(sentence(18, repay(99, 500))).toBe(
      'Nobody on this board repays $5 of a debt that is not open on the books of the central bank.',
    );
    expect(sentence(18, repay(Number.NaN, 500))).toContain('of a debt that is not open');
    expect(sentence(10, { type: 'settleDues', bank: 0, with: 1, by: '' })).toBe(
      'Bank 1 and Bank 2 settle what they owe each other.',
    );
  });

  test('speaks of all banks, and leaves out what the board does not ask', () => {
    expect(sentence(11, { type: 'settleDues', bank: 'all', with: 0 })).toBe(
      'All banks and the Clearing House settle what they owe each other.',
    );
  });

  test('calls a debt by the party on its other side', () => {
    const loan = openingOf(18).book.credits.find(({ id }) => id === 1);
    expect(sentence(18, repay(1, 500))).toContain(`$10 loan from Bank ${loan?.superiorId}`);
  });

  test('ends with a full stop, unless a note brings its own end', () => {
    expect(sentence(2, note('Why'))).toBe('Note: Why.');
    expect(sentence(2, note('Why?'))).toBe('Note: Why?');
  });

  test('has its verb in the first words without a slot', () => {
    expect(verbIndex([{ slot: 'a' }, 'pays', { slot: 'b', lead: 'to' }, 'in cash'])).toBe(1);
    expect(verbIndex([{ slot: 'a' }])).toBe(-1);
  });

  test('may begin with a slot or with words', () => {
    expect(plain(composed([{ slot: 'a', lead: 'to' }, 'b'], () => null))).toBe('b.');
    expect(plain(composed(['b', { slot: 'a', lead: 'to' }], () => ['c']))).toBe('b to c.');
  });
});

/** An event of the bills exercise in its sentence. */
function inBills(state: BillsState, event: BillsEvent): string {
  const values: Readonly<Record<string, unknown>> = { ...event };
  const action = BILLS_ACTIONS.find(({ type }) => type === event.type);
  return plain(
    composed(action?.compose ?? [], ({ slot }) => {
      const value = slot === null ? undefined : values[slot];
      if (typeof value !== 'number') return [String(value)];
      const kind = action?.fields[slot ?? '']?.kind;
      if (kind === 'party') return [tell(state, value)];
      const bill = state.bills[value];
      return [kind === 'reference' && bill ? `the ${billWords(bill)}` : quantity(value, 'marcs')];
    }),
  );
}
