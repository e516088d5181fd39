/** Turns of phrase that several narrators share. */
import type { Account } from '../ledger/book';
import { balanceOf } from '../ledger/state';
import { dollars } from '../money';
import type { Told } from './action';
import { named, type Phrase, type PhrasePart, say } from './phrase';

/** Names a party of the round told. */
export function tellParty(told: Told<unknown>, partyId: number): PhrasePart {
  return named(told.after.book, partyId);
}

/** How an account stands after the round: "Customer 1's deposit there is now $120." */
export function standing(told: Told<unknown>, account: Account): Phrase {
  const balance = balanceOf(told.after, account);
  const holder = tellParty(told, account.subordinateId);
  if (balance === 0) return say`${holder}'s account there is now empty.`;
  return balance > 0
    ? say`${holder}'s deposit there is now ${dollars(balance)}.`
    : say`${holder} is now overdrawn there by ${dollars(-balance)}.`;
}
