/** What the form of a step starts with. */
import { describe, expect, test } from 'vitest';
import { type AnyAction, actionNamed, type BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import { menuOf, menuWithDays } from '@/events/banking/board/menus';
import { wouldRefuse } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { BLANK } from '@/events/banking/ledger/state';
import { SYSTEM_TYPES } from '@/events/banking/ledger/systemTypes';
import { EXAMPLES } from '@/src/board/sandbox/examples';
import { stepTypes, suggested, takesNothing, typedOf } from '@/src/board/sandbox/suggest';
import { frozenLog, frozenNames, roundsOf } from '../../helpers/logs';

function action(type: string): AnyAction {
  const found = actionNamed(type);
  if (!found) throw new Error(`there is no ${type}`);
  return found;
}

/** The round that an example has built. */
function exampleOf(system: string) {
  const example = EXAMPLES.find((one) => one.system === system);
  return sandboxBoard(example?.opening ?? []).board.start.at(-1) ?? BLANK;
}

describe('a newcomer', () => {
  test('is called by the first number that is free', () => {
    expect(suggested(BLANK, action('createBank'), {}).name).toBe('Customer 1');
    expect(suggested(BLANK, action('createBank'), { partyType: 'bank' }).name).toBe('Bank 1');
    const banks = exampleOf('clearinghouse');
    expect(suggested(banks, action('createBank'), { partyType: 'bank' }).name).toBe('Bank 4');
  });

  test('keeps the name that was typed, none included', () => {
    expect(suggested(BLANK, action('createBank'), { name: 'Ann' }).name).toBe('Ann');
    expect(suggested(BLANK, action('createBank'), { name: '' }).name).toBe('');
  });

  test.each([
    ['national', 'bank', true],
    ['correspondent', 'bank', true],
    ['clearinghouse', 'bank', false],
    ['centralbank', 'bank', false],
    ['chips', 'bank', false],
    ['chips', 'customer', true],
  ])('in %s a %s pays nothing in on joining: %s', (system, partyType, nothing) => {
    const round = exampleOf(system);
    const draft = suggested(round, action('createBank'), { partyType, deposit: '70' });
    expect(takesNothing(round, action('createBank'), draft, 'deposit')).toBe(nothing);
    expect(draft.deposit).toBe(nothing ? '0' : '70');
  });
});

test.each(SYSTEM_TYPES)('in %s every step that is suggested is refused for no choice', (system) => {
  const round = exampleOf(system);
  for (const one of stepTypes(menuOf(round.book.system), round)) {
    const draft = suggested(round, one, {});
    const event = BANKING_FORMS.eventOf(one, draft, round);
    const refused = wouldRefuse(round, event, 'opening');
    const isTyped = refused?.field && ['amount', 'value', 'text'].includes(refused.field);
    // What there is none of yet, such as a loan to repay, is told in its place.
    const isMissing = refused && /^(UNKNOWN|NOTHING|NOT_OFFERED|INSUFFICIENT)/.test(refused.code);
    expect([one.type, refused === null || isTyped || isMissing, refused?.code]).toEqual([
      one.type,
      true,
      refused?.code,
    ]);
  }
});

test('what is of days alone is among the steps where days pass, and the clock in none', () => {
  const typesOf = (...events: readonly BankingEvent[]) => {
    const { book, ...round } = sandboxBoard(events).board.start.at(-1) ?? BLANK;
    const menu = menuWithDays(menuOf(book.system), book.parties, book.clock !== undefined);
    return stepTypes(menu, { ...round, book }).map(({ type }) => type);
  };
  const system: BankingEvent = { type: 'setSystem', system: 'centralbank' };
  const ofDays = [
    'foundTreasury',
    'issueShares',
    'setCapitalRequirement',
    'setRate',
    'discountLoan',
  ];
  const start: BankingEvent = { type: 'startClock', basis: 360 };
  const bank: BankingEvent = {
    ...{ type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 0 },
  };
  expect(typesOf(system, bank).filter((type) => ofDays.includes(type))).toEqual([]);
  expect(typesOf(system, start, bank)).toEqual(expect.arrayContaining(ofDays));
  expect(typesOf(system, start, bank)).not.toContain('startClock');
});

test('an account bears nothing until somebody says so', () => {
  const round = sandboxBoard([
    { type: 'startClock', basis: 360 },
    { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 0 },
    { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 4050, deposit: 0 },
  ]).board.start.at(-1);
  const draft = round && suggested(round, action('openAccount'), {});
  expect(draft?.rate).toBe('');
  expect(round && draft && BANKING_FORMS.eventOf(action('openAccount'), draft, round)).toEqual({
    ...{ type: 'openAccount', holder: 1, issuer: 0, amount: 4050 },
  });
});

test('an account is suggested that nobody has yet, with what the holder can pay in', () => {
  const round = exampleOf('national');
  expect(suggested(round, action('openAccount'), {})).toEqual({
    holder: '2',
    issuer: '1',
    amount: '0',
  });
  const fresh = sandboxBoard([
    { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 0, deposit: 0 },
    { type: 'createBank', name: 'Ann', partyType: 'customer', cash: 4050, deposit: 0 },
  ]).board.start.at(-1);
  expect(fresh && suggested(fresh, action('openAccount'), {})).toEqual({
    holder: '1',
    issuer: '0',
    amount: '40.50',
  });
});

test('a choice that was made stays, and the others follow it', () => {
  const round = exampleOf('clearinghouse');
  const draft = suggested(round, action('transfer'), { from: '6' });
  expect(draft).toMatchObject({ from: '6', fromBank: '3', to: '4', toBank: '1' });
});

describe('an event as a form shows it again', () => {
  const events = frozenNames(1).flatMap((name) => {
    const log = frozenLog(1, name);
    if (log.world !== 'banking') return [];
    const rounds = roundsOf(log);
    return log.events.map((event, index) => ({ event, before: rounds[index] ?? BLANK }));
  });

  test('is the same event', () => {
    expect(events.length).toBeGreaterThan(50);
    for (const { event, before } of events) {
      const one = action(event.type);
      expect(BANKING_FORMS.eventOf(one, typedOf(event), before)).toEqual(event);
    }
  });
});
