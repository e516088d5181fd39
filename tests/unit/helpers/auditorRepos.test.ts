/** The auditor's repos against figures that were worked out by hand. */
import { describe, expect, test } from 'vitest';
import { audited } from '../../helpers/auditor';
import { bank, bills, repo, setSystem, sheetOf } from '../../helpers/auditor/short';

describe('repos', () => {
  // The central bank 0; banks 1, 2 and 3 with 200.00 each.
  const opening = [
    setSystem('centralbank'),
    ...[bank(0, 20_000), bank(0, 20_000), bank(0, 20_000)],
    bills(1, 20_000),
  ];

  test('leave the bills on the sheet, pledged, until cash and interest are back', () => {
    // 98.01 at 4 % is 3.9204; 98.01 ÷ 0.98 is 100.0102.
    const auditor = audited([...opening, repo(1, 2, 9801, 200)]);
    expect(auditor.repos()).toEqual([
      { id: 0, borrower: 1, lender: 2, balance: 9801, collateral: 10_002 },
    ]);
    expect(sheetOf(auditor, 1)).toBe(
      'Bank Deposits@0 29801, Treasury Bills 20000 | Repo@2 9801 | 40000',
    );
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 10199, Reverse Repo@1 9801 |  | 20000');
    expect(auditor.pledged()).toEqual([0, 10_002, 0, 0]);
    auditor.play({ type: 'unwindRepo', repo: 0 });
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 20392 |  | 20392');
    expect(auditor.pledged()).toEqual([0, 0, 0, 0]);
  });

  test('of the central bank are named the other way round on its own sheet', () => {
    const auditor = audited([...opening, bills(0, 5000), repo(1, 0, 6000, 0), repo(0, 2, 4000, 0)]);
    expect(sheetOf(auditor, 0)).toBe(
      'Repo@1 6000, Reserves 60000, Treasury Bills 5000 | ' +
        'Bank Deposits@1 26000, Bank Deposits@2 16000, Bank Deposits@3 20000, Reverse Repo@2 4000 | 5000',
    );
    expect(sheetOf(auditor, 1)).toContain('| Repo@0 6000 |');
    expect(sheetOf(auditor, 2)).toContain('Reverse Repo@0 4000 |');
  });

  test('that fail leave the lender bills for cash and interest, or all there are', () => {
    // 90.00 at 4 % comes to 93.60; at a haircut of 10 % 100.00 are pledged, at 0 % 90.00.
    const whole = audited([...opening, repo(1, 2, 9000, 1000), { type: 'failRepo', repo: 0 }]);
    expect(sheetOf(whole, 2)).toBe('Bank Deposits@0 11000, Treasury Bills 9360 |  | 20360');
    expect(sheetOf(whole, 1)).toBe('Bank Deposits@0 29000, Treasury Bills 10640 |  | 39640');
    const short = audited([...opening, repo(1, 2, 9000, 0), { type: 'failRepo', repo: 0 }]);
    expect(sheetOf(short, 2)).toBe('Bank Deposits@0 11000, Treasury Bills 9000 |  | 20000');
    expect(short.pledged()).toEqual([0, 0, 0, 0]);
  });

  test('pledge received bills on before own ones, and those come back with the second repo', () => {
    const auditor = audited([
      ...[...opening, bills(2, 5000), repo(1, 2, 6000, 0), repo(2, 3, 8000, 0)],
    ]);
    expect(auditor.pledge(1)).toMatchObject({ own: 2000, received: new Map([[0, 6000]]) });
    expect(auditor.pledged()).toEqual([0, 6000, 8000, 0]);
    auditor.play({ type: 'unwindRepo', repo: 1 });
    auditor.play({ type: 'unwindRepo', repo: 0 });
    expect(auditor.pledges.size).toBe(0);
  });

  test('that fail over bills pledged on are set off against the first owner’s debt', () => {
    // Bank 2 pledges the 60.00 from bank 1 and 5.00 of its own 20.00; at 4 % bank 3 may keep them all.
    const auditor = audited([
      ...[...opening, bills(2, 2000), repo(1, 2, 6000, 0), repo(2, 3, 6500, 0)],
      { type: 'failRepo', repo: 1 },
    ]);
    expect(sheetOf(auditor, 1)).toBe('Bank Deposits@0 26000, Treasury Bills 14000 |  | 40000');
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 20500, Treasury Bills 1500 |  | 22000');
    expect(sheetOf(auditor, 3)).toBe('Bank Deposits@0 13500, Treasury Bills 6500 |  | 20000');
    expect([auditor.debts.size, auditor.pledges.size]).toEqual([0, 0]);
  });

  test('that fail over bills with more than one lender between are set off all along', () => {
    // 60.00 of bank 1's bills are pledged with 2, then 3, then 4, at no interest: 4 keeps 50.00.
    const auditor = audited([
      ...[...opening, bank(0, 20_000)],
      ...[repo(1, 2, 6000, 0, 0), repo(2, 3, 6000, 0, 0), repo(3, 4, 5000, 0, 0)],
      { type: 'failRepo', repo: 2 },
    ]);
    expect(auditor.repos()).toEqual([
      { id: 0, borrower: 1, lender: 2, balance: 1000, collateral: 1000 },
      { id: 1, borrower: 2, lender: 3, balance: 1000, collateral: 1000 },
    ]);
    expect(auditor.sheets().map(({ netWorth }) => netWorth)).toEqual([
      ...[0, 40_000, 20_000, 20_000, 20_000],
    ]);
  });

  test('that were set off in part bear interest on what is left', () => {
    // 60.00 at 4 % would cost 2.40; 40.00 of its bills are lost, and the 20.00 left cost 0.80.
    const auditor = audited([
      ...[...opening, repo(1, 2, 6000, 0), repo(2, 3, 4000, 0, 0)],
      { type: 'failRepo', repo: 1 },
    ]);
    expect(auditor.repos()).toEqual([
      { id: 0, borrower: 1, lender: 2, balance: 2000, collateral: 2000 },
    ]);
    auditor.play({ type: 'unwindRepo', repo: 0 });
    expect(sheetOf(auditor, 1)).toBe('Bank Deposits@0 23920, Treasury Bills 16000 |  | 39920');
    expect(sheetOf(auditor, 2)).toBe('Bank Deposits@0 20080 |  | 20080');
  });

  test('whose debt is gone keep the bills that are still pledged on', () => {
    // 30.00 owed on 60.00 of bills, of which bank 2 pledges on 40.00 and 20.00; the 40.00 are lost.
    const auditor = audited([
      ...[...opening, repo(1, 2, 3000, 5000), repo(2, 3, 4000, 0, 0), repo(2, 3, 2000, 0, 0)],
      { type: 'failRepo', repo: 1 },
    ]);
    expect(auditor.debts.has(0)).toBe(false);
    expect(auditor.repos()).toContainEqual({
      id: 0,
      borrower: 1,
      lender: 2,
      balance: 0,
      collateral: 2000,
    });
    expect(auditor.sheets()[1]?.netWorth).toBe(40_000 - 1000);
    expect(auditor.pledged()).toEqual([0, 2000, 2000, 0]);
    auditor.play({ type: 'unwindRepo', repo: 2 });
    expect(auditor.pledged()).toEqual([0, 0, 0, 0]);
  });
});
