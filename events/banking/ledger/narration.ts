/** Turns of phrase that several narrators share. */

import { type Cents, dollars } from '../../money';
import { type Phrase, type PhrasePart, phrase, type SentencePosition } from '../../phrase';
import type { Account, Payment } from './book';
import { holderOf } from './ends';
import { named, namedWithArticle } from './naming';
import { balanceOf, type Round, type State } from './state';

/** What a round's narrator is given: the round, and the state it came from. */
export interface NarrationContext<Event> {
  readonly event: Event;
  readonly before: State;
  readonly after: Round<unknown>;
}

/** Names a party of the round told: a customer or a bank, whose names take no article. */
export function tellParty(context: NarrationContext<unknown>, partyId: number): PhrasePart {
  return named(context.after.book, partyId);
}

/** Names a party that may be an institution: "the Central Bank", and "The" where it opens a sentence. */
export function theParty(
  context: NarrationContext<unknown>,
  partyId: number,
  position: SentencePosition = 'within',
): Phrase {
  return namedWithArticle(context.after.book, partyId, position);
}

/** Who pays whom how much, as the account of a payment opens. */
export function tellPaid(
  context: NarrationContext<unknown>,
  { from, to, amount }: Pick<Payment, 'from' | 'to' | 'amount'>,
): Phrase {
  return phrase`${tellParty(context, from)} pays ${tellParty(context, to)} ${dollars(amount)}.`;
}

/**
 * How an account stands after the round: "Customer 1's deposit there is now $120."
 *
 * @param where with whom it is held, where the sentence before has not just named it
 */
export function balanceSentence(
  context: NarrationContext<unknown>,
  account: Account,
  where: Phrase = ['there'],
): Phrase {
  const balance = balanceOf(context.after, account);
  const holder = tellParty(context, holderOf(account));
  if (balance === 0) return phrase`${holder}’s account ${where} is now empty.`;
  return balance > 0
    ? phrase`${holder}’s deposit ${where} is now ${dollars(balance)}.`
    : phrase`${holder} is now overdrawn ${where} by ${dollars(-balance)}.`;
}

/** The holder, where the account is overdrawn after the round and `balanceSentence` has said so; else nobody. */
export function overdrawnStill(
  context: NarrationContext<unknown>,
  account: Account,
): readonly number[] {
  return balanceOf(context.after, account) < 0 ? [holderOf(account)] : [];
}

/** A bank's new balance on the central bank's books, after a clause that has named the books. */
export function leftThere(balance: Cents): string {
  if (balance < 0) return `is overdrawn there by ${dollars(-balance)}`;
  return balance > 0 ? `has ${dollars(balance)} left there` : 'has nothing left there';
}
