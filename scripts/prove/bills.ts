/** The bills exercise as the generator sees it. */

import { BILLS_ACTIONS, billsActionOf } from '@/events/bills/registry';
import {
  applyBills,
  type BillsOffers,
  type BillsRound,
  readBillsEvent,
} from '@/events/bills/rules';
import { mostAllowed } from '@/events/limits';
import { isOffered } from '@/events/world/offers';
import type { Menu, Situation } from './generator';

/** The event types that a stage offers, and the others. */
export function billsMenu(offers: BillsOffers): Menu {
  return {
    offered: BILLS_ACTIONS.filter(({ type }) => isOffered(type, offers)),
    others: BILLS_ACTIONS.filter(({ type }) => !isOffered(type, offers)),
  };
}

/** A round of the exercise. */
export function billsSituation(round: BillsRound, offers: BillsOffers): Situation {
  const { players, bills } = round;
  const [paid, open] = [true, false].map((is) => bills.filter((one) => one.paid === is));
  return {
    cast: {
      parties: players,
      issuersOf: () => [],
      debts: () => [],
      bills: [...(open ?? []).slice(-6), ...(paid ?? []).slice(-1)].map(({ id }) => id),
      holderOf: (bill) => bills[bill]?.dueTo,
      asks: () => true,
    },
    judge(draft) {
      const { event } = readBillsEvent({ ...draft, ...('amount' in draft ? { amount: 1 } : {}) });
      if (!event || applyBills(round, event, offers).refused) return null;
      const limits = billsActionOf(event).limits(round, event);
      return { most: limits.length === 0 ? null : mostAllowed(limits) };
    },
  };
}
