/** Whether an action is offered to the parties who act in it. */
import type { Auditor } from '../auditor';
import type { AuditedEvent } from '../auditor/events';

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
  const fields: Readonly<Record<string, unknown>> = { ...event };
  return PARTY_FIELDS.filter((name) => name in fields).some((name) => {
    const id = fields[name];
    const isAll = event.type === 'settleDues' && name === 'bank' && id === 'all';
    return !isAll && (typeof id !== 'number' || auditor.typeOf(id) === undefined);
  });
}

const PARTY_FIELDS = [
  ...['customer', 'bank', 'with', 'from', 'fromBank', 'to', 'toBank'],
  ...['borrower', 'lender', 'holder', 'issuer', 'party', 'investor'],
];

/** What is offered only where days pass. */
const TIMED: readonly string[] = [
  ...['endDay', 'rollOver', 'writeOff', 'issueShares', 'payDividend', 'setCapitalRequirement'],
];

const INSTITUTIONS = ['centralbank', 'clearinghouse'];

const HOUSES = ['bank', 'clearinghouse'];
const REPO_PARTIES = ['bank', 'centralbank'];

/** Whether a type of party can ever act in such an event; where no field names who acts, any can. */
function canEver({ type }: AuditedEvent, partyType: string): boolean {
  switch (type) {
    case 'deposit':
    case 'withdraw':
    case 'getLoan':
    case 'getMortgage':
    case 'transfer':
      return partyType === 'customer';
    case 'payDues':
    case 'bankTransfer':
    case 'getFedFundsLoan':
    case 'issueShares':
    case 'payDividend':
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
    case 'endDay':
    case 'rollOver':
    case 'writeOff':
    case 'setCapitalRequirement':
      return true;
  }
}

/** Dues are settled only where the system has a way to. */
function isInSystem({ system, clock, parties }: Auditor, { type }: AuditedEvent): boolean {
  if (TIMED.includes(type)) return clock !== null;
  if (type === 'startClock') {
    return clock === null && parties.every((one) => INSTITUTIONS.includes(one.type));
  }
  return type !== 'settleDues' || (system !== 'national' && system !== 'centralbank');
}

/** The parties who act in an event; none when it does not say, or names a debt that is not open. */
function actorsOf(auditor: Auditor, event: AuditedEvent): readonly number[] {
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
    case 'endDay':
    case 'setCapitalRequirement':
      return [];
    case 'issueShares':
    case 'payDividend':
      return [event.bank];
    case 'writeOff':
    case 'rollOver': {
      const debt = auditor.debts.get(event.claim);
      const isNamed = event.type === 'rollOver' || debt?.kind !== 'Repos';
      return debt && isNamed ? [debt.creditor] : [];
    }
  }
}

function sidesOf(auditor: Auditor, id: number, kind: string): readonly number[] {
  const debt = auditor.debts.get(id);
  return debt?.kind === kind ? [debt.debtor, debt.creditor] : [];
}
