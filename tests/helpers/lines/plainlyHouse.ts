/** Plain questions to boards with a clearing house: its members' certificates, and its loans. */

import { holderOf, issuerOf } from '@/events/banking/ledger/ends';
import { balanceOf, type State } from '@/events/banking/ledger/state';
import { memberAccounts } from '@/events/banking/systems/clearinghouse';
import type { Cents } from '@/events/money';
import { total } from '@/events/money';
import type { PlayedEvent } from '@/src/lessons/course/queries';
import { duesOf } from './plainly';

/** A member's account with the house. */
interface Membership {
  readonly bank: number;
  readonly house: number;
  /** Cents; below zero it is a CH Loan. */
  readonly certificates: Cents;
}

/** Every member of the house, in order of joining, with its certificates. */
export function membersOf(state: State): readonly Membership[] {
  return memberAccounts(state.book).map((account) => ({
    bank: holderOf(account),
    house: issuerOf(account),
    certificates: balanceOf(state, account),
  }));
}

/** Whether the house is lending to a member: its certificates are below zero. */
export function isHouseLending(state: State): boolean {
  return membersOf(state).some(({ certificates }) => certificates < 0);
}

/** The sum of all certificates less the house's loans, in cents. */
export function certificatesInAll(state: State): Cents {
  return total(membersOf(state).map(({ certificates }) => certificates));
}

/** What a member would have once it settled: its certificates, and what the house owes it net, in cents. */
export function positionOf(state: State, { bank, house, certificates }: Membership): Cents {
  return certificates + duesOf(state, house, bank) - duesOf(state, bank, house);
}

/** What a settlement had members pay or be paid, whichever is more in all: in certificates or by loan. Cents. */
export function settledIn({ before, after }: PlayedEvent): Cents {
  const changes = memberAccounts(after.book).map(
    (account) => balanceOf(after, account) - balanceOf(before, account),
  );
  const paid = total(changes.map((change) => Math.max(0, -change)));
  return Math.max(paid, total(changes.map((change) => Math.max(0, change))));
}
