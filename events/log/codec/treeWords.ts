/**
 * The words that tasks are told in, by the numbers that links give them. They are part of the wire: new ones
 * are only ever added at the end, and a word that has no number is spelled. None is added that a task could have had
 * before: it was spelled then, and a link is to be written again as it was.
 */

/** A blank within a word is written as an underscore, which only words in capitals have of their own. */
const LINES = [
  'version list goal begins hints asks conditions says ends act in party role kind',
  'figure of at less share plus is than ratio to times refused event codes closed debt',
  'by back part and or not since from endsWith line with side take debts debtor',
  'creditor principal rate isNew bills repaidRate sheet money setting median market',
  'volume certificatesPaid byLoan sum type names fields apart closesRound entersAccount',
  'haircut bearsInterest collateral repaidIn isNot atLeast atMost moreThan lessThan now',
  'before task opening lowestOfTask lowest last lastOfTask above below highest',
  'countAbove asset liability count free pledgedOn total netWorth more deposits cash',
  'rest all overdraft reserveRequirement interestRate Reserves Notes Treasury_Bills',
  'Customer_Deposits Bank_Deposits CH_Certificates Dues Loans Fed_Funds Mortgage Repos',
  'deposit customer bank amount withdraw transfer fromBank toBank getLoan repayLoan',
  'loan payDues settleDues credit debit netDues bankTransfer getFedFundsLoan borrower',
  'lender payFedFundsLoan buySecurities sellSecurities doRepo unwindRepo repo failRepo',
  'getMortgage repayMortgage setOverdraft value setReserveRequirement setInterestRate',
  'note text setSystem system national correspondent clearinghouse centralbank chips',
  'createBank name partyType openAccount holder issuer issueSecurity MALFORMED_EVENT',
  'NOT_OFFERED UNKNOWN_PARTY UNKNOWN_ACCOUNT UNKNOWN_LOAN UNKNOWN_BILL WRONG_PARTY_TYPE',
  'SAME_PARTY ACCOUNT_EXISTS AMOUNT_INVALID AMOUNT_TOO_LARGE RATE_INVALID',
  'HAIRCUT_INVALID VALUE_INVALID TEXT_INVALID NOTHING_DUE NOTHING_TO_NET EXCEEDS_DUES',
  'EXCEEDS_LOAN REPO_PLEDGED_ON INSUFFICIENT_CASH INSUFFICIENT_DEPOSITS OVERDRAFT_LIMIT',
  'DAYLIGHT_OVERDRAFT_LIMIT RESERVE_REQUIREMENT INSUFFICIENT_BILLS BILLS_PLEDGED',
  'SAME_CITY NOT_HOLDER WRONG_DRAWEE BILL_PAID INSUFFICIENT_GOODS INSUFFICIENT_COIN',
  'TOO_MANY_OPEN BALANCE_TOO_LARGE',
  'day dayBegan dayOfTask where due firstDue lastDue made firstRate lastRate firstDebtor',
  'lastDebtor margin asked short capital bankClosed least capitalRequirement billPrice',
  'insured',
];

export const TREE_WORDS: readonly string[] = LINES.flatMap((line) =>
  line.split(' ').map((word) => (/[a-z]/.test(word) ? word.replaceAll('_', ' ') : word)),
);
