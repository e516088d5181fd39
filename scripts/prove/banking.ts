/** The banking world as the generator sees it. */

import type { Offers, Permission } from '@/events/banking/actions/offers';
import { ACTIONS, actionNamed, actionOf } from '@/events/banking/actions/registry';
import { type BankingRound, readEvent, refuseShape } from '@/events/banking/board/rules';
import { isNamedBy } from '@/events/banking/ledger/debtTargets';
import { holderOf, issuerOf } from '@/events/banking/ledger/ends';
import { mostAllowed } from '@/events/limits';
import { isOffered } from '@/events/world/offers';
import type { Draft } from './drafts';
import type { Judgement, Menu, Situation } from './generator';

/** The event types that a board offers, and the others; what only days are for is not thought of where none pass. */
export function bankingMenu(offers: Offers, hasClock: boolean): Menu {
  return {
    offered: ACTIONS.filter(({ type }) => isOffered(type, offers)),
    others: ACTIONS.filter(
      ({ type, needsClock }) => (hasClock || !needsClock) && !isOffered(type, offers),
    ),
  };
}

/** The event types that may go on building an opening. */
export const BANKING_BUILDERS: Menu = {
  offered: ACTIONS.filter(({ kind, needsClock }) => kind !== 'founding' && !needsClock),
  others: [],
};

/** A round of the banking world. */
export function bankingSituation(round: BankingRound, permission: Permission): Situation {
  const { book } = round;
  return {
    cast: {
      parties: book.parties,
      bills: [],
      holderOf: () => undefined,
      issuersOf: (holder) =>
        (book.parties[holder]?.accountIds ?? []).flatMap((id) => {
          const account = book.accounts[id];
          return account && holderOf(account) === holder ? [issuerOf(account)] : [];
        }),
      debts: (instrument) =>
        book.credits.filter((credit) => isNamedBy(credit, instrument)).map(({ id }) => id),
      asks: (type, field) => actionNamed(type)?.asks(book, field) ?? true,
    },
    judge: (draft) => judged(round, draft, permission),
  };
}

function judged(round: BankingRound, draft: Draft, permission: Permission): Judgement | null {
  const { event } = readEvent(draft);
  if (!event || refuseShape(round, event, permission)) return null;
  const action = actionOf(event);
  // A day is ended whether it can be or not: what stands in its way is what it shows.
  if (action.kind !== 'exogenous' && action.refuse(round, event, 'opening')) return null;
  const limits = action.limits(round, event);
  return { most: limits.length === 0 ? null : mostAllowed(limits) };
}
