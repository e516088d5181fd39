import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { menuOf } from '@/events/banking/board/menus';
import { apply, fold } from '@/events/banking/board/rules';
import { BLANK } from '@/events/banking/ledger/state';
import { SYSTEM_TYPES, systemNamed } from '@/events/banking/systems/registry';
import { bankingSystemMachine, offersOf } from '@/machines/bankingSystem';

type System = (typeof SYSTEM_TYPES)[number];

const [national] = initialTransition(bankingSystemMachine);

const setting = (system: System) => ({ type: 'system.set', system }) as const;

describe('the machine of banking systems agrees with the ledger', () => {
  test.each(SYSTEM_TYPES)('%s: the same actions, by who may take them', (system) => {
    expect(offersOf(system).actions).toEqual(menuOf(system));
  });

  test.each(SYSTEM_TYPES)('%s: the same parties settle', (system) => {
    const settlers = Object.entries(offersOf(system).actions)
      .filter(([, actions]) => actions.includes('settleDues'))
      .map(([party]) => party);
    expect(settlers).toEqual(systemNamed(system).settlers);
  });

  test.each(SYSTEM_TYPES)('%s: banks hold accounts with one another or do not', (system) => {
    const founded = fold(BLANK, [{ type: 'setSystem', system }], 'opening').rounds.at(-1) ?? BLANK;
    const first = founded.book.parties.length;
    const opening: BankingEvent[] = [
      { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 10_000, deposit: 0 },
      { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 10_000, deposit: 0 },
      { type: 'openAccount', holder: first, issuer: first + 1, amount: 100 },
    ];
    const { rounds, refused } = fold(founded, opening, 'opening');
    expect(rounds.length).toBeGreaterThanOrEqual(2);
    expect(refused === null).toBe(offersOf(system).banksHoldAccounts);
  });

  test.each(SYSTEM_TYPES)('%s opens a board exactly where the machine can go there', (system) => {
    const { refused } = apply(BLANK, { type: 'setSystem', system }, 'opening');
    expect(national.can(setting(system))).toBe(refused === null);
  });
});

describe('which banking system may follow which', () => {
  test('a board is national until it is told otherwise', () => {
    expect(national.value).toBe('national');
  });

  test.each(
    SYSTEM_TYPES.flatMap((from, place) =>
      SYSTEM_TYPES.map((to, later) => [from, to, later >= place] as const),
    ),
  )('%s to %s: %s', (from, to, isAllowed) => {
    const [before] = transition(bankingSystemMachine, national, setting(from));
    expect(before.value).toBe(from);
    expect(before.can(setting(to))).toBe(isAllowed);
    const [after] = transition(bankingSystemMachine, before, setting(to));
    expect(after.value).toBe(isAllowed ? to : from);
  });
});
