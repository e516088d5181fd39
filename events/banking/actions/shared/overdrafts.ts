/** What a round has done to overdrafts that its narrator has not spoken of. */

import { type Cents, dollars } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import type { Account } from '../../ledger/book';
import { holderOf, issuerOf } from '../../ledger/ends';
import { OVERDRAFTS } from '../../ledger/instruments';
import type { NarrationContext } from '../../ledger/narration';
import { tellParty, theParty } from '../../ledger/narration';
import { balanceOf, type State } from '../../ledger/state';

/**
 * A sentence for each account whose overdraft has changed: opened, raised, lowered or paid off.
 *
 * @param named holders whose overdrafts the round's own sentences name
 */
export function tellOverdrafts(
  context: NarrationContext<unknown>,
  named: readonly number[],
): Phrase {
  // Most rounds move no deposit below zero: those that were posted to are looked at, not all.
  const touched = new Set(
    context.after.postings.flatMap(({ claim }) => (claim.kind === 'account' ? claim.slot : [])),
  );
  return context.after.book.accounts
    .filter((account) => touched.has(account.slot) && !named.includes(holderOf(account)))
    .flatMap((account) => tellOne(context, account));
}

function tellOne(context: NarrationContext<unknown>, account: Account): Phrase {
  const owed = overdrawn(context.before, account);
  const owes = overdrawn(context.after, account);
  if (owed === owes) return [];
  const holder = tellParty(context, holderOf(account));
  const { word: name, preposition } = OVERDRAFTS[account.overdraft];
  const where = phrase`${preposition} ${theParty(context, issuerOf(account))}`;
  if (owed === 0)
    return phrase` ${holder} takes ${article(name)} ${name} of ${dollars(owes)} ${where}.`;
  if (owes === 0) return phrase` ${holder} pays off its ${name} of ${dollars(owed)} ${where}.`;
  return phrase` ${holder}’s ${name} ${where} ${owes > owed ? 'rises' : 'falls'} to ${dollars(owes)}.`;
}

/** The overdrafts that a party has, each with its figure: “a daylight overdraft of $40”. */
export function listOverdrafts(state: State, holder: number): readonly string[] {
  return state.book.accounts
    .filter((account) => holderOf(account) === holder && overdrawn(state, account) > 0)
    .map((account) => {
      const { word } = OVERDRAFTS[account.overdraft];
      return `${article(word)} ${word} of ${dollars(overdrawn(state, account))}`;
    });
}

function article(name: string): string {
  return name.startsWith('o') ? 'an' : 'a';
}

/** How far an account is below zero, in cents. */
function overdrawn(state: State, account: Account): Cents {
  return Math.max(0, -balanceOf(state, account));
}
