/**
 * National: banks without any institution or account between them. A payment
 * between their customers leaves the payer's bank owing the payee's.
 */

import { refusal } from '../../refusal';
import { account, bank, customer, payment } from './building';
import { customersAccount, immediately, joining, WITH_ONES_BANK } from './common';
import { payByDues, tellDues } from './dues';
import { defineSystem } from './system';

export const national = defineSystem({
  title: 'Independent banks',
  description: 'Banks stand alone and owe one another what their customers pay.',
  settlementClause: 'each debt in dues is paid in cash at the end of the day, none set off',
  settlementStyle: null,
  menu: { customer: WITH_ONES_BANK, bank: ['payDues', 'netDues'] },
  example: {
    title: 'Two banks that owe each other',
    about: 'Their customers have paid one another, and nothing is settled yet.',
    opening: [
      bank('Bank 1', 50),
      bank('Bank 2', 50),
      customer('Customer 1', 100),
      customer('Customer 2', 100),
      account(2, 0, 100),
      account(3, 1, 100),
      payment(2, 0, 3, 1, 30),
      payment(3, 1, 2, 0, 10),
    ],
  },

  institutions: [],
  banksHoldAccounts: false,
  duesWith: 'bank',
  prefundedWith: null,
  settlers: [],
  settlesBy: false,
  settlesForAllOnly: false,
  hasCentralBank: false,

  ...joining,
  fundsToBring: ({ paid }) => ({ cash: paid, deposit: 0 }),
  accountBetween: customersAccount,

  refuseRoute: () => null,
  paymentLimits: () => [],
  pay: payByDues,
  paymentsMade: immediately,
  tellPayment: tellDues,

  refuseNetting: () => null,
  refuseSettling: () =>
    refusal(
      'NOT_OFFERED',
      'Banks without accounts or a clearing house between them cannot settle this way; they pay their dues in cash.',
    ),
  settling: null,
});
