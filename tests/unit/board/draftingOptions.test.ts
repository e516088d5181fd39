import { describe, expect, test } from 'vitest';
import { sandboxBoard } from '@/events/banking/board/boards';
import { apply, type BankingRound } from '@/events/banking/board/rules';
import { BANKING_FORMS } from '@/events/banking/form';
import { findAccount } from '@/events/banking/ledger/book';
import { BLANK, balanceOf } from '@/events/banking/ledger/state';
import { opened, openingOf, played } from '../../helpers/boards';
import { action, askedIn, contextFor, labelsIn, partyIn } from '../../helpers/formContexts';
import { frozenLog, roundsOf } from '../../helpers/logs';
import { account, bank, customer } from '../../helpers/setup';

const [two, ten] = [openingOf(2), openingOf(10)];

describe('who acts', () => {
  test('stands in the first field that names it, which is not asked for', () => {
    expect(askedIn(contextFor(two, 1, 'transfer'))).toEqual(['fromBank', 'to', 'toBank', 'amount']);
    const borrowing = contextFor(openingOf(16), 2, 'getFedFundsLoan');
    expect(borrowing.role).toBe('borrower');
    expect(askedIn(borrowing)).toEqual(['lender', 'amount', 'rate']);
    expect(BANKING_FORMS.withDefaults(borrowing, {})).toMatchObject({ borrower: '2', lender: '1' });
  });

  test('is the house in its own field, and the banks are asked for', () => {
    const settling = contextFor(openingOf(11), 0, 'settleDues');
    expect(settling.role).toBe('with');
    expect(askedIn(settling)).toEqual(['bank']);
  });

  test('stands in no field where none names it', () => {
    const buying = contextFor(openingOf(19), 0, 'buySecurities');
    expect(buying.role).toBeNull();
    expect(askedIn(buying)).toEqual(['bank', 'amount']);
    expect(BANKING_FORMS.roleOptions(buying)).toEqual([]);
  });

  test('is not asked for the only side that it can take', () => {
    const settling = { ...action('settleDues'), choosesRole: true };
    const optionsOf = (state: BankingRound, party: number) =>
      BANKING_FORMS.roleOptions(
        BANKING_FORMS.contextFor(state, settling, partyIn(state, party), null),
      );
    expect(optionsOf(openingOf(11), 0)).toEqual([]);
    expect(optionsOf(ten, 0)).toEqual([
      { value: 'bank', label: 'Bank' },
      { value: 'with', label: 'With' },
    ]);
  });

  test('is nobody where an opening is built: every field is asked for, and no side', () => {
    const building = BANKING_FORMS.openingContext(openingOf(21), action('doRepo'));
    expect(askedIn(building)).toEqual(['borrower', 'lender', 'amount', 'rate', 'haircut']);
    expect(BANKING_FORMS.roleOptions(building)).toEqual([]);
  });

  test('is asked for its side of a repo, and of nothing else', () => {
    const state = openingOf(21);
    for (const [party, opposite] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const borrowing = contextFor(state, party, 'doRepo');
      expect(BANKING_FORMS.roleOptions(borrowing)).toEqual([
        { value: 'borrower', label: 'Borrower of cash' },
        { value: 'lender', label: 'Lender of cash' },
      ]);
      const lending = contextFor(state, party, 'doRepo', 'lender');
      const [held, other] = [String(party), String(opposite)];
      expect(BANKING_FORMS.withDefaults(borrowing, {})).toMatchObject({
        borrower: held,
        lender: other,
      });
      expect(BANKING_FORMS.withDefaults(lending, {})).toMatchObject({
        borrower: other,
        lender: held,
      });
      expect(askedIn(lending)).toEqual(['borrower', 'amount', 'rate', 'haircut']);
    }
    expect(BANKING_FORMS.roleOptions(contextFor(ten, 0, 'settleDues'))).toEqual([]);
    expect(contextFor(ten, 0, 'settleDues', 'with').role).toBe('bank');
    expect(contextFor(state, 1, 'doRepo', 'amount').role).toBe('borrower');
  });
});

describe('the options of a party field', () => {
  test('are of the types that the field allows, and not the party on the other side', () => {
    expect(labelsIn(contextFor(two, 1, 'transfer'), 'to')).toEqual(['Customer 2']);
    expect(labelsIn(contextFor(ten, 1, 'settleDues'), 'with')).toEqual(['Bank 1', 'Bank 3']);
    expect(labelsIn(contextFor(openingOf(25), 1, 'doRepo', 'lender'), 'borrower')).toEqual([
      'Bank 2',
      'Bank 3',
      'Central Bank',
    ]);
  });

  test('are banks where the holder named before has an account', () => {
    expect(labelsIn(contextFor(ten, 4, 'transfer'), 'fromBank')).toEqual(['Bank 2']);
    expect(labelsIn(contextFor(ten, 4, 'transfer'), 'toBank', { from: '4', to: '5' })).toEqual([
      'Bank 3',
    ]);
  });

  test('are no customers without an account', () => {
    const event = { type: 'createBank', name: 'Customer 3', partyType: 'customer' } as const;
    const guest = opened([{ ...event, cash: 100, deposit: 0 }], two);
    expect(guest.book.parties).toHaveLength(4);
    expect(labelsIn(contextFor(guest, 1, 'transfer'), 'to')).toEqual(['Customer 2']);
    expect(labelsIn(contextFor(guest, 3, 'deposit'), 'bank')).toEqual([]);
    expect(BANKING_FORMS.withDefaults(contextFor(guest, 3, 'deposit'), {})).toMatchObject({
      bank: '',
    });
  });

  test('are none where nobody is named whose account it could be', () => {
    const lone = opened([customer('Ann', 0), bank('Bank 1'), account(0, 1, 0)], BLANK);
    const paying = contextFor(lone, 0, 'transfer');
    expect(BANKING_FORMS.withDefaults(paying, {})).toMatchObject({
      from: '0',
      fromBank: '1',
      to: '',
      toBank: '',
    });
    expect(labelsIn(paying, 'toBank', { to: '0' })).toEqual(['Bank 1']);
    expect(labelsIn(paying, 'toBank', { to: '' })).toEqual([]);
    expect(labelsIn(paying, 'toBank', {})).toEqual([]);
  });

  test('are no banks without a balance at the central bank, where the action needs one', () => {
    const state = openingOf(16);
    const [, bank1, bank2] = state.book.parties;
    const parties = state.book.parties.map((one) =>
      one === bank1 ? { ...one, accountIds: [] } : one,
    );
    const without = { ...state, book: { ...state.book, parties } };
    expect(labelsIn(contextFor(state, bank2?.id ?? -1, 'bankTransfer'), 'to')).toEqual([
      'Bank 1',
      'Bank 3',
    ]);
    expect(labelsIn(contextFor(without, bank2?.id ?? -1, 'bankTransfer'), 'to')).toEqual([
      'Bank 3',
    ]);
  });

  test('begin with all banks where the house settles, and nowhere else', () => {
    expect(labelsIn(contextFor(openingOf(11), 0, 'settleDues'), 'bank')).toEqual([
      'All banks',
      'Bank 1',
      'Bank 2',
    ]);
    expect(labelsIn(contextFor(openingOf(11), 0, 'netDues'), 'bank')).toEqual(['Bank 1', 'Bank 2']);
    expect(labelsIn(contextFor(ten, 0, 'settleDues'), 'with')).toEqual(['Bank 2', 'Bank 3']);
  });

  test('are none at all for a field that is typed, or that is not there', () => {
    expect(labelsIn(contextFor(two, 1, 'transfer'), 'amount')).toBeNull();
    expect(labelsIn(contextFor(two, 1, 'transfer'), 'nothing')).toBeNull();
  });
});

describe('the options of a loan', () => {
  const borrow = (customer: number, amount: number) =>
    ({ type: 'getLoan', customer, bank: 0, amount }) as const;

  test('are those that the party is to repay, each told apart', () => {
    const rate = { type: 'setInterestRate', value: 525 } as const;
    const state = played(4, [borrow(1, 5000), borrow(2, 700), rate, borrow(1, 5000)]);
    const [loan] = [contextFor(state, 1, 'repayLoan')];
    expect(labelsIn(loan, 'loan')).toEqual([
      'Loan from Bank 1, $50 at 0.00 %',
      'Loan from Bank 1, $50 at 5.25 %',
    ]);
    expect(labelsIn(contextFor(state, 2, 'repayLoan'), 'loan')).toEqual([
      'Loan from Bank 1, $7 at 0.00 %',
    ]);
    const again = played(4, [borrow(1, 5000), borrow(1, 5000)]);
    expect(labelsIn(contextFor(again, 1, 'repayLoan'), 'loan')).toEqual([
      'Loan from Bank 1, $50 at 0.00 %',
      'Loan from Bank 1, $50 at 0.00 % (2)',
    ]);
  });

  test('are all of them where an opening is built, between whom they stand', () => {
    const state = played(4, [borrow(1, 5000), borrow(2, 700), borrow(1, 5000)]);
    const repaying = BANKING_FORMS.openingContext(state, action('repayLoan'));
    expect(BANKING_FORMS.optionsFor(repaying, {}, 'loan')).toEqual([
      { value: '0', label: 'Customer 1 from Bank 1, $50 at 0.00 %' },
      { value: '1', label: 'Customer 2 from Bank 1, $7 at 0.00 %' },
      { value: '2', label: 'Customer 1 from Bank 1, $50 at 0.00 % (2)' },
    ]);
  });

  test('show what is left of it', () => {
    const part = { type: 'repayLoan', loan: 0, amount: 1200, by: 'deposits' } as const;
    const state = played(4, [borrow(1, 5000), part]);
    expect(labelsIn(contextFor(state, 1, 'repayLoan'), 'loan')).toEqual([
      'Loan from Bank 1, $38 at 0.00 %',
    ]);
  });

  test('are repos for both who made them, and for nobody else', () => {
    const state = openingOf(22);
    expect(labelsIn(contextFor(state, 3, 'unwindRepo'), 'repo')).toEqual([
      'Repo with Bank 4, $50 at 4.00 %',
    ]);
    expect(labelsIn(contextFor(state, 4, 'unwindRepo'), 'repo')).toEqual([
      'Reverse repo with Bank 3, $50 at 4.00 %',
    ]);
    expect(labelsIn(contextFor(state, 1, 'unwindRepo'), 'repo')).toEqual([]);
    expect(labelsIn(contextFor(state, 1, 'payFedFundsLoan'), 'loan')).toEqual([
      'Fed funds from Bank 2, $50 at 5.00 %',
    ]);
  });
});

describe('a sandbox with CHIPS', () => {
  const day = frozenLog(1, 'sandbox-chips-day');
  const rounds = roundsOf(day);

  test('lets CHIPS settle all at the end of the day, by the form that every board has', () => {
    const end = rounds.at(-1);
    const before = rounds.findLast(({ event }) => event?.type === 'transfer');
    if (!end || !before || day.lesson !== 'sandbox') throw new Error('the day is not there');
    const settling = contextFor(before, 1, 'settleDues');
    expect(labelsIn(settling, 'bank')).toEqual(['All banks']);
    expect(askedIn(settling)).toEqual(['bank']);
    const draft = BANKING_FORMS.withDefaults(settling, {});
    const event = BANKING_FORMS.eventOf(settling.action, draft, before);
    const { round } = apply(before, event, sandboxBoard(day.opening).board.offers);
    // First Bank has paid $90 more than it was paid: its position of $100 falls to $10.
    const position = round && findAccount(round.book, 2, 1);
    expect(round && balanceOf(round, position ?? undefined)).toBe(1000);
    expect(round?.column).toEqual(end.column);
  });
});
