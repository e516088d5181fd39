/**
 * National: banks without any institution or account between them. A payment
 * between their customers leaves the payer's bank owing the payee's.
 */
import { refusal } from '../refusal';
import type { BankingSystem } from './system';

export const national: BankingSystem = {
  type: 'national',
  title: 'Independent banks',
  description: 'Banks stand alone and owe one another what their customers pay.',
  banksHoldAccounts: false,
  settlers: [],
  routePayment: (journal, payerBank, payeeBank, amount) =>
    journal.raiseDues(payerBank, payeeBank, amount),
  refuseSettlement: () =>
    refusal(
      'NOT_OFFERED',
      'Banks without accounts or a clearing house between them cannot settle so; they pay their dues in cash.',
    ),
  settle: () => {
    throw new Error('settlement is refused in the national system');
  },
};
