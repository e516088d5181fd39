/** Lesson 10: three banks that hold accounts with one another, and owe one another for their customers. */
import type { BankingEvent } from '../actions/registry';
import type { Lesson } from './lesson';
import { account, bank, customer, offers, payment } from './opening';

const BANKS = [0, 1, 2];

const mutualAccounts: readonly BankingEvent[] = BANKS.flatMap((holder) =>
  BANKS.filter((issuer) => issuer !== holder).map((issuer) => account(holder, issuer, 100)),
);

export const correspondentBanking: Lesson = {
  id: 10,
  title: 'Correspondent Banking',
  slug: 'correspondent-banking',
  lectureId: 1,
  keyTermIds: [14, 15, 16, 17],
  charts: ['credit'],
  sliders: ['interestRate'],
  rules: ['overdraft', 'reserveRequirement'],
  opening: [
    { type: 'setSystem', system: 'correspondent' },
    bank('Bank 1', 200),
    bank('Bank 2', 200),
    bank('Bank 3', 200),
    ...mutualAccounts,
    customer('Customer 1', 100),
    customer('Customer 2', 100),
    customer('Customer 3', 100),
    account(3, 0, 100),
    account(4, 1, 100),
    account(5, 2, 100),
    payment(3, 0, 4, 1, 20),
    payment(4, 1, 3, 0, 15),
    payment(4, 1, 5, 2, 20),
    payment(5, 2, 4, 1, 10),
    payment(3, 0, 5, 2, 20),
    payment(5, 2, 3, 0, 10),
  ],
  offers: offers({ customer: ['transfer'], bank: ['settleDues', 'netDues'] }, [
    'overdraft',
    'reserveRequirement',
    'interestRate',
  ]),
};
