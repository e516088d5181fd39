/** What the boards with a central bank let people do. */
import { describe, expect, test } from 'vitest';
import { lessonOf } from '../../helpers/boards';

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
