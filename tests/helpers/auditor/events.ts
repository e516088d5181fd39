/** The events that the auditor plays and the judge judges, as a log spells them: plain data. */

interface CustomerAtBank {
  readonly customer: number;
  readonly bank: number;
  readonly amount: number;
}

interface Transfer {
  readonly type: 'transfer';
  readonly from: number;
  readonly fromBank: number;
  readonly to: number;
  readonly toBank: number;
  readonly amount: number;
}

interface SettleDues {
  readonly type: 'settleDues';
  readonly bank: number | 'all';
  readonly with: number;
  readonly by?: string | undefined;
}

/** A loan's term in days, where one is named. */
interface ForDays {
  readonly term?: number;
}

export interface DoRepo extends ForDays {
  readonly type: 'doRepo';
  readonly borrower: number;
  readonly lender: number;
  readonly amount: number;
  readonly rate: number;
  readonly haircut: number;
}

export interface CreateBank {
  readonly type: 'createBank';
  readonly name: string;
  readonly partyType: string;
  readonly cash: number;
  readonly deposit: number;
  readonly reserves?: string;
}

interface ByType {
  readonly deposit: CustomerAtBank & { readonly type: 'deposit' };
  readonly withdraw: CustomerAtBank & { readonly type: 'withdraw' };
  readonly getLoan: CustomerAtBank & ForDays & { readonly type: 'getLoan' };
  readonly getMortgage: CustomerAtBank & ForDays & { readonly type: 'getMortgage' };
  readonly transfer: Transfer;
  readonly repayLoan: Repayment & { readonly type: 'repayLoan' };
  readonly repayMortgage: Repayment & { readonly type: 'repayMortgage' };
  readonly payDues: BetweenBanks & { readonly type: 'payDues' };
  readonly netDues: { readonly type: 'netDues'; readonly bank: number; readonly with: number };
  readonly settleDues: SettleDues;
  readonly bankTransfer: BetweenBanks & { readonly type: 'bankTransfer' };
  readonly getFedFundsLoan: ForDays & {
    readonly type: 'getFedFundsLoan';
    readonly borrower: number;
    readonly lender: number;
    readonly amount: number;
    readonly rate: number;
  };
  readonly payFedFundsLoan: {
    readonly type: 'payFedFundsLoan';
    readonly loan: number;
    readonly amount: number;
  };
  readonly buySecurities: Securities & { readonly type: 'buySecurities' };
  readonly sellSecurities: Securities & { readonly type: 'sellSecurities' };
  readonly doRepo: DoRepo;
  readonly unwindRepo: { readonly type: 'unwindRepo'; readonly repo: number };
  readonly failRepo: { readonly type: 'failRepo'; readonly repo: number };
  readonly setOverdraft: { readonly type: 'setOverdraft'; readonly value: number };
  readonly setReserveRequirement: {
    readonly type: 'setReserveRequirement';
    readonly value: number;
  };
  readonly setInterestRate: { readonly type: 'setInterestRate'; readonly value: number };
  readonly note: { readonly type: 'note'; readonly text: string };
  readonly setSystem: { readonly type: 'setSystem'; readonly system: string };
  readonly createBank: CreateBank;
  readonly openAccount: {
    readonly type: 'openAccount';
    readonly holder: number;
    readonly issuer: number;
    readonly amount: number;
    readonly rate?: number;
  };
  readonly issueSecurity: {
    readonly type: 'issueSecurity';
    readonly party: number;
    readonly amount: number;
  };
  readonly startClock: { readonly type: 'startClock'; readonly basis: number };
  readonly endDay: { readonly type: 'endDay' };
  readonly insureDeposits: {
    readonly type: 'insureDeposits';
    readonly limit: number;
    readonly amount: number;
  };
  readonly closeBank: { readonly type: 'closeBank'; readonly bank: number; readonly into: number };
  readonly foundTreasury: { readonly type: 'foundTreasury'; readonly amount: number };
  readonly setRate: { readonly type: 'setRate'; readonly which: string; readonly value: number };
  readonly discountLoan: {
    readonly type: 'discountLoan';
    readonly bank: number;
    readonly amount: number;
    readonly collateral: string;
    readonly term: number;
  };
  readonly reverseRepoFacility: {
    readonly type: 'reverseRepoFacility';
    readonly fund: number;
    readonly amount: number;
  };
  readonly openMarketPurchase: OpenMarket & { readonly type: 'openMarketPurchase' };
  readonly openMarketSale: OpenMarket & { readonly type: 'openMarketSale' };
  readonly issueDebt: {
    readonly type: 'issueDebt';
    readonly buyer: number;
    readonly amount: number;
    readonly term: number;
    readonly rate: number;
  };
  readonly collectTax: {
    readonly type: 'collectTax';
    readonly payer: number;
    readonly amount: number;
  };
  readonly spend: { readonly type: 'spend'; readonly payee: number; readonly amount: number };
  readonly redeem: { readonly type: 'redeem'; readonly claim: number };
  readonly remit: { readonly type: 'remit'; readonly amount: number };
  readonly issueShares: {
    readonly type: 'issueShares';
    readonly bank: number;
    readonly investor: number;
    readonly amount: number;
  };
  readonly payDividend: {
    readonly type: 'payDividend';
    readonly bank: number;
    readonly amount: number;
  };
  readonly writeOff: {
    readonly type: 'writeOff';
    readonly claim: number;
    readonly amount: number;
  };
  readonly setCapitalRequirement: {
    readonly type: 'setCapitalRequirement';
    readonly value: number;
  };
  readonly setPrice: { readonly type: 'setPrice'; readonly price: number };
  readonly pledge: { readonly type: 'pledge'; readonly repo: number; readonly amount: number };
  readonly rollOver: {
    readonly type: 'rollOver';
    readonly claim: number;
    readonly term: number;
    readonly rate: number;
    readonly interest: string;
  };
}

interface OpenMarket {
  readonly with: number;
  readonly amount: number;
}

interface Repayment {
  readonly loan: number;
  readonly amount: number;
  readonly by: string;
}

interface BetweenBanks {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

interface Securities {
  readonly bank: number;
  readonly amount: number;
}

/** Any event of the banking world. */
export type AuditedEvent = ByType[keyof ByType];

/** The event of one type. */
export type EventNamed<Type extends keyof ByType> = ByType[Type];

const TIMED = [
  ...['endDay', 'rollOver', 'writeOff', 'issueShares', 'payDividend', 'setCapitalRequirement'],
  ...['foundTreasury', 'setRate', 'discountLoan', 'reverseRepoFacility', 'openMarketPurchase'],
  ...['openMarketSale', 'issueDebt', 'collectTax', 'spend', 'redeem', 'remit'],
  ...['insureDeposits', 'closeBank'],
  ...['setPrice', 'pledge'],
];

/** An event of boards on which days pass, and of no other. */
export type TimedEvent = EventNamed<
  | ('endDay' | 'rollOver' | 'writeOff' | 'issueShares' | 'payDividend' | 'setCapitalRequirement')
  | ('foundTreasury' | 'setRate' | 'discountLoan' | 'reverseRepoFacility' | 'openMarketPurchase')
  | ('openMarketSale' | 'issueDebt' | 'collectTax' | 'spend' | 'redeem' | 'remit')
  | ('insureDeposits' | 'closeBank')
  | ('setPrice' | 'pledge')
>;

/** Whether an event is of boards on which days pass alone. */
export function isTimed(event: AuditedEvent): event is TimedEvent {
  return TIMED.includes(event.type);
}
