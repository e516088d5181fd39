/** A bank whose depositors leave: the central bank lends to it freely, at a high rate, on security that may be good or not. */

import type { BankingEvent } from '@/events/banking/actions/registry';
import type { TaskData } from '@/events/goals/tasks';
import { CLOCK, offersOfDays, savings, termLoan } from '../../course/dayBoards';
import {
  atRate,
  capital,
  DAY_ENDED,
  isOwedNone,
  owesNone,
  owesSome,
  rateNow,
} from '../../course/dayGoals';
import { and, by, debts, everDone, figure, settlement } from '../../course/goals';
import {
  account,
  bank,
  billsAndBalance,
  customer,
  payment,
  set,
  system,
} from '../../course/opening';
import { boardOf, type ToldOpening } from '../../course/told';

const [CENTRAL_BANK, BANK_1, BANK_2] = [0, 1, 2];

/** Bank 1 owes the discount window something, or nothing. */
const OWES_WINDOW = owesSome(BANK_1, 'Discount Loans');
const OWES_WINDOW_NOTHING = owesNone(BANK_1, 'Discount Loans');

/** What Bank 1 owes in the market costs less than the window charges. */
const OWES_NOTHING_DEAR = figure(
  debts('Fed Funds', { debtor: BANK_1, where: [atRate('atLeast', rateNow('discount'))] }),
  'is',
  0,
);

/** Customer 2 has taken fright. */
const FLED = everDone('transfer', { least: 2_700_000 });

/** Bank 1 owes nothing in the market. */
const OWES_MARKET_NOTHING = owesNone(BANK_1, 'Fed Funds');

const lastResort: TaskData = {
  goal: 'Customer 2 takes fright. Let them pay Customer 3 $27,000, have Bank 1 borrow at the discount window, and end the day.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'First Customer 2 moves their money. Then Bank 1 borrows from the Central Bank.',
    'Use Transfer Money to Someone. Then act for Bank 1, use Borrow at the Discount Window against loans, and End the Day.',
    'Bank 1 is overdrawn by $25,200. Loans of $36,000 cover that: less 20 % they’re good for $28,800.',
  ],
  conditions: [
    {
      says: 'Let them pay Customer 3 $27,000',
      asks: FLED,
    },
    { says: 'have Bank 1 borrow at the discount window', asks: OWES_WINDOW },
    { says: 'end the day', asks: DAY_ENDED },
  ],
};

const backToTheMarket: TaskData = {
  goal: 'The fright is over. Replace the discount loan with a cheaper one from Bank 2, and end the day.',
  begins: { party: BANK_1, act: 'getFedFundsLoan' },
  hints: [
    'Bank 2 has the money that left Bank 1, and earns nothing on it.',
    'For Bank 1, use Get Fed Funds Loan at less than 8 %. Then let it use Repay a Debt for the discount loan, and End the Day.',
    'Borrow $25,300 from Bank 2 at 5 %. The discount loan costs $25,200 and a day’s interest of $5.60.',
  ],
  conditions: [
    {
      says: 'Replace the discount loan with a cheaper one from Bank 2',
      asks: and(OWES_WINDOW_NOTHING, owesSome(BANK_1, 'Fed Funds'), OWES_NOTHING_DEAR),
    },
    { says: 'end the day', asks: DAY_ENDED },
  ],
};

const homeAgain: TaskData = {
  goal: 'Let the money come home: end a day on which Bank 1 owes neither the Central Bank nor Bank 2.',
  begins: { party: 5, act: 'transfer' },
  hints: [
    'Customer 3 has the money, and their payment to Customer 2 brings it back to Bank 1.',
    'For Customer 3 use Transfer Money to Someone. Then let Bank 1 use Pay Back a Fed Funds Loan, and End the Day.',
    'If Customer 3 pays back $27,000, Bank 1 can repay $25,300 with its interest.',
  ],
  ends: by('endDay'),
  conditions: [
    {
      says: 'Let the money come home',
      asks: and(OWES_MARKET_NOTHING, figure(settlement(BANK_1), 'atLeast', 0)),
    },
    {
      says: 'Bank 1 owes neither the Central Bank nor Bank 2',
      asks: and(OWES_WINDOW_NOTHING, OWES_MARKET_NOTHING),
    },
  ],
};

const afterItsLoss: TaskData = {
  goal: 'Bank 1 can’t repay. Let the Central Bank take its loss, and end the day.',
  begins: { party: CENTRAL_BANK, act: 'writeOff' },
  hints: [
    'Once the discount loan is due, the day can’t end before it’s paid, rolled over or written off.',
    'Act for the Central Bank and use Write a Debt Off for all that Bank 1 owes it, with the interest. Then use End the Day.',
    'It loses $25,200 and a day’s interest of $5.60. Customer 3 loses nothing.',
  ],
  asks: and(
    DAY_ENDED,
    OWES_WINDOW_NOTHING,
    figure(capital(CENTRAL_BANK), 'lessThan', 0, { less: 'opening' }),
  ),
};

const onBadSecurity: TaskData = {
  goal: 'Let Customer 2 pay Customer 3 $27,000, have the Central Bank lend to Bank 1 against its loan, and then let Bank 1 write that loan off.',
  begins: { party: 4, act: 'transfer' },
  hints: [
    'First Customer 2 takes fright, as before. What Customer 1 has lost comes out after that.',
    'Use Transfer Money to Someone and Borrow at the Discount Window. Then act for Bank 1 and use Write a Debt Off.',
    'Let $27,000 leave, borrow $25,200 against loans, and write off all that Customer 1 owes, its interest included.',
  ],
  conditions: [
    { says: 'Let Customer 2 pay Customer 3 $27,000', asks: FLED },
    { says: 'have the Central Bank lend to Bank 1 against its loan', asks: OWES_WINDOW },
    {
      says: 'let Bank 1 write that loan off',
      asks: and(
        isOwedNone(BANK_1, 'Loans'),
        figure(capital(BANK_1), 'lessThan', 0, { less: 'task' }),
      ),
    },
  ],
};

/** Customer 1 has borrowed what Customer 2 has on deposit, and has so much in cash to repay it with. */
function lent(cashOf1: number): readonly BankingEvent[] {
  return [
    system('centralbank'),
    CLOCK,
    set('interestRate', 6),
    set('overdraft', 30_000),
    { type: 'setRate', which: 'discount', value: 800 },
    bank('Bank 1'),
    bank('Bank 2'),
    customer('Customer 1', cashOf1),
    customer('Customer 2'),
    customer('Customer 3'),
    ...billsAndBalance(BANK_1, 1800, 1800),
    ...billsAndBalance(BANK_2, 1800, 1800),
    account(3, BANK_1),
    savings(4, BANK_1, 2),
    savings(5, BANK_2, 2),
    termLoan(3, BANK_1, 36_000, 30),
    payment(3, BANK_1, 4, BANK_1, 36_000),
  ];
}

const badLoan: ToldOpening = {
  id: 'bad-loan',
  title: 'a bank with a bad loan',
  about:
    'The same bank, to the cent. But Customer 1 has lost the $36,000 and will repay none of it, and neither Bank 1 nor the Central Bank knows.',
  opening: lent(0),
  tasks: [onBadSecurity, afterItsLoss],
};

export const board = boardOf({
  about:
    'Bank 1 has lent Customer 1 $36,000 for 30 days, and Customer 1 is good for it. It owes Customer 2 $36,000 on demand and has $1,800 with the Central Bank, whose discount rate is 8 %.',
  charts: ['privateCredit'],
  sliders: [],
  rules: [],
  opening: lent(37_000),
  opensFrom: 'a sound bank',
  openings: [badLoan],
  offers: offersOfDays({
    customer: ['transfer'],
    bank: [
      'bankTransfer',
      'getFedFundsLoan',
      'payFedFundsLoan',
      'rollOver',
      'writeOff',
      'discountLoan',
      'redeem',
    ],
    centralbank: ['rollOver', 'writeOff'],
  }),
  tasks: [lastResort, backToTheMarket, homeAgain],
});
