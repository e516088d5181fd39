/** What a round has done to overdrafts that its narrator has not spoken of. */

import { type Cents, dollars } from '../../../money';
import { type Phrase, say } from '../../../phrase';
import type { Account } from '../../ledger/book';
import { holderOf, issuerOf } from '../../ledger/ends';
import { OVERDRAFTS } from '../../ledger/instruments';
import { balanceOf, type State } from '../../ledger/state';
import type { Told } from '../../ledger/telling';
import { tellParty, theParty } from '../../ledger/telling';

/**
 * A sentence for each account whose overdraft has changed: opened, raised, lowered or paid off.
 *
 * @param named holders whose overdrafts the round's own sentences name
 */
export function tellOverdrafts(told: Told<unknown>, named: readonly number[]): Phrase {
  // Most rounds move no deposit below zero: those that were posted to are looked at, not all.
  const touched = new Set(
    told.after.postings.flatMap(({ claim }) => (claim.kind === 'account' ? claim.slot : [])),
  );
  return told.after.book.accounts
    .filter((account) => touched.has(account.slot) && !named.includes(holderOf(account)))
    .flatMap((account) => tellOne(told, account));
}

function tellOne(told: Told<unknown>, account: Account): Phrase {
  const owed = overdrawn(told.before, account);
  const owes = overdrawn(told.after, account);
  if (owed === owes) return [];
  const holder = tellParty(told, holderOf(account));
  const { word: name, preposition } = OVERDRAFTS[account.overdraft];
  const where = say`${preposition} ${theParty(told, issuerOf(account))}`;
  if (owed === 0)
    return say` ${holder} takes ${article(name)} ${name} of ${dollars(owes)} ${where}.`;
  if (owes === 0) return say` ${holder} pays off its ${name} of ${dollars(owed)} ${where}.`;
  return say` ${holder}'s ${name} ${where} ${owes > owed ? 'rises' : 'falls'} to ${dollars(owes)}.`;
}

function article(name: string): string {
  return name.startsWith('o') ? 'an' : 'a';
}

/** How far an account is below zero, in cents. */
function overdrawn(state: State, account: Account): Cents {
  return Math.max(0, -balanceOf(state, account));
}
