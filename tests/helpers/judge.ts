/**
 * An independent judge beside the auditor: which refusal, if any, the rules of
 * the ledger ask for, told a second time without any code of the core. Every
 * code that applies is noted, and the order of precedence picks one.
 */
import type { BankingEvent } from '@/events/actions/registry';
import type { Auditor } from './auditor';

type EventNamed<Type extends BankingEvent['type']> = Extract<BankingEvent, { type: Type }>;
type CustomerEvent = EventNamed<'deposit'> | EventNamed<'withdraw'>;
type DuesEvent = EventNamed<'netDues'> | EventNamed<'settleDues'>;

const PRECEDENCE = [
  'NOT_OFFERED',
  'UNKNOWN_PARTY',
  'UNKNOWN_ACCOUNT',
  'WRONG_PARTY_TYPE',
  'SAME_PARTY',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_LARGE',
  'VALUE_INVALID',
  'TEXT_INVALID',
  'NOTHING_DUE',
  'NOTHING_TO_NET',
  'INSUFFICIENT_CASH',
  'INSUFFICIENT_DEPOSITS',
  'OVERDRAFT_LIMIT',
  'RESERVE_REQUIREMENT',
];

const SETTINGS_AND_NOTES = ['setOverdraft', 'setReserveRequirement', 'setInterestRate', 'note'];
const OFFERED: Readonly<Record<number, readonly string[]>> = {
  2: ['deposit', 'withdraw', 'transfer', ...SETTINGS_AND_NOTES],
  10: ['transfer', 'settleDues', 'netDues', ...SETTINGS_AND_NOTES],
};

const MOST = 10_000_000_000_00;

/** A code, and whether it applies. */
type Finding = readonly [code: string, applies: boolean];

/** The code that the rules refuse an event with on a lesson's board, null when they let it pass. */
export function judged(auditor: Auditor, event: BankingEvent, lesson: number): string | null {
  const codes = findings(auditor, event, lesson).flatMap(([code, applies]) =>
    applies ? [code] : [],
  );
  return PRECEDENCE.find((code) => codes.includes(code)) ?? null;
}

function findings(auditor: Auditor, event: BankingEvent, lesson: number): readonly Finding[] {
  if (!OFFERED[lesson]?.includes(event.type)) return [['NOT_OFFERED', true]];
  switch (event.type) {
    case 'deposit':
    case 'withdraw':
      return customerFindings(auditor, event);
    case 'transfer':
      return transferFindings(auditor, event);
    case 'netDues':
    case 'settleDues':
      return duesFindings(auditor, event);
    case 'setOverdraft':
      return [['VALUE_INVALID', !isWhole(event.value, 0, MOST)]];
    case 'setReserveRequirement':
    case 'setInterestRate':
      return [['VALUE_INVALID', !isWhole(event.value, 0, 100_00)]];
    case 'note':
      return [['TEXT_INVALID', !isText(event.text)]];
    default:
      return [['NOT_OFFERED', true]];
  }
}

function isWhole(figure: number, least: number, most: number): boolean {
  return Number.isSafeInteger(figure) && figure >= least && figure <= most;
}

function isText(text: string): boolean {
  const characters = Array.from(text);
  const isHalf = (one: string): boolean => one >= '\ud800' && one <= '\udfff' && one.length === 1;
  const isControl = (one: string): boolean =>
    (one < ' ' && one !== '\n') || (one >= '\u007f' && one <= '\u009f');
  const sound = characters.every((one) => !isHalf(one) && !isControl(one));
  return sound && text.trim().length > 0 && characters.length <= 280;
}

const typeOf = (auditor: Auditor, id: number): string | undefined => auditor.parties[id]?.type;

function amountFindings(amount: number): readonly Finding[] {
  return [
    ['AMOUNT_INVALID', !Number.isInteger(amount) || amount <= 0],
    ['AMOUNT_TOO_LARGE', amount > MOST],
  ];
}

function partyFindings(
  auditor: Auditor,
  customers: readonly number[],
  banks: readonly number[],
): readonly Finding[] {
  const known = (id: number): boolean => typeOf(auditor, id) !== undefined;
  return [
    ['UNKNOWN_PARTY', ![...customers, ...banks].every(known)],
    ['WRONG_PARTY_TYPE', !customers.every((id) => typeOf(auditor, id) === 'customer')],
    ['WRONG_PARTY_TYPE', !banks.every((id) => typeOf(auditor, id) === 'bank')],
  ];
}

/** Whether a customer and a bank have no account with one another; silent about other parties. */
function isStranger(auditor: Auditor, customer: number, bank: number): boolean {
  const sound = typeOf(auditor, customer) === 'customer' && typeOf(auditor, bank) === 'bank';
  return sound && !auditor.accounts.has(`${customer} ${bank}`);
}

function depositFindings(
  auditor: Auditor,
  holder: number,
  issuer: number,
  amount: number,
): readonly Finding[] {
  const { overdraft } = auditor.settings;
  const beyond = auditor.account(holder, issuer) - amount < -overdraft;
  return [
    ['INSUFFICIENT_DEPOSITS', beyond && overdraft === 0],
    ['OVERDRAFT_LIMIT', beyond && overdraft > 0],
  ];
}

function customerFindings(auditor: Auditor, event: CustomerEvent): readonly Finding[] {
  const { customer, bank, amount } = event;
  const payer = event.type === 'deposit' ? customer : bank;
  const common: readonly Finding[] = [
    ...partyFindings(auditor, [customer], [bank]),
    ['UNKNOWN_ACCOUNT', isStranger(auditor, customer, bank)],
    ...amountFindings(amount),
    ['INSUFFICIENT_CASH', amount > (auditor.parties[payer]?.cash ?? 0)],
  ];
  if (event.type === 'deposit') return common;
  return [
    ...common,
    ...depositFindings(auditor, customer, bank, amount),
    ['RESERVE_REQUIREMENT', breachesRequirement(auditor, event)],
  ];
}

/** Measured after the withdrawal, on deposits that stand above zero. */
function breachesRequirement(auditor: Auditor, { customer, bank, amount }: CustomerEvent): boolean {
  const rate = auditor.settings.reserveRequirement;
  if (rate === 0 || !isWhole(amount, 1, MOST)) return false;
  let deposits = 0n;
  for (const [pair, balance] of auditor.accounts) {
    const [holder, issuer] = pair.split(' ').map(Number);
    const left = holder === customer ? balance - amount : balance;
    if (issuer === bank && left > 0) deposits += BigInt(left);
  }
  const reserves = (auditor.parties[bank]?.cash ?? 0) - amount;
  return BigInt(reserves) * 10_000n < deposits * BigInt(rate);
}

function transferFindings(auditor: Auditor, event: EventNamed<'transfer'>): readonly Finding[] {
  const { from, fromBank, to, toBank, amount } = event;
  return [
    ...partyFindings(auditor, [from, to], [fromBank, toBank]),
    ['UNKNOWN_ACCOUNT', isStranger(auditor, from, fromBank) || isStranger(auditor, to, toBank)],
    ['SAME_PARTY', from === to],
    ...amountFindings(amount),
    ...depositFindings(auditor, from, fromBank, amount),
  ];
}

function duesFindings(auditor: Auditor, event: DuesEvent): readonly Finding[] {
  const { bank, with: other } = event;
  const [owed, owing] = [auditor.owed(bank, other), auditor.owed(other, bank)];
  const parties: readonly Finding[] = [
    ...partyFindings(auditor, [], [bank, other]),
    ['SAME_PARTY', bank === other],
  ];
  if (event.type === 'netDues') {
    return [...parties, ['NOTHING_TO_NET', owed === 0 || owing === 0]];
  }
  const [debtor, creditor] = owed > owing ? [bank, other] : [other, bank];
  return [
    ...parties,
    ['VALUE_INVALID', event.by !== 'credit' && event.by !== 'debit'],
    ['NOTHING_DUE', owed === 0 && owing === 0],
    ...(event.by === 'debit' && owed !== owing
      ? depositFindings(auditor, debtor, creditor, Math.abs(owed - owing))
      : []),
  ];
}
