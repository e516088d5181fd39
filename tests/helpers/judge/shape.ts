/** What an event may say at all: parties, accounts and debts that exist, and sound figures. */
import type { Auditor } from '../auditor';
import { pairOf } from '../auditor/books';
import { type AuditedEvent, type EventNamed, isTimed } from '../auditor/events';
import { CERTIFICATES } from '../auditor/opening';
import type { Finding } from './limits';
import { partiesNamed } from './offers';
import { isRight, isWhole, MOST, parties, type Wanted, WHOLE_RATE } from './parties';
import { timedNames, timedValues } from './timed';

const MAX_HAIRCUT = 99_99;
const TEN_YEARS = 3650;
const SYSTEMS = ['national', 'correspondent', 'clearinghouse', 'centralbank', 'chips'];

export function shapeFindings(
  auditor: Auditor,
  event: AuditedEvent,
  isOpening: boolean,
): readonly Finding[] {
  const amount = 'amount' in event ? amountFindings(event.amount, isOpening) : [];
  return [
    // A bank that was closed is named in vain.
    ['UNKNOWN_PARTY', partiesNamed(event).some((id) => auditor.closed.has(Number(id)))],
    ...namedFindings(auditor, event),
    ...amount,
    ...termFindings(auditor, event),
    ...valueFindings(auditor, event),
  ];
}

/** Rates and terms; a term, and a rate of deposits, mean something only where days pass. */
function termFindings(auditor: Auditor, event: AuditedEvent): readonly Finding[] {
  const rate = 'rate' in event ? event.rate : undefined;
  const term = 'term' in event ? event.term : undefined;
  const isOfDeposit = event.type === 'openAccount' && rate !== undefined && rate > 0;
  const isBearing =
    auditor.clock !== null &&
    event.type === 'openAccount' &&
    auditor.typeOf(event.holder) === 'customer';
  return [
    ['RATE_INVALID', rate !== undefined && !isWhole(rate, 0, WHOLE_RATE)],
    ['RATE_INVALID', isOfDeposit && !isBearing],
    ['VALUE_INVALID', term !== undefined && (!auditor.clock || !isWhole(term, 0, TEN_YEARS))],
  ];
}

/** Parties, accounts and debts. */
function namedFindings(auditor: Auditor, event: AuditedEvent): readonly Finding[] {
  if (isTimed(event)) return timedNames(auditor, event);
  switch (event.type) {
    case 'deposit':
    case 'withdraw':
    case 'getLoan':
    case 'getMortgage':
      return [
        ...parties(auditor, [event.customer, 'customer'], [event.bank, 'bank']),
        ['UNKNOWN_ACCOUNT', isStranger(auditor, event.customer, event.bank)],
      ];
    case 'transfer':
      return transferFindings(auditor, event);
    case 'payDues':
      return [...parties(auditor, [event.from, 'bank'], [event.to, 'bank']), same(event)];
    case 'netDues':
      return [
        ...parties(auditor, [event.bank, 'bank'], [event.with, ...partnersIn(auditor)]),
        ['SAME_PARTY', event.bank === event.with],
      ];
    case 'settleDues':
      return settleFindings(auditor, event);
    case 'bankTransfer':
      return [...reserveFindings(auditor, [event.from, 'bank'], [event.to, 'bank']), same(event)];
    case 'getFedFundsLoan':
      return [
        ...reserveFindings(auditor, [event.borrower, 'bank'], [event.lender, 'bank']),
        ['SAME_PARTY', event.borrower === event.lender],
      ];
    case 'doRepo':
      return [
        ...reserveFindings(
          auditor,
          [event.borrower, 'bank', 'centralbank'],
          [event.lender, 'bank', 'centralbank'],
        ),
        ['SAME_PARTY', event.borrower === event.lender],
      ];
    case 'buySecurities':
    case 'sellSecurities':
      return reserveFindings(auditor, [event.bank, 'bank']);
    case 'repayLoan':
      return [['UNKNOWN_LOAN', auditor.debts.get(event.loan)?.kind !== 'Loans']];
    case 'repayMortgage':
      return [['UNKNOWN_LOAN', auditor.debts.get(event.loan)?.kind !== 'Mortgage']];
    case 'payFedFundsLoan':
      return [['UNKNOWN_LOAN', auditor.debts.get(event.loan)?.kind !== 'Fed Funds']];
    case 'unwindRepo':
    case 'failRepo':
      return [['UNKNOWN_LOAN', auditor.debts.get(event.repo)?.kind !== 'Repos']];
    case 'openAccount':
      return openFindings(auditor, event);
    case 'issueSecurity':
      return parties(auditor, [event.party, 'customer', 'bank', 'centralbank']);
    case 'setOverdraft':
    case 'setReserveRequirement':
    case 'setInterestRate':
    case 'note':
    case 'setSystem':
    case 'createBank':
    case 'startClock':
      return [];
  }
}

/** Figures and words that only some events carry. */
function valueFindings(auditor: Auditor, event: AuditedEvent): readonly Finding[] {
  if (isTimed(event)) return timedValues(event);
  switch (event.type) {
    case 'doRepo':
      return [['HAIRCUT_INVALID', !isWhole(event.haircut, 0, MAX_HAIRCUT)]];
    case 'repayLoan':
    case 'repayMortgage':
      return [['VALUE_INVALID', event.by !== 'deposits' && event.by !== 'cash']];
    case 'startClock':
      return [['VALUE_INVALID', event.basis !== 360 && event.basis !== 365]];
    case 'setOverdraft':
      return [['VALUE_INVALID', !isWhole(event.value, 0, MOST)]];
    case 'setReserveRequirement':
    case 'setInterestRate':
      return [['VALUE_INVALID', !isWhole(event.value, 0, WHOLE_RATE)]];
    case 'note':
      return [['TEXT_INVALID', !isText(event.text, 280)]];
    case 'setSystem':
      return [['VALUE_INVALID', !SYSTEMS.includes(event.system)]];
    case 'createBank':
      return [
        ...amountFindings(event.cash, true),
        ...amountFindings(event.deposit, true),
        ['AMOUNT_INVALID', !isJoiningSum(auditor, event)],
        ['VALUE_INVALID', event.partyType !== 'customer' && event.partyType !== 'bank'],
        ['VALUE_INVALID', event.reserves !== undefined && !mayBeUnpaid(auditor, event)],
        ['TEXT_INVALID', !isText(event.name, 40)],
      ];
    default:
      return [];
  }
}

/** Something to read, of at most so many characters, without controls or halves of characters. */
function isText(text: string, most: number): boolean {
  const characters = Array.from(text);
  const isHalf = (one: string): boolean => one.length === 1 && one >= '\ud800' && one <= '\udfff';
  const isControl = (one: string): boolean =>
    (one < ' ' && one !== '\n') || (one >= '\u007f' && one <= '\u009f');
  const isSound = characters.every((one) => !isHalf(one) && !isControl(one));
  return isSound && text.trim().length > 0 && characters.length <= most;
}

function amountFindings(amount: number, mayBeZero: boolean): readonly Finding[] {
  const least = mayBeZero ? 0 : 1;
  return [
    ['AMOUNT_INVALID', !Number.isInteger(amount) || amount < least],
    ['AMOUNT_TOO_LARGE', amount > MOST],
  ];
}

/** What a party that is created may pay in on joining: something only where there is something to join. */
function isJoiningSum(auditor: Auditor, { partyType, deposit }: EventNamed<'createBank'>): boolean {
  if (deposit === 0 || (partyType === 'bank' && auditor.hasCentralBank)) return true;
  const isMember = partyType === 'bank' && auditor.system === 'clearinghouse';
  return isMember && deposit === CERTIFICATES;
}

/** Only a bank that would be paid interest on reserves can be left without. */
function mayBeUnpaid(
  { clock, hasCentralBank }: Auditor,
  { partyType, reserves }: EventNamed<'createBank'>,
): boolean {
  return reserves === 'unpaid' && partyType === 'bank' && hasCentralBank && clock !== null;
}

/** Parties of an event that moves balances at the central bank, where there is one. */
function reserveFindings(auditor: Auditor, ...wanted: readonly Wanted[]): readonly Finding[] {
  const areRight = wanted.every((one) => isRight(auditor, one));
  return [...parties(auditor, ...wanted), ['UNKNOWN_ACCOUNT', areRight && !auditor.hasCentralBank]];
}

function same({ from, to }: { readonly from: number; readonly to: number }): Finding {
  return ['SAME_PARTY', from === to];
}

/** Whether a customer and a bank have no account with one another; silent about other parties. */
function isStranger(auditor: Auditor, customer: number, bank: number): boolean {
  const areRight = auditor.typeOf(customer) === 'customer' && auditor.typeOf(bank) === 'bank';
  return areRight && !auditor.accounts.has(pairOf(customer, bank));
}

function transferFindings(auditor: Auditor, event: EventNamed<'transfer'>): readonly Finding[] {
  const { from, fromBank, to, toBank } = event;
  const payer: readonly Wanted[] = [
    [from, 'customer'],
    [fromBank, 'bank'],
  ];
  const payee: readonly Wanted[] = [
    [to, 'customer'],
    [toBank, 'bank'],
  ];
  const wanted = [...payer, ...payee];
  const areRight = wanted.every((one) => isRight(auditor, one));
  const isOverChips = auditor.system === 'chips' && areRight && fromBank !== toBank;
  const isMember = (bank: number): boolean => auditor.accounts.has(pairOf(bank, auditor.house));
  return [
    ...parties(auditor, ...wanted),
    ['UNKNOWN_ACCOUNT', isStranger(auditor, from, fromBank) || isStranger(auditor, to, toBank)],
    ['UNKNOWN_ACCOUNT', isOverChips && !(isMember(fromBank) && isMember(toBank))],
    ['SAME_PARTY', from === to],
  ];
}

/** With whom a bank's dues run: the other bank, or the house between them. */
function partnerIn({ system }: Auditor): string {
  return system === 'clearinghouse' || system === 'chips' ? 'clearinghouse' : 'bank';
}

/** With whom dues may be netted: with CHIPS there is never anything to net, whoever is named. */
function partnersIn(auditor: Auditor): readonly string[] {
  return auditor.system === 'chips' ? ['bank', 'clearinghouse'] : [partnerIn(auditor)];
}

function settleFindings(auditor: Auditor, event: EventNamed<'settleDues'>): readonly Finding[] {
  const { bank, with: other, by } = event;
  const isBetweenBanks = partnerIn(auditor) === 'bank';
  const wanted: readonly Wanted[] = [
    [other, partnerIn(auditor)],
    ...(bank === 'all' ? [] : [[bank, 'bank'] as const]),
  ];
  return [
    ...parties(auditor, ...wanted),
    ['UNKNOWN_ACCOUNT', isBetweenBanks && bank !== 'all' && isUnpayable(auditor, bank, other, by)],
    ['WRONG_PARTY_TYPE', isBetweenBanks && bank === 'all'],
    ['SAME_PARTY', bank === other],
    ['VALUE_INVALID', isBetweenBanks ? by !== 'credit' && by !== 'debit' : by !== undefined],
    ['VALUE_INVALID', auditor.system === 'chips' && bank !== 'all'],
  ];
}

/** Whether the account on which two banks would settle was never opened. */
function isUnpayable(
  auditor: Auditor,
  bank: number,
  other: number,
  by: string | undefined,
): boolean {
  const due = auditor.owed(bank, other) - auditor.owed(other, bank);
  const [debtor, creditor] = due > 0 ? [bank, other] : [other, bank];
  if (due === 0) return false;
  if (by === 'credit') return !auditor.accounts.has(pairOf(creditor, debtor));
  return by === 'debit' && !auditor.accounts.has(pairOf(debtor, creditor));
}

/** Customers hold accounts with banks; banks with one another or with CHIPS, where the system has that. */
function openFindings(auditor: Auditor, event: EventNamed<'openAccount'>): readonly Finding[] {
  const { holder, issuer } = event;
  const types = `${auditor.typeOf(holder)} with ${auditor.typeOf(issuer)}`;
  const isRightPair =
    types === 'customer with bank' ||
    (types === 'bank with bank' && auditor.system === 'correspondent') ||
    (types === 'bank with clearinghouse' && auditor.system === 'chips');
  return [
    ['UNKNOWN_PARTY', types.includes('undefined')],
    ['WRONG_PARTY_TYPE', !isRightPair],
    ['SAME_PARTY', holder === issuer],
    ['ACCOUNT_EXISTS', auditor.accounts.has(pairOf(holder, issuer))],
  ];
}
