import { describe, expect, test } from 'vitest';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { deliverBills } from '@/events/banking/actions/shared/bills';
import { lessonBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { type Claim, type Party, reservesOf } from '@/events/banking/ledger/book';
import type { CreditInstrument } from '@/events/banking/ledger/instruments';
import { Journal } from '@/events/banking/ledger/journal';
import { withNotes, withParty, withSecurities } from '@/events/banking/ledger/openings';
import type { PartyType } from '@/events/banking/ledger/partyTypes';
import { recordEntries } from '@/events/banking/ledger/records';
import { sidesOf } from '@/events/banking/ledger/sides';
import { BLANK, balanceOf, type Round } from '@/events/banking/ledger/state';
import { lessonOf, played } from '../../helpers/boards';

/** A round's entries in short: party, side, instrument, change, notation, counterparty. */
function entriesOf(round: Round<unknown>): readonly string[] {
  return recordEntries(round).map(
    ({ partyId, side, instrumentType, symbol, amount, notationType, counterpartyName }) =>
      `${partyId} ${side}: ${instrumentType} ${symbol}${amount} ${notationType}, ${counterpartyName ?? 'nobody'}`,
  );
}

const overdraft: BankingEvent = { type: 'setOverdraft', value: 5000 };
const pay = (from: number, to: number, amount: number): BankingEvent => ({
  type: 'transfer',
  from,
  fromBank: 0,
  to,
  toBank: 0,
  amount,
});

describe('the records of a round', () => {
  test('name who paid the cash, and both sides of a deposit', () => {
    const round = played(2, [{ type: 'deposit', customer: 1, bank: 0, amount: 500 }]);
    expect(entriesOf(round)).toEqual([
      '1 asset: cash -500 assignment, Bank 1',
      '0 asset: cash +500 assignment, Customer 1',
      '1 asset: deposits +500 issuance, Bank 1',
      '0 liability: deposits +500 issuance, Customer 1',
    ]);
  });

  test('show a transfer as a swap of creditors', () => {
    expect(entriesOf(played(2, [pay(1, 2, 3000)]))).toEqual([
      '1 asset: deposits -3000 novation, Bank 1',
      '0 liability: deposits -3000 novation, Customer 1',
      '2 asset: deposits +3000 novation, Bank 1',
      '0 liability: deposits +3000 novation, Customer 2',
    ]);
  });

  test('show what is below zero as an overdraft on the other sides', () => {
    expect(entriesOf(played(2, [overdraft, pay(1, 2, 12000)]))).toEqual([
      '1 asset: deposits -10000 novation, Bank 1',
      '0 liability: deposits -10000 novation, Customer 1',
      '0 asset: overdrafts +2000 issuance, Customer 1',
      '1 liability: overdrafts +2000 issuance, Bank 1',
      '2 asset: deposits +2000 issuance, Bank 1',
      '0 liability: deposits +2000 issuance, Customer 2',
      '2 asset: deposits +10000 novation, Bank 1',
      '0 liability: deposits +10000 novation, Customer 2',
    ]);
    expect(entriesOf(played(2, [overdraft, pay(1, 2, 12000), pay(2, 1, 500)]))).toEqual([
      '2 asset: deposits -500 setOff, Bank 1',
      '0 liability: deposits -500 setOff, Customer 2',
      '0 asset: overdrafts -500 setOff, Customer 1',
      '1 liability: overdrafts -500 setOff, Bank 1',
    ]);
  });

  test('show dues at the creditor first, and the account they are paid on', () => {
    const settle: BankingEvent = { type: 'settleDues', bank: 0, with: 1, by: 'credit' };
    expect(entriesOf(played(10, [settle]))).toEqual([
      '1 asset: dues -2000 setOff, Bank 1',
      '0 liability: dues -2000 setOff, Bank 2',
      '0 asset: dues -1500 setOff, Bank 2',
      '1 liability: dues -1500 setOff, Bank 1',
      '1 asset: deposits +500 issuance, Bank 1',
      '0 liability: deposits +500 issuance, Bank 2',
    ]);
  });

  test('name nobody for an endowment', () => {
    const [, , customer] = lessonBoard(lessonOf(2)).start;
    expect(customer && entriesOf(customer)).toEqual(['1 asset: cash +20000 assignment, nobody']);
  });

  test('are none for settings, notes and the blank board', () => {
    expect(entriesOf(played(2, [overdraft]))).toEqual([]);
    expect(entriesOf(BLANK)).toEqual([]);
  });

  test('carry the claim, and amounts above zero', () => {
    for (const entry of recordEntries(played(2, [overdraft, pay(1, 2, 12000)]))) {
      expect(entry.amount).toBeGreaterThan(0);
      expect(entry.claim).toMatchObject({ kind: 'account', superiorId: 0 });
      expect(entry.counterpartyId).not.toBe(entry.partyId);
    }
  });
});

/** Brings a party with cash onto a board made by hand. */
function openParty(journal: Journal, name: string, type: PartyType, cash: number): Party {
  const { book, party } = withParty(journal.book, name, type, cash);
  journal.adopt(book);
  journal.post(reservesOf(journal.book, party.id), cash, 'assignment');
  return party;
}

/** A round made by hand: two parties with 100 in cash each, then `write`. */
function roundOf(write: (journal: Journal) => void): Round<BankingEvent> {
  const parties = new Journal(BLANK);
  openParty(parties, 'House', 'clearinghouse', 10000);
  openParty(parties, 'Bank', 'bank', 10000);
  const journal = new Journal(parties);
  write(journal);
  const { book, column, postings } = journal;
  return { book, column, postings, event: null, count: 1 };
}

describe('the records of claims beyond these lessons', () => {
  test('are certificates above zero and loans of the house below', () => {
    const round = roundOf((journal) => {
      const certificates = journal.openAccount('CH Certificates', 1, 0);
      journal.move(certificates, 500);
      journal.move(certificates, -800);
    });
    expect(entriesOf(round)).toEqual([
      '1 asset: ch certs +500 issuance, House',
      '0 liability: ch certs +500 issuance, Bank',
      '1 asset: ch certs -500 setOff, House',
      '0 liability: ch certs -500 setOff, Bank',
      '0 asset: loans +300 issuance, Bank',
      '1 liability: loans +300 issuance, House',
    ]);
  });

  const instruments: readonly (readonly [CreditInstrument, string])[] = [
    ['Loans', 'loans'],
    ['Mortgage', 'mortgages'],
    ['Fed Funds', 'Fed Funds'],
    ['Repos', 'repos'],
  ];

  test.each(instruments)('are, for %s, %s', (instrument, name) => {
    const round = roundOf((journal) => journal.lend(instrument, 1, 0, 700, {}));
    expect(entriesOf(round)).toEqual([
      `0 asset: ${name} +700 issuance, Bank`,
      `1 liability: ${name} +700 issuance, House`,
    ]);
  });

  test('pair the cash of two payments of one size with the right payers', () => {
    const round = roundOf((journal) => {
      const third = openParty(journal, 'Third', 'bank', 0);
      journal.payCash(0, 1, 100);
      journal.payCash(1, third.id, 100);
    });
    expect(entriesOf(round)).toEqual([
      '0 asset: cash -100 assignment, Bank',
      '1 asset: cash +100 assignment, House',
      '1 asset: cash -100 assignment, Third',
      '2 asset: cash +100 assignment, Bank',
    ]);
  });

  test('are bills on the sheets of giver and taker, and notes on that of the central bank', () => {
    const round = roundOf((journal) => {
      journal.adopt(withNotes(withSecurities(journal.book, 0, 900).book, 0));
      const { notes, securities } = journal.book;
      const [holding] = securities;
      if (!notes || !holding) throw new Error('both were opened');
      journal.post(holding, 900, 'issuance');
      deliverBills(journal, 0, 1, 400);
      journal.post(notes, 50, 'issuance', 1);
      journal.post(reservesOf(journal.book, 1), 50, 'issuance', 0);
    });
    expect(entriesOf(round)).toEqual([
      '0 asset: treasuries +900 issuance, nobody',
      '0 asset: treasuries -400 assignment, Bank',
      '1 asset: treasuries +400 assignment, House',
      '0 liability: notes +50 issuance, Bank',
      '1 asset: cash +50 issuance, House',
    ]);
  });
});

describe('the sides of a claim', () => {
  function sidesText(round: BankingRound | Round<unknown>, claim: Claim): readonly string[] {
    return sidesOf(claim, balanceOf(round, claim)).map(
      ({ partyId, side, instrument, thirdPartyId, amount }) =>
        `${partyId} ${side}: ${instrument} ${amount}, ${thirdPartyId ?? 'nobody'}`,
    );
  }

  test.each([
    ['CH Certificates', 'CH Certificates', 'CH Loans'],
    ['Customer Deposits', 'Customer Deposits', 'Customer Overdrafts'],
    ['Bank Deposits', 'Bank Deposits', 'Bank Overdrafts'],
  ] as const)('of %s are %s, below zero %s on the mirrored sides', (kind, above, below) => {
    const round = roundOf((journal) => journal.move(journal.openAccount(kind, 1, 0), 500));
    const [account] = round.book.accounts;
    if (!account) throw new Error('an account was opened');
    expect(sidesText(round, account)).toEqual([
      `1 asset: ${above} 500, 0`,
      `0 liability: ${above} 500, 1`,
    ]);
    expect(sidesOf(account, -500).map(({ partyId, side }) => [partyId, side])).toEqual([
      [0, 'asset'],
      [1, 'liability'],
    ]);
    expect(sidesOf(account, -500).map(({ instrument }) => instrument)).toEqual([below, below]);
    expect(sidesOf(account, 0)).toEqual([]);
  });

  test.each([
    ['Dues', 'Due Froms', 'Due Tos'],
    ['Loans', 'Loan To', 'Loan From'],
    ['Fed Funds', 'fed funds to', 'fed funds from'],
    ['Mortgage', 'Mortgage To', 'Mortgage From'],
    ['Repos', 'Reverse Repo', 'Repo'],
  ] as const)('of %s are %s for the creditor and %s for the debtor', (kind, asset, liability) => {
    const round = roundOf((journal) => {
      const third = openParty(journal, 'Third', 'bank', 0);
      if (kind === 'Dues') journal.raiseDues(1, third.id, 500);
      else journal.lend(kind, 1, third.id, 500, {});
    });
    const [credit] = round.book.credits;
    if (!credit) throw new Error('a credit account was opened');
    expect(sidesText(round, credit)).toEqual([
      `2 asset: ${asset} 500, 1`,
      `1 liability: ${liability} 500, 2`,
    ]);
  });

  test('of repos are named on the sheet of the central bank from its counterparties’ side', () => {
    const sides = (events: readonly BankingEvent[]) => {
      const round = played(25, events);
      return round.book.credits.map((repo) => sidesText(round, repo));
    };
    const terms = { amount: 4000, rate: 500, haircut: 0 };
    expect(sides([{ type: 'doRepo', borrower: 2, lender: 0, ...terms }])).toEqual([
      ['0 asset: Repo 4000, 2', '2 liability: Repo 4000, 0'],
    ]);
    expect(sides([{ type: 'doRepo', borrower: 0, lender: 3, ...terms }])).toEqual([
      ['3 asset: Reverse Repo 4000, 0', '0 liability: Reverse Repo 4000, 3'],
    ]);
  });

  test('of bills are an asset and of notes a liability, due to nobody in particular', () => {
    const round = played(25, [{ type: 'buySecurities', bank: 1, amount: 100 }]);
    const [holding] = round.book.securities;
    const { notes } = round.book;
    if (!holding || !notes) throw new Error('lesson 25 has both');
    expect(sidesOf(holding, 300).map(({ side, thirdPartyId }) => [side, thirdPartyId])).toEqual([
      ['asset', null],
    ]);
    expect(sidesOf(notes, 300).map(({ side, partyId }) => [side, partyId])).toEqual([
      ['liability', 0],
    ]);
  });
});
