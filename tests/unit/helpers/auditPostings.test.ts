/** The audit of postings: sheets from postings alone, and each invariant broken once. */
import { describe, expect, test } from 'vitest';
import { auditPostings, NOTHING_POSTED } from '../../helpers/auditor/postings';
import type { PostedBooks, PostedClaim, PostedRound, Posting } from '../../helpers/auditor/rounds';
import { account, customer, pay, repo, setSystem } from '../../helpers/auditor/short';

const PARTIES = ['centralbank', 'bank', 'bank', 'customer', 'customer'].map((type, id) => {
  return { id, name: `Party ${id}`, type };
});

const cash = (id: number): PostedClaim => ({ kind: 'reserves', id });
const bill = (id: number): PostedClaim => ({ kind: 'securities', id });
const notes: PostedClaim = { kind: 'notes', id: 0 };
/** The banks' accounts at the central bank are 1 and 2, the customers' at bank 1 are 3 and 4. */
const held = (id: number): PostedClaim => {
  const isBank = id < 3;
  const instrument = isBank ? 'Bank Deposits' : 'Customer Deposits';
  return { kind: 'account', id, subordinateId: id, superiorId: isBank ? 0 : 1, instrument };
};
const owed = (instrument: string, debtor: number, creditor: number): PostedClaim => {
  return { kind: 'credit', id: 7, subordinateId: debtor, superiorId: creditor, instrument };
};
const by = (claim: PostedClaim, delta: number, notation = 'issuance'): Posting => {
  return { claim, delta, notation };
};

function roundOf(event: PostedRound['event'], postings: readonly Posting[]): PostedRound {
  return { event, postings, parties: PARTIES };
}

function problemsAfter(before: PostedBooks, round: PostedRound): readonly string[] {
  return auditPostings(before, round).problems;
}

/** Customer 3 brings 50.00 and pays them in with bank 1. */
const CREATED = roundOf(customer(5000), [by(cash(3), 5000), by(cash(0), 5000), by(notes, 5000)]);
const PAID_IN = roundOf(account(3, 1, 5000), [
  ...[by(cash(3), -5000, 'assignment'), by(cash(1), 5000, 'assignment'), by(held(3), 5000)],
]);
const OPENED = auditPostings(auditPostings(NOTHING_POSTED, CREATED).after, PAID_IN).after;
const SENT = roundOf(pay(3, 1, 4, 1, 2000), [
  ...[by(held(3), -2000, 'novation'), by(held(4), 2000, 'novation')],
]);

describe('the audit of postings', () => {
  test('draws the sheets from them alone', () => {
    expect(problemsAfter(NOTHING_POSTED, CREATED)).toEqual([]);
    const { after, problems } = auditPostings(OPENED, SENT);
    expect(problems).toEqual([]);
    expect(after.sheets[1]).toEqual({
      id: 1,
      name: 'Party 1',
      type: 'bank',
      cash: 5000,
      netWorth: 0,
      assets: [{ instrument: 'Reserves', thirdParty: null, amount: 5000 }],
      liabilities: [
        { instrument: 'Customer Deposits', thirdParty: 3, amount: 3000 },
        { instrument: 'Customer Deposits', thirdParty: 4, amount: 2000 },
      ],
    });
  });

  test('names a balance below zero with the central bank, and its own repos, as it does', () => {
    const round = roundOf(repo(1, 0, 100, 0), [by(held(2), -100), by(owed('Repos', 1, 0), 100)]);
    const [central, lender, other] = auditPostings(NOTHING_POSTED, round).after.sheets;
    expect(central?.assets.map(({ instrument }) => instrument)).toEqual([
      ...['Daylight Overdrafts', 'Repo'],
    ]);
    expect(lender?.liabilities.map(({ instrument }) => instrument)).toEqual(['Repo']);
    expect(other?.liabilities.map(({ instrument }) => instrument)).toEqual(['Daylight Overdrafts']);
  });

  test('accepts interest from the debtor to the creditor, and from nobody else', () => {
    const lend = { type: 'getLoan', customer: 3, bank: 1, amount: 1000 } as const;
    const lent = roundOf(lend, [by(owed('Loans', 3, 1), 1000), by(held(3), 1000)]);
    const before = auditPostings(OPENED, lent).after;
    const repay = { type: 'repayLoan', loan: 7, amount: 1000, by: 'deposits' } as const;
    const paying = (amount: number): PostedRound =>
      roundOf(repay, [by(held(3), -amount, 'setOff'), by(owed('Loans', 3, 1), -1000, 'setOff')]);
    expect(problemsAfter(before, paying(1050))).toEqual([]);
    expect(problemsAfter(before, paying(950))).toEqual([
      "Party 1's net worth changes by -50 in a repayLoan",
      "Party 3's net worth changes by 50 in a repayLoan",
    ]);
  });
});

describe('it sees', () => {
  const wrong = (round: PostedRound, sentence: string): void => {
    expect(problemsAfter(OPENED, round)).toContainEqual(expect.stringContaining(sentence));
  };

  test('half of a payment', () => {
    wrong(
      { ...SENT, postings: SENT.postings.slice(0, 1) },
      "Party 1's net worth changes by 2000 in a transfer",
    );
    wrong({ ...SENT, postings: [by(held(3), -1000), by(held(4), 1000)] }, 'changes by -1000');
  });

  test('cash from nowhere', () => {
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by(cash(3), 1)]), 'cash rises by 1 where 0 came');
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by(notes, 1)]), '5001 of notes stand against 5000 of cash');
  });

  test('bills from nowhere, or pledged without being held', () => {
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by(bill(1), 1)]), 'bills rise by 1 where 0 were issued');
    const repos = [{ borrower: 1, lender: 2, collateral: 1 }];
    wrong({ ...SENT, repos }, 'Party 1 has pledged more bills');
    const issued = roundOf({ type: 'issueSecurity', party: 1, amount: 1 }, [by(bill(1), 1)]);
    expect(problemsAfter(OPENED, { ...issued, repos })).toEqual([]);
  });

  test('net worth that no rule explains', () => {
    const gift = roundOf({ type: 'deposit', customer: 3, bank: 1, amount: 1 }, SENT.postings);
    wrong(gift, "Party 3's net worth changes by -2000 in a deposit");
  });

  test('cash, bills or debts below zero', () => {
    const round = roundOf(pay(3, 1, 4, 1, 1), [
      ...[by(cash(3), -1), by(bill(1), -1), by(owed('Dues', 1, 2), -1)],
    ]);
    for (const claim of ['reserves 3', 'securities 1', 'credit 7'])
      wrong(round, `${claim} stands at -1`);
  });

  test('claims against strangers, claims that change hands, and unknown notations', () => {
    const stranger = { ...held(3), id: 9, superiorId: 9 };
    wrong(
      roundOf(pay(3, 1, 4, 1, 1), [by(stranger, 1)]),
      'between parties that are not on the board',
    );
    wrong(
      roundOf(pay(3, 1, 4, 1, 1), [by(stranger, 1)]),
      'deposits: assets exceed liabilities by 1',
    );
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by({ ...held(4), id: 3 }, 1)]), 'no longer the claim');
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by(held(3), 1, 'gift')]), 'moves by a gift');
    wrong(roundOf(pay(3, 1, 4, 1, 1), [by(held(3), 0.5)]), 'which is not exact');
  });

  test('records that do not add up to what the sheets have changed by', () => {
    const entry = (partyId: number, side: string, symbol: string, instrumentType: string) => {
      return { partyId, side, symbol, instrumentType, amount: 2000 };
    };
    const records = [
      ...[entry(3, 'assets', '-', 'deposits'), entry(4, 'assets', '+', 'deposits')],
      ...[entry(1, 'liabilities', '-', 'deposits'), entry(1, 'liabilities', '+', 'deposits')],
    ];
    expect(problemsAfter(OPENED, { ...SENT, records })).toEqual([]);
    wrong(
      { ...SENT, records: records.slice(1) },
      'party 3, asset, deposits: the records leave -2000',
    );
    const misnamed = [entry(3, 'assets', '-', 'cash'), ...records.slice(1)];
    wrong({ ...SENT, records: misnamed }, 'party 3, asset, cash: the records leave 2000');
    const nothing = { ...entry(3, 'assets', '+', 'cash'), amount: 0 };
    wrong({ ...SENT, records: [...records, nothing] }, 'party 3 has an entry of +0');
  });

  test('a founding that brings more than its specie', () => {
    const house = [{ id: 0, name: 'Clearing House', type: 'clearinghouse' }];
    const founded = { event: setSystem('clearinghouse'), parties: house };
    const rightly = { ...founded, postings: [by(cash(0), 20_000)] };
    expect(problemsAfter(NOTHING_POSTED, rightly)).toEqual([]);
    const richly = { ...founded, postings: [by(cash(0), 20_001)] };
    expect(problemsAfter(NOTHING_POSTED, richly)).toHaveLength(2);
  });
});
