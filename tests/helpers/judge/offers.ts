/** Whether an action is offered to the parties who act in it. */
import type { Auditor } from '../auditor';
import { type AuditedEvent, isTimed, type TimedEvent } from '../auditor/events';

import { treasuryOf } from '../auditor/policy';
import { fundOf } from '../auditor/resolution';
import { FIXED, REDEEMED } from './timed';

/** What a board offers: settings and notes to anyone, actions by type of party. */
export type Offers =
  | 'opening'
  | {
      readonly board: readonly string[];
      readonly parties: { readonly [partyType: string]: readonly string[] | undefined };
    };

/** An opening position offers everything, setSystem only as its very first event. */
export function isOffered(auditor: Auditor, event: AuditedEvent, offers: Offers): boolean {
  if (!isInSystem(auditor, event)) return false;
  if (offers === 'opening') return event.type !== 'setSystem' || auditor.played === 0;
  if (offers.board.includes(event.type)) return true;
  const types = Object.keys(offers.parties).filter((partyType) =>
    offers.parties[partyType]?.includes(event.type),
  );
  if (types.length === 0) return false;
  const actors = actorsOf(auditor, event).map((id) => auditor.typeOf(id));
  // Of parties that do not exist nobody can say what they are offered: that they are unknown is said
  // instead, and so is the type of one that never does this.
  const unknown = actors.length === 0 || namesNobody(auditor, event);
  const odd = actors.some((type) => type !== undefined && !canEver(event, type));
  return unknown || odd || actors.some((type) => type !== undefined && types.includes(type));
}

/** Whether a party that the event names does not exist. */
function namesNobody(auditor: Auditor, event: AuditedEvent): boolean {
  return partiesNamed(event).some((id) => {
    if (event.type === 'settleDues' && event.bank === 'all' && id === 'all') return false;
    return typeof id !== 'number' || auditor.typeOf(id) === undefined || auditor.closed.has(id);
  });
}

/** What stands in the fields of an event that name parties. */
export function partiesNamed(event: AuditedEvent): readonly unknown[] {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return PARTY_FIELDS.filter((name) => name in fields).map((name) => fields[name]);
}

const PARTY_FIELDS = [
  ...['customer', 'bank', 'with', 'from', 'fromBank', 'to', 'toBank'],
  ...['borrower', 'lender', 'holder', 'issuer', 'party', 'investor'],
  ...['fund', 'buyer', 'payer', 'payee', 'into'],
];

/** What among the events of days a field says that a bank does. */
const OF_BANKS: readonly string[] = ['issueShares', 'payDividend', 'discountLoan'];

const OF_POLICY: readonly string[] = [
  ...['setRate', 'discountLoan', 'reverseRepoFacility', 'openMarketPurchase', 'openMarketSale'],
];
const OF_TREASURY: readonly string[] = ['issueDebt', 'collectTax', 'spend', 'remit'];

/** Whether the central bank and the Treasury that an event is about are there; one Treasury is enough. */
function hasInstitutions(auditor: Auditor, { type }: TimedEvent): boolean {
  const hasTreasury = treasuryOf(auditor) !== -1;
  if (type === 'insureDeposits') return fundOf(auditor) === -1;
  if (type === 'closeBank') return auditor.hasCentralBank || fundOf(auditor) !== -1;
  if (type === 'foundTreasury') return auditor.hasCentralBank && !hasTreasury;
  if (OF_TREASURY.includes(type)) return hasTreasury;
  return auditor.hasCentralBank || !OF_POLICY.includes(type);
}

const INSTITUTIONS = ['centralbank', 'clearinghouse'];

const HOUSES = ['bank', 'clearinghouse'];
const REPO_PARTIES = ['bank', 'centralbank'];

/** Whether a type of party can ever act in such an event; where no field names who acts, any can. */
function canEver(event: AuditedEvent, partyType: string): boolean {
  if (event.type === 'reverseRepoFacility') return ['customer', 'bank'].includes(partyType);
  if (isTimed(event)) return !OF_BANKS.includes(event.type) || partyType === 'bank';
  switch (event.type) {
    case 'deposit':
    case 'withdraw':
    case 'getLoan':
    case 'getMortgage':
    case 'transfer':
      return partyType === 'customer';
    case 'payDues':
    case 'bankTransfer':
    case 'getFedFundsLoan':
      return partyType === 'bank';
    case 'netDues':
    case 'settleDues':
      return HOUSES.includes(partyType);
    case 'doRepo':
      return REPO_PARTIES.includes(partyType);
    case 'repayLoan':
    case 'repayMortgage':
    case 'payFedFundsLoan':
    case 'buySecurities':
    case 'sellSecurities':
    case 'unwindRepo':
    case 'failRepo':
    case 'setOverdraft':
    case 'setReserveRequirement':
    case 'setInterestRate':
    case 'note':
    case 'setSystem':
    case 'createBank':
    case 'openAccount':
    case 'issueSecurity':
    case 'startClock':
      return true;
  }
}

/** Dues are settled only where the system has a way to. */
function isInSystem(auditor: Auditor, event: AuditedEvent): boolean {
  const { system, clock, parties } = auditor;
  if (isTimed(event)) return clock !== null && hasInstitutions(auditor, event);
  const { type } = event;
  if (type === 'startClock') {
    return clock === null && parties.every((one) => INSTITUTIONS.includes(one.type));
  }
  return type !== 'settleDues' || (system !== 'national' && system !== 'centralbank');
}

/** The parties who act in an event; none when it does not say, or names a debt that is not open. */
function actorsOf(auditor: Auditor, event: AuditedEvent): readonly number[] {
  if (isTimed(event)) return timedActors(auditor, event);
  switch (event.type) {
    case 'deposit':
    case 'withdraw':
    case 'getLoan':
    case 'getMortgage':
      return [event.customer];
    case 'transfer':
    case 'payDues':
    case 'bankTransfer':
      return [event.from];
    case 'netDues':
      return [event.bank, event.with];
    case 'settleDues':
      return event.bank === 'all' ? [event.with] : [event.bank, event.with];
    case 'getFedFundsLoan':
      return [event.borrower];
    case 'doRepo':
      return [event.borrower, event.lender];
    case 'repayLoan':
      return sidesOf(auditor, event.loan, 'Loans').slice(0, 1);
    case 'repayMortgage':
      return sidesOf(auditor, event.loan, 'Mortgage').slice(0, 1);
    case 'payFedFundsLoan':
      return sidesOf(auditor, event.loan, 'Fed Funds').slice(0, 1);
    case 'unwindRepo':
    case 'failRepo':
      return sidesOf(auditor, event.repo, 'Repos');
    case 'buySecurities':
    case 'sellSecurities':
      return auditor.hasCentralBank ? [0] : [];
    case 'setOverdraft':
    case 'setReserveRequirement':
    case 'setInterestRate':
    case 'note':
    case 'setSystem':
    case 'createBank':
    case 'openAccount':
    case 'issueSecurity':
    case 'startClock':
      return [];
  }
}

function sidesOf(auditor: Auditor, id: number, kind: string): readonly number[] {
  const debt = auditor.debts.get(id);
  return debt?.kind === kind ? [debt.debtor, debt.creditor] : [];
}

function timedActors(auditor: Auditor, event: TimedEvent): readonly number[] {
  switch (event.type) {
    case 'issueShares':
    case 'payDividend':
      return [event.bank];
    case 'writeOff':
    case 'rollOver': {
      const debt = auditor.debts.get(event.claim);
      const isSecured = debt && (debt.kind === 'Repos' || auditor.pledges.has(debt.id));
      const isNamed = debt && !FIXED.includes(debt.kind);
      return isNamed && (event.type === 'rollOver' || !isSecured) ? [debt.creditor] : [];
    }
    case 'discountLoan':
      return [event.bank];
    case 'reverseRepoFacility':
      return [event.fund];
    case 'openMarketPurchase':
    case 'openMarketSale':
    case 'remit':
      return auditor.hasCentralBank ? [0] : [];
    case 'issueDebt':
    case 'collectTax':
    case 'spend':
      return treasuryOf(auditor) === -1 ? [] : [treasuryOf(auditor)];
    case 'redeem': {
      const debt = auditor.debts.get(event.claim);
      return debt && REDEEMED.includes(debt.kind) ? [debt.debtor] : [];
    }
    case 'closeBank':
      return [fundOf(auditor) === -1 ? 0 : fundOf(auditor)];
    case 'pledge': {
      const debt = auditor.pledges.has(event.repo) ? auditor.debts.get(event.repo) : undefined;
      return debt ? [debt.debtor] : [];
    }
    case 'foundTreasury':
    case 'insureDeposits':
    case 'setRate':
    case 'setPrice':
    case 'endDay':
    case 'setCapitalRequirement':
      return [];
  }
}
