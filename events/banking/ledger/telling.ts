/** Turns of phrase that several narrators share. */

import { type Cents, dollars } from '../../money';
import { type Phrase, type PhrasePart, say } from '../../phrase';
import type { Account, Payment } from './book';
import { named, namedWithArticle, type Place } from './naming';
import { balanceOf, type Round, type State } from './state';

/** What a round's narrator is given: the round, and the state it came from. */
export interface Told<Event> {
  readonly event: Event;
  readonly before: State;
  readonly after: Round<unknown>;
}

/** Names a party of the round told: a customer or a bank, whose names take no article. */
export function tellParty(told: Told<unknown>, partyId: number): PhrasePart {
  return named(told.after.book, partyId);
}

/** Names a party that may be an institution: "the Central Bank", and "The" where it opens a sentence. */
export function theParty(told: Told<unknown>, partyId: number, place: Place = 'within'): Phrase {
  return namedWithArticle(told.after.book, partyId, place);
}

/** Who pays whom how much, as the account of a payment opens. */
export function tellPaid(
  told: Told<unknown>,
  { from, to, amount }: Pick<Payment, 'from' | 'to' | 'amount'>,
): Phrase {
  return say`${tellParty(told, from)} pays ${tellParty(told, to)} ${dollars(amount)}.`;
}

/**
 * How an account stands after the round: "Customer 1's deposit there is now $120."
 *
 * @param where with whom it is held, where the sentence before has not just named it
 */
export function standing(told: Told<unknown>, account: Account, where: Phrase = ['there']): Phrase {
  const balance = balanceOf(told.after, account);
  const holder = tellParty(told, account.subordinateId);
  if (balance === 0) return say`${holder}'s account ${where} is now empty.`;
  return balance > 0
    ? say`${holder}'s deposit ${where} is now ${dollars(balance)}.`
    : say`${holder} is now overdrawn ${where} by ${dollars(-balance)}.`;
}

/** The holder of an account that `standing` has told to be overdrawn; nobody where it stands above zero. */
export function overdrawnStill(told: Told<unknown>, account: Account): readonly number[] {
  return balanceOf(told.after, account) < 0 ? [account.subordinateId] : [];
}

/** What a bank's balance on the central bank's books has come to, after a clause that has named those. */
export function leftThere(balance: Cents): string {
  if (balance < 0) return `is overdrawn there by ${dollars(-balance)}`;
  return balance > 0 ? `has ${dollars(balance)} left there` : 'has nothing left there';
}
