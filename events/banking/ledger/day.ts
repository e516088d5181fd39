/** What of a board is due, waits or is overdrawn as its day comes to an end. */
import { type Cents, total } from '../../money';
import { type Account, CENTRAL_BANK, type CreditAccount } from './book';
import { holderOf, isPartyTo, issuerOf } from './ends';
import { findClearingHouse } from './institutions';
import { balanceOf, type State } from './state';

/** The debts that fall due on the day of a board or before it, in order of opening; none where no days pass. */
export function dueToday(state: State): readonly CreditAccount[] {
  const { clock, credits } = state.book;
  if (!clock) return [];
  return credits.filter(
    (debt) => debt.due !== undefined && debt.due <= clock.day && balanceOf(state, debt) > 0,
  );
}

/** What banks have with the central bank that is overdrawn, in order of opening. */
export function overdrawnAtClose(state: State): readonly Account[] {
  const { accounts, notes, parties } = state.book;
  if (!notes) return [];
  return accounts.filter(
    (account) =>
      issuerOf(account) === CENTRAL_BANK &&
      parties[holderOf(account)]?.type === 'bank' &&
      balanceOf(state, account) < 0,
  );
}

/** What a house that settles by the day has not settled yet, in cents; null where there is no house. */
export function unsettled(
  state: State,
): { readonly house: number; readonly queued: Cents; readonly dues: Cents } | null {
  const { credits, queue } = state.book;
  const house = findClearingHouse(state.book);
  if (house === undefined) return null;
  const dues = credits.filter((credit) => credit.instrument === 'Dues' && isPartyTo(credit, house));
  return {
    house,
    queued: total(queue.map(({ amount }) => amount)),
    dues: total(dues.map((credit) => balanceOf(state, credit))),
  };
}
