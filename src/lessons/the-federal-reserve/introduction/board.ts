/** One clearing day, as the lecture on the central bank left it; who lends to a bank that is short. */
import type { TaskData } from '@/events/goals/tasks';
import { and, done, ever, HOUSE_LENDS, HOUSE_LENDS_NOTHING, NOTHING_DUE } from '../../course/goals';
import { account, bank, customer, offers, system } from '../../course/opening';
import { boardOf } from '../../course/told';

/** A customer has paid one of another bank. */
const HAS_PAID = done('transfer', { apart: ['fromBank', 'toBank'] });

const tasks: readonly TaskData[] = [
  {
    goal: 'Run one clearing day, from payment to settlement, until nothing is due.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'Let a customer of one bank pay the customer of the other. Then let the Clearing House settle.',
      'For the customer, use Transfer Money to Someone. For the Clearing House, use Settle Dues with Bank(s).',
      'Let Customer 1 pay Customer 2 $40, and settle with all banks: $40 of certificates move from Bank 1 to Bank 2.',
    ],
    conditions: [
      { says: 'from payment', asks: HAS_PAID },
      {
        says: 'to settlement',
        asks: done('settleDues'),
      },
      {
        says: 'until nothing is due',
        asks: and(NOTHING_DUE, HAS_PAID),
      },
    ],
  },
  {
    goal: 'Find out who lends when a bank is short. Get to the point where a CH Loan stands on the board.',
    begins: { party: 1, act: 'transfer' },
    hints: [
      'A bank is short when its customer pays away more than its certificates cover. For that the customer has to overdraw.',
      'Raise the Overdraft limit under Settings and notes. Then use Transfer Money to Someone, and let the Clearing House settle with that bank.',
      'From the opening, set the limit to $50 and let Customer 1 pay $150. Bank 1 has certificates of $100, so the house lends it $50.',
    ],
    asks: HOUSE_LENDS,
  },
  {
    goal: 'Get the CH Loan repaid, so that none is left.',
    begins: { party: 2, act: 'transfer' },
    hints: [
      'The bank that borrowed has to receive something. Its customer must be paid by the customer of the other bank.',
      'Let Customer 2 use Transfer Money to Someone. Then let the Clearing House settle with both banks.',
      'If the loan is $50, a payment of $50 back to Customer 1 is just enough once it’s settled.',
    ],
    asks: and(HOUSE_LENDS_NOTHING, ever(HOUSE_LENDS)),
  },
];

export const board = boardOf({
  about:
    'Two banks, with a customer each, clear through a house that they founded with their own specie. There is no central bank yet.',
  charts: ['credit'],
  sliders: ['reserveRequirement', 'interestRate'],
  rules: ['overdraft'],
  opening: [
    system('clearinghouse'),
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    bank('Bank 1'),
    bank('Bank 2'),
    account(1, 3, 100),
    account(2, 4, 100),
  ],
  offers: offers({ customer: ['transfer'], clearinghouse: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
  tasks,
});
