import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { apply } from '@/events/actions/apply';
import type { BankingEvent } from '@/events/actions/registry';
import { BLANK } from '@/events/ledger/state';
import { fold } from '@/events/log/fold';
import { SYSTEM_TYPES, systemNamed } from '@/events/systems/registry';
import { bankingSystemMachine, offersOf } from '@/machines/bankingSystem';

const [national] = initialTransition(bankingSystemMachine);

describe('the machine of banking systems agrees with the ledger', () => {
  test.each(SYSTEM_TYPES)('%s: the same parties settle', (system) => {
    const settlers = Object.entries(offersOf(system).settlement)
      .filter(([, actions]) => actions.includes('settleDues'))
      .map(([party]) => party);
    expect(settlers).toEqual(systemNamed(system).settlers);
  });

  test.each(SYSTEM_TYPES)('%s: banks hold accounts or do not', (system) => {
    const opening: BankingEvent[] = [
      { type: 'setSystem', system },
      { type: 'createBank', name: 'Bank 1', partyType: 'bank', cash: 10000, deposit: 0 },
      { type: 'createBank', name: 'Bank 2', partyType: 'bank', cash: 10000, deposit: 0 },
      { type: 'openAccount', holder: 0, issuer: 1, amount: 100 },
    ];
    const { banksHoldAccounts } = offersOf(system);
    expect(systemNamed(system).banksHoldAccounts).toBe(banksHoldAccounts);
    expect(fold(BLANK, opening, 'opening').refused === null).toBe(banksHoldAccounts);
  });

  test.each(SYSTEM_TYPES)('%s opens a board exactly where the machine can go there', (system) => {
    const { refused } = apply(BLANK, { type: 'setSystem', system }, 'opening');
    expect(national.can({ type: 'system.set', system })).toBe(refused === null);
  });
});

describe('which banking system may follow which', () => {
  test('a board is national until it is told otherwise', () => {
    expect(national.value).toBe('national');
  });

  test.each(SYSTEM_TYPES)('a national board becomes %s', (system) => {
    const [next] = transition(bankingSystemMachine, national, { type: 'system.set', system });
    expect(next.value).toBe(system);
  });

  test('correspondent banks do not go back to having no accounts', () => {
    const set = (system: (typeof SYSTEM_TYPES)[number]) =>
      ({ type: 'system.set', system }) as const;
    const [correspondent] = transition(bankingSystemMachine, national, set('correspondent'));
    expect(correspondent.can(set('national'))).toBe(false);
    const [next] = transition(bankingSystemMachine, correspondent, set('national'));
    expect(next.value).toBe('correspondent');
  });
});
