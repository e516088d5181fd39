/**
 * National: banks without any institution or account between them. A payment
 * between their customers leaves the payer's bank owing the payee's.
 */
import { refusal } from '../../refusal';
import { payByDues, tellDues } from './dues';
import { customersAccount, immediately, joining } from './plain';
import type { BankingSystem } from './system';

export const national: BankingSystem = {
  type: 'national',
  title: 'Independent banks',
  description: 'Banks stand alone and owe one another what their customers pay.',
  settlers: [],
  settlesBy: false,
  settlesForAllOnly: false,
  hasCentralBank: false,

  ...joining,
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
      'Banks without accounts or a clearing house between them cannot settle so; they pay their dues in cash.',
    ),
  settling: null,
};
