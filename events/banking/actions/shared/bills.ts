/** Treasury Bills in the actions that deliver or pledge them. */
import { assertDefined } from '../../../assert';
import type { Limit } from '../../../limits';
import { type Cents, dollars, exactDollars } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import { findSecurities } from '../../ledger/book';
import type { Journal } from '../../ledger/journal';
import { nameIn } from '../../ledger/naming';
import type { NarrationContext } from '../../ledger/narration';
import { withSecurities } from '../../ledger/openings';
import { billsOf, ownPledged, unpledgedBills } from '../../ledger/securities';
import type { State } from '../../ledger/state';
import { settlementBalance } from '../../systems/reserves';

/** No more bills than the party holds, and none that it has pledged. */
export function billsLimits(state: State, partyId: number): readonly Limit[] {
  const { book } = state;
  const holding = billsOf(state, partyId);
  return [
    {
      code: 'INSUFFICIENT_BILLS',
      field: 'amount',
      most: holding,
      fact: () => `${nameIn(book, partyId)} holds ${exactDollars(holding)} of Treasury Bills`,
    },
    {
      code: 'BILLS_PLEDGED',
      field: 'amount',
      most: unpledgedBills(state, partyId),
      fact: () =>
        `${nameIn(book, partyId)} has pledged ${exactDollars(ownPledged(book, partyId))} of its ${exactDollars(holding)} of Treasury Bills`,
    },
  ];
}

/**
 * What a purchase or a sale of the central bank's does to reserves, after a colon: what a bank is overdrawn
 * is not among them.
 *
 * @param change what the bank's balance rose by, in cents; negative where it fell
 */
export function tellReserves(
  context: NarrationContext<unknown>,
  bank: number,
  change: Cents,
): Phrase {
  const after = settlementBalance(context.after, bank);
  const before = after - change;
  const risen = Math.max(0, after) - Math.max(0, before);
  if (risen === change) return phrase`reserves ${change < 0 ? 'fall' : 'rise'} by the same amount.`;
  const overdraft = overdrawnBy(before, after);
  if (risen === 0) return phrase`all of it ${overdraft}, and reserves stay as they are.`;
  const rise = change < 0 ? `fall by ${dollars(-risen)}` : `rise by ${dollars(risen)}`;
  return phrase`${dollars(Math.abs(change - risen))} of it ${overdraft}, and reserves ${rise}.`;
}

/** What a change that leaves or enters an overdraft does to it; where some of it is left, how much. */
function overdrawnBy(before: Cents, after: Cents): string {
  if (before >= 0) return 'becomes daylight overdraft';
  if (after >= 0) return 'pays off its daylight overdraft';
  const left = `to ${dollars(-after)}`;
  return after < before
    ? `raises its daylight overdraft ${left}`
    : `lowers its daylight overdraft ${left}`;
}

/** Hands bills from one party to another, opening the receiver's holding at its first bills. */
export function deliverBills(journal: Journal, from: number, to: number, amount: Cents): void {
  if (amount === 0) return;
  const giver = assertDefined(findSecurities(journal.book, from), 'bills to deliver');
  journal.post(giver, -amount, 'assignment', to);
  receiveBills(journal, to, amount, from);
}

/** Puts bills on a party's sheet; `from` is null where they are issued to it from outside the board. */
export function receiveBills(
  journal: Journal,
  partyId: number,
  amount: Cents,
  from: number | null,
): void {
  let holding = findSecurities(journal.book, partyId);
  if (!holding) {
    const opened = withSecurities(journal.book, partyId, amount);
    journal.adopt(opened.book);
    holding = opened.securities;
  }
  journal.post(holding, amount, from === null ? 'issuance' : 'assignment', from);
}
