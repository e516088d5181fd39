/** What the boards with a central bank have in common: how they begin, and what banks may do on them. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent, EventType } from '@/events/banking/actions/registry';
import type { SettingName } from '@/events/banking/ledger/settings';
import { bank, billsAndBalance, fedFunds, offers, set, system } from './opening';

/** Which settings these boards show as sliders. */
export const RESERVE_SLIDERS: readonly SettingName[] = ['reserveRequirement'];

/** Which settings are their own subject: the limit of daylight overdrafts. */
export const RESERVE_RULES: readonly SettingName[] = ['overdraft'];

const SETTLING = [
  'bankTransfer',
  'getFedFundsLoan',
  'payFedFundsLoan',
] as const satisfies readonly EventType[];

const REPOS = ['doRepo', 'unwindRepo'] as const satisfies readonly EventType[];

const OPEN_MARKET = ['buySecurities', 'sellSecurities'] as const satisfies readonly EventType[];

function offered(parties: Offers['parties']): Offers {
  return offers(parties, [...RESERVE_RULES, ...RESERVE_SLIDERS]);
}

/** Banks pay one another and lend one another balances. */
export const FED_FUNDS_OFFERS = offered({ bank: SETTLING });

/** The same, with customers who bank and may take a mortgage. */
export const MORTGAGE_OFFERS = offered({
  customer: ['deposit', 'withdraw', 'transfer', 'getMortgage', 'repayMortgage'],
  bank: SETTLING,
});

/** The same as between banks alone, with a central bank that deals in bills. */
export const OPEN_MARKET_OFFERS = offered({ bank: SETTLING, centralbank: OPEN_MARKET });

/** The same, with repos for banks and central bank. */
export const REPO_OFFERS = offered({
  bank: [...SETTLING, ...REPOS],
  centralbank: [...OPEN_MARKET, ...REPOS],
});

/** The same, with repos that may fail. */
export const FAILED_REPO_OFFERS = offered({
  bank: [...SETTLING, ...REPOS, 'failRepo'],
  centralbank: [...OPEN_MARKET, ...REPOS],
});

/** The central bank, party 0, and the daylight limit in dollars. */
export function centralBank(daylightLimit: number): readonly BankingEvent[] {
  return [system('centralbank'), set('overdraft', daylightLimit)];
}

/** A bank, and what it pays in at the central bank. */
export function member(name: string, balance: number): BankingEvent {
  return bank(name, 0, balance);
}

/** Banks that each have a balance at the central bank and bills, in dollars. The first of them is party 1. */
export function billHolders(
  holders: readonly { readonly name: string; readonly balance: number; readonly bills: number }[],
): readonly BankingEvent[] {
  return [
    ...holders.map(({ name }) => bank(name)),
    ...holders.flatMap(({ balance, bills }, index) => billsAndBalance(index + 1, bills, balance)),
  ];
}

/** "Bank 1" and so on, alike in balance and bills. */
export function alike(
  count: number,
  each: { readonly balance: number; readonly bills: number },
): readonly BankingEvent[] {
  return billHolders(
    Array.from({ length: count }, (_, index) => ({ name: `Bank ${index + 1}`, ...each })),
  );
}

/** A day's loans among four banks, of which the first is repaid before the others are made. */
export const DAY_OF_FED_FUNDS: readonly BankingEvent[] = [
  fedFunds(1, 2, 10, 5),
  { type: 'payFedFundsLoan', loan: 0, amount: 1000 },
  fedFunds(2, 3, 10, 10),
  fedFunds(3, 4, 10, 15),
  fedFunds(4, 1, 10, 20),
  fedFunds(1, 2, 60, 25),
];
