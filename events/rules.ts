/** The rule behind each refusal code, in one plain line: why there is such a rule at all. */
import type { RefusalCode } from './refusal';

export const RULES: Readonly<Record<RefusalCode, string>> = {
  MALFORMED_EVENT: 'Only what has the form of an action can be judged.',
  NOT_OFFERED: 'A board offers the actions that its banking system has and its lesson is about.',
  UNKNOWN_PARTY: 'Whoever takes part must be on the board.',
  UNKNOWN_ACCOUNT: 'Money moves between accounts that stand; none is opened on the way.',
  UNKNOWN_LOAN: 'A debt can be repaid only while it is owed.',
  UNKNOWN_BILL: 'A bill must have been drawn before it can be passed on.',
  WRONG_PARTY_TYPE: 'Customers, banks and institutions each have actions of their own.',
  SAME_PARTY: 'Nobody can pay, owe or lend to itself.',
  ACCOUNT_EXISTS: 'A party has one account with the same bank.',
  AMOUNT_INVALID: 'An amount is more than zero, in whole cents.',
  AMOUNT_TOO_LARGE: 'One action moves ten billion dollars at most, so that every sum stays exact.',
  RATE_INVALID: 'A rate is from 0 % to 100 %, with at most two decimals.',
  HAIRCUT_INVALID: 'A haircut is below 100 %: at 100 % no bill would be worth any cash.',
  VALUE_INVALID: 'A choice or a setting must be one of those that there are.',
  TEXT_INVALID: 'A text has at least one word, and no more than fits.',
  NOTHING_DUE: 'Only what is due can be paid or settled.',
  NOTHING_TO_NET:
    'Netting sets debts in opposite directions off against each other: it needs both.',
  BANK_SOUND:
    'A bank is closed only when it owes more than it has, or cannot pay what falls due: until then it is its owners’.',
  EXCEEDS_DUES: 'Nobody pays more dues than it owes.',
  EXCEEDS_LOAN: 'Nobody repays more principal than is left of the loan.',
  REPO_PLEDGED_ON: 'Bills that were pledged on must come back before their own repo can end.',
  PAYMENTS_WAIT: 'No day ends while payments wait in a system that settles by the day.',
  DUE_TODAY: 'What falls due on a day is paid or rolled over before the day ends.',
  MARGIN_DUE:
    'What secures a loan is worth as much as its haircut asks for before the day ends, whatever prices do.',
  OVERDRAWN_AT_CLOSE:
    'A bank may be overdrawn with the central bank during the day, never at its end: this is what it must survive.',
  INSUFFICIENT_CASH: 'Cash is never below zero: only cash that is held can be paid out.',
  INSUFFICIENT_DEPOSITS: 'Where no overdraft is allowed, an account pays no more than it holds.',
  OVERDRAFT_LIMIT: 'An account may fall below zero as far as the overdraft that is allowed.',
  DAYLIGHT_OVERDRAFT_LIMIT:
    'A bank may overdraw its balance at the central bank during the day as far as the limit.',
  RESERVE_REQUIREMENT:
    'A bank must keep reserves of at least the required share of its customers’ deposits.',
  EXCEEDS_NET_WORTH:
    'A dividend is paid out of what a bank has earned, never out of its share capital.',
  CAPITAL_SHORT: 'A bank must have capital of at least the required share of what it can lose on.',
  INSUFFICIENT_COLLATERAL:
    'The central bank lends against loans that are worth more than what it lends.',
  INSUFFICIENT_BILLS: 'Treasury Bills are never below zero: only those that are held can be sold.',
  BILLS_PLEDGED: 'Bills that secure a repo can be neither sold nor pledged again by their owner.',
  SAME_CITY: 'A bill of exchange is drawn in one city and payable in another.',
  NOT_HOLDER: 'Only the holder of a bill can pass it on or be paid for it.',
  WRONG_DRAWEE: 'A bill is paid by whoever owes it, or bought by a banker of the payee’s city.',
  BILL_PAID: 'A bill that has been paid is extinguished.',
  INSUFFICIENT_GOODS: 'Goods are never below zero: only those that are there can be sold.',
  INSUFFICIENT_COIN: 'Coin is never below zero: only coin that is held can be paid.',
  TOO_MANY_OPEN: 'A board keeps so many parties, loans and accounts that all can still be read.',
  BALANCE_TOO_LARGE: 'A balance never passes the largest figure that is kept to the cent.',
};
