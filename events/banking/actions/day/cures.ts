/** What would cure what holds a day up, of what the board offers: nothing is said to help that nobody there can do. */
import { eitherOf } from '../../../phrase';
import { type AnyPermission, isOffered, isOfferedTo } from '../../../world/offers';
import { type CreditAccount, partyOf } from '../../ledger/book';
import { ANY_DEBT, isNamedBy, UNSECURED_DEBT } from '../../ledger/debtTargets';
import { creditorOf, debtorOf } from '../../ledger/ends';
import type { CreditInstrument } from '../../ledger/instruments';
import { nameIn } from '../../ledger/naming';
import type { State } from '../../ledger/state';

/** The event type by which a debt is repaid; null where it has no day on which it falls due. */
const REPAID_BY: Readonly<Record<CreditInstrument, string | null>> = {
  Dues: null,
  Shares: null,
  'Accrued Interest': null,
  Loans: 'repayLoan',
  Mortgage: 'repayMortgage',
  'Fed Funds': 'payFedFundsLoan',
  Repos: 'unwindRepo',
  'Discount Loans': 'redeem',
  'Facility Repos': 'redeem',
  'Treasury Debt': 'redeem',
};

/** Whether a board lets a party do a thing; an opening that is being built lets anybody do anything. */
function mayDo({ book }: State, permission: AnyPermission, type: string, partyId: number): boolean {
  return permission === 'opening' || isOfferedTo(type, partyOf(book, partyId).type, permission);
}

/** What can become of a debt that falls due. */
interface Outcomes {
  /** As it may be: "paid", "rolled over", "written off". */
  readonly done: readonly string[];
  /** Whether it may be left to fail: its lender keeps the bills. */
  readonly fails: boolean;
}

function outcomesOf(state: State, permission: AnyPermission, debt: CreditAccount): Outcomes {
  const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
  const may = (type: string, ...whose: readonly number[]) =>
    whose.some((partyId) => mayDo(state, permission, type, partyId));
  const written = isNamedBy(debt, UNSECURED_DEBT) && may('writeOff', creditor);
  return {
    done: [
      ...(canBeRepaid(state, permission, debt) ? ['paid'] : []),
      ...(isNamedBy(debt, ANY_DEBT) && may('rollOver', creditor) ? ['rolled over'] : []),
      ...(written ? ['written off'] : []),
    ],
    fails: debt.instrument === 'Repos' && may('failRepo', debtor, creditor),
  };
}

/** Whether a debt can be repaid: by its debtor, a repo by either side. */
function canBeRepaid(state: State, permission: AnyPermission, debt: CreditAccount): boolean {
  const type = REPAID_BY[debt.instrument];
  if (type === null) return false;
  const sides = debt.instrument === 'Repos' ? [debtorOf(debt), creditorOf(debt)] : [debtorOf(debt)];
  return sides.some((partyId) => mayDo(state, permission, type, partyId));
}

/** What those that fall due need: what can be done about all of them, or where there is nothing of the kind about any. */
export function cureOfDue(
  state: State,
  permission: AnyPermission,
  due: readonly CreditAccount[],
): string {
  const ways = due.map((debt) => outcomesOf(state, permission, debt));
  const known = ['paid', 'rolled over', 'written off'];
  const ofAll = known.filter((way) => ways.every(({ done }) => done.includes(way)));
  const ofAny = known.filter((way) => ways.some(({ done }) => done.includes(way)));
  const done = ofAll.length > 0 ? ofAll : ofAny;
  const whom = due.length === 1 ? 'it' : 'each';
  const fails = ways.every((one) => one.fails);
  if (done.length === 0) return fails ? `let ${whom} fail first` : WAITS;
  return `let ${whom} be ${eitherOf(done)} first${fails ? `, or let ${whom} fail` : ''}`;
}

/** What those need that have too little pledged. */
export function cureOfMargin(
  state: State,
  permission: AnyPermission,
  debts: readonly CreditAccount[],
): string {
  const whom = debts.length === 1 ? 'it' : 'each';
  const pledges = debts.some((debt) => mayDo(state, permission, 'pledge', debtorOf(debt)));
  const repays = debts.some((debt) => canBeRepaid(state, permission, debt));
  const ways = [
    ...(pledges ? ['pledge them'] : []),
    ...(repays ? ['pay back what they secure'] : []),
  ];
  if (ways.length === 0) return WAITS;
  return `let ${whom} ${ways.join(', or ')}${ways.length > 1 ? ',' : ''} before the day ends`;
}

/** How a bank borrows what it is short of. */
const BORROWED: readonly (readonly [type: string, how: string])[] = [
  ['getFedFundsLoan', 'in fed funds'],
  ['doRepo', 'in repo'],
  ['discountLoan', 'at the discount window'],
];

/** How a bank sells bills: the central bank buys them. */
const SOLD: readonly string[] = ['buySecurities', 'openMarketPurchase'];

/** What banks need that are overdrawn with the central bank. */
export function cureOfOverdraft(
  state: State,
  permission: AnyPermission,
  centralBank: number,
  banks: readonly number[],
): string {
  const whom = banks.length === 1 ? 'it' : 'each';
  const lent = BORROWED.filter(([type]) =>
    banks.some((bank) => mayDo(state, permission, type, bank)),
  ).map(([, how]) => how);
  const sells = SOLD.some((type) => mayDo(state, permission, type, centralBank));
  const ways = [
    ...(lent.length > 0 ? [`borrow that much ${eitherOf(lent)}`] : []),
    ...(sells ? [`sell bills to ${nameIn(state.book, centralBank)}`] : []),
  ];
  if (ways.length === 0) return WAITS;
  return `let ${whom} ${ways.join(', or ')}${ways.length > 1 ? ',' : ''} before the day ends`;
}

/** What waiting payments need. */
export function cureOfWaiting(permission: AnyPermission): string {
  return permission === 'opening' || isOffered('settleDues', permission)
    ? 'settle with all banks first'
    : WAITS;
}

/** Where the board offers nothing that would help. */
const WAITS = 'the day cannot end before that is mended';
