/** What tasks ask of lines on boards with a central bank: balances held there, loans made, debts closed, refusals. */

import type { Offers } from '@/events/banking/actions/offers';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { type BankingRound, fold, wouldRefuse } from '@/events/banking/board/rules';
import { type CreditAccount, findCredit } from '@/events/banking/ledger/book';
import type { CreditInstrument } from '@/events/banking/ledger/instruments';
import { BLANK, balanceOf, type State } from '@/events/banking/ledger/state';
import { settlementBalance } from '@/events/banking/systems/reserves';
import { loanDataOf } from '@/events/banking/views/records/loanData';
import type { BasisPoints, Cents } from '@/events/money';
import type { RefusalCode } from '@/events/refusal';
import { creditorOf, debtorOf } from '../../../events/banking/ledger/ends';
import type { MarketInstrument } from '../../../events/banking/ledger/instruments';
import type { PlayedEvent } from './queries';

/** Whether an event closed a round: settings and notes do not. */
export function closesRound({ before, after }: PlayedEvent): boolean {
  return after.count > before.count;
}

/** The ids of the banks. */
export function banksOf({ book }: State): readonly number[] {
  return book.parties.filter(({ type }) => type === 'bank').map(({ id }) => id);
}

/** Whether any bank is below zero on the central bank's books. */
export function isAnyOverdrawn(state: State): boolean {
  return banksOf(state).some((bank) => settlementBalance(state, bank) < 0);
}

/** The banks' balances with the central bank that stand above zero, in cents. */
export function totalReserves(state: State): Cents {
  return banksOf(state).reduce((sum, bank) => sum + Math.max(0, settlementBalance(state, bank)), 0);
}

/** The open debts of one kind, oldest first. */
export function openDebts({ book }: State, instrument: CreditInstrument): readonly CreditAccount[] {
  return book.credits.filter((credit) => credit.instrument === instrument);
}

/** The sum of the open repos between a borrower and a lender, in cents; null stands for anyone. */
export function repoBalance(state: State, borrower: number | null, lender: number | null): Cents {
  return openDebts(state, 'Repos')
    .filter((repo) => borrower === null || debtorOf(repo) === borrower)
    .filter((repo) => lender === null || creditorOf(repo) === lender)
    .reduce((sum, repo) => sum + balanceOf(state, repo), 0);
}

/** Cached debts, by the round that closed them: a long line is checked at every step. */
const knownClosed = new WeakMap<BankingRound, CreditAccount | null>();

/** The debt that an event closed, as it stood before; undefined when it closed none. */
export function closedDebt(step: PlayedEvent): CreditAccount | undefined {
  const known = knownClosed.get(step.after);
  if (known !== undefined) return known ?? undefined;
  const closed = debtClosedBy(step);
  knownClosed.set(step.after, closed ?? null);
  return closed;
}

function debtClosedBy({ before, event, after }: PlayedEvent): CreditAccount | undefined {
  const id = debtNamed(event);
  if (id === null || findCredit(after.book, id)) return undefined;
  return findCredit(before.book, id);
}

/** The credit account of which an event repays something, null when it is of another type. */
function debtNamed(event: BankingEvent): number | null {
  switch (event.type) {
    case 'payFedFundsLoan':
      return event.loan;
    case 'unwindRepo':
    case 'failRepo':
      return event.repo;
    default:
      return null;
  }
}

const openings = new WeakMap<readonly BankingEvent[], readonly BankingRound[]>();

/**
 * The volume-weighted median of a market in basis points, the loans of the opening
 * included: they are no rounds of the line, so its events are folded, once.
 *
 * @param rounds the line after the opening, as far as it counts
 */
export function medianOf(
  instrument: MarketInstrument,
  opening: readonly BankingEvent[],
  rounds: readonly BankingRound[],
): BasisPoints | null {
  let built = openings.get(opening);
  if (!built) {
    built = fold(BLANK, opening, 'opening').rounds;
    openings.set(opening, built);
  }
  return loanDataOf([...built, ...rounds], instrument).volumeWeightedMedian;
}

/** Whether the board refuses an event as it stands, for one of these reasons. */
export function isRefused(
  round: BankingRound,
  event: BankingEvent,
  offers: Offers,
  codes: readonly RefusalCode[],
): boolean {
  const refused = wouldRefuse(round, event, offers);
  return refused !== null && codes.includes(refused.code);
}
