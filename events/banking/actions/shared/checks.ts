/** The checks of accounts that the banking world has beside those of every world. */
import { type Refusal, refusal } from '../../../refusal';
import { fitsField, nameAt } from '../../../world/checks';
import type { ResolvedEvent } from '../../../world/refuse';
import type { Party } from '../../ledger/book';
import { findAccount } from '../../ledger/book';
import { isBankClosed } from '../../ledger/institutions';
import { nameIn } from '../../ledger/naming';
import type { Round } from '../../ledger/state';
import type { Position } from '../action';
import type { AnyAction, BankingEvent } from '../registry';

/** The types by which events of the banking world are judged. */
export interface BankingJudged {
  readonly position: Position;
  readonly round: Round<BankingEvent>;
  readonly party: Party;
  readonly action: AnyAction;
}

/** Refuses a bank that was closed: it is on the board no longer but for its name (`UNKNOWN_PARTY`). */
export function refuseClosed<W extends BankingJudged>({
  state,
  action,
  parties,
}: ResolvedEvent<W>): Refusal | null {
  // Banks are closed on a day; where none pass there is nobody to look for.
  if (!state.book.clock) return null;
  const index = parties.findIndex((one) => one !== undefined && isBankClosed(state.book, one.id));
  const named = action.signature.parties[index];
  const bank = parties[index];
  if (!named || !bank) return null;
  return refusal(
    'UNKNOWN_PARTY',
    `${named.field.label}: ${nameIn(state.book, bank.id)} was closed and takes no further part; choose another.`,
    named.name,
  );
}

/** Refuses a pair of parties between which no account stands (`UNKNOWN_ACCOUNT`). */
export function refuseAccounts<W extends BankingJudged>(named: ResolvedEvent<W>): Refusal | null {
  const { state, action, parties } = named;
  for (const [holderIndex, issuerIndex] of action.signature.accounts) {
    const holder = parties[holderIndex];
    const issuer = parties[issuerIndex];
    if (!holder || !issuer || !fitsField(named, holderIndex) || !fitsField(named, issuerIndex))
      continue;
    if (findAccount(state.book, holder.id, issuer.id)) continue;
    return refusal(
      'UNKNOWN_ACCOUNT',
      `${nameIn(state.book, holder.id, 'opening')} has no account with ${nameIn(state.book, issuer.id)}; choose a bank where there is one.`,
      nameAt(action, issuerIndex),
    );
  }
  return null;
}

/** Refuses banks that would settle where there is no central bank (`UNKNOWN_ACCOUNT`); where there is one, every bank has come with an account there. */
export function refuseSettlers<W extends BankingJudged>({
  state,
  action,
  parties,
  allFit,
}: ResolvedEvent<W>): Refusal | null {
  if (!allFit || state.book.notes) return null;
  const index = action.signature.settlers.find((one) => parties[one]?.type === 'bank');
  if (index === undefined) return null;
  return refusal(
    'UNKNOWN_ACCOUNT',
    'There is no central bank on this board with which banks could have accounts.',
    nameAt(action, index),
  );
}

/** Refuses what the action itself says of the accounts that it needs. */
export function refuseFurtherAccounts<W extends BankingJudged>(
  named: ResolvedEvent<W>,
): Refusal | null {
  const { state, action, event, allFit } = named;
  return allFit ? action.refuseAccounts(state.book, event) : null;
}
