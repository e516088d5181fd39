/** What the boards with a central bank let people do, and boards of one's own. */
import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { offersOf } from '@/events/banking/board/menus';
import { SYSTEM_TYPES } from '@/events/banking/systems/registry';
import { lessonOf } from '../../helpers/boards';
import { built } from '../../helpers/rows';
import { bank, customer, system } from '../../helpers/setup';

describe('what the boards with a central bank offer', () => {
  const settling = ['bankTransfer', 'getFedFundsLoan', 'payFedFundsLoan'];
  const openMarket = ['buySecurities', 'sellSecurities'];
  const repos = ['doRepo', 'unwindRepo'];
  const withRepos = {
    bank: [...settling, ...repos],
    centralbank: [...openMarket, ...repos],
  };

  test.each([
    [15, { bank: settling }],
    [16, { bank: settling }],
    [
      17,
      {
        customer: ['deposit', 'withdraw', 'transfer', 'getMortgage', 'repayMortgage'],
        bank: settling,
      },
    ],
    [18, { bank: settling }],
    [19, { bank: settling, centralbank: openMarket }],
    [21, withRepos],
    [22, withRepos],
    [23, { ...withRepos, bank: [...settling, ...repos, 'failRepo'] }],
    [24, withRepos],
    [25, withRepos],
    [26, withRepos],
  ])('is what lesson %i says', (id, parties) => {
    expect(lessonOf(id).offers).toEqual({
      parties,
      board: ['setOverdraft', 'setReserveRequirement', 'note'],
    });
    expect(lessonOf(id)).toMatchObject({ sliders: ['reserveRequirement'], rules: ['overdraft'] });
  });
});

describe('what a board of one’s own offers', () => {
  test.each(SYSTEM_TYPES)('goes only to types of party that are there: %s', (type) => {
    const whom = (...newcomers: readonly BankingEvent[]) =>
      Object.keys(offersOf(built(system(type), ...newcomers).book).parties);
    const founded = whom();
    expect(founded).not.toContain('bank');
    expect(founded).not.toContain('customer');
    expect(whom(customer('Ann', 0))).toEqual(['customer', ...founded]);
    const everyone = whom(bank('A', 10_000), customer('Ann', 0));
    expect(everyone.filter((one) => !founded.includes(one))).toEqual(
      type === 'clearinghouse' ? ['customer'] : ['customer', 'bank'],
    );
  });

  test('is settings and notes to whoever plays', () => {
    const settings = ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'];
    expect(offersOf(built(system('national')).book)).toEqual({ parties: {}, board: settings });
  });
});
