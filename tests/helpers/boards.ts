/** Boards to test on: rounds of a lesson, and what they hold, in words that tests can spell out. */

import type { Offers, Permission } from '@/events/banking/actions/offers';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import { openingPosition, sandboxBoard } from '@/events/banking/board/boards';
import { apply, type BankingRound, fold, readEvent } from '@/events/banking/board/rules';
import { type Claim, claimsOf } from '@/events/banking/ledger/book';
import { BLANK, balanceOf, type State } from '@/events/banking/ledger/state';
import { balanceSheet, type SheetGroup } from '@/events/banking/views/sheet';
import { plain } from '@/events/phrase';
import type { Refusal } from '@/events/refusal';
import type { AnyEvent } from '@/events/world/board';
import { lessonById } from '@/src/lessons/course/all';
import type { Lesson } from '@/src/lessons/course/lesson';
import { lessonAt } from '@/src/lessons/course/openings';
import type { AuditedSheet } from './auditor';
import { inOrder } from './auditor/sheets';

/** The lesson with this id. Throws when there is none. */
export function lessonOf(id: number): Lesson {
  const lesson = lessonById(id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
}

/** The lesson as it starts from one of its openings. Throws when it has none of that name. */
export function lessonFrom(id: number, name: string | undefined): Lesson {
  const lesson = lessonAt(lessonOf(id), name);
  if (!lesson) throw new Error(`lesson ${id} has no opening ${name}`);
  return lesson;
}

/** The board of an example: of a lesson, or one of its own with this opening. */
export function exampleBoard(lesson: number | readonly AnyEvent[]): {
  readonly opening: readonly BankingEvent[];
  readonly offers: Offers;
  readonly start: BankingRound;
} {
  if (typeof lesson === 'number') {
    const { opening, offers } = lessonOf(lesson);
    return { opening, offers, start: openingOf(lesson) };
  }
  const opening = lesson.flatMap((candidate) => readEvent(candidate).event ?? []);
  const { board, refused } = sandboxBoard(opening);
  if (refused) throw new Error(refused.message);
  return { opening, offers: board.offers, start: board.start.at(-1) ?? BLANK };
}

/** The position that a lesson opens with. */
export function openingOf(id: number): BankingRound {
  return openingPosition(lessonOf(id));
}

/** The round after some events. Throws when one is refused. */
export function after(
  start: BankingRound,
  events: readonly BankingEvent[],
  permission: Permission,
): BankingRound {
  const { rounds, refused } = fold(start, events, permission);
  if (refused) throw new Error(`event ${refused.index} is refused: ${refused.message}`);
  return rounds.at(-1) ?? start;
}

/** The round after some events on a lesson's board. Throws when one is refused. */
export function played(lesson: number, events: readonly BankingEvent[]): BankingRound {
  return after(openingOf(lesson), events, lessonOf(lesson).offers);
}

/** The round after some events of an opening position, from the blank board by default. */
export function opened(events: readonly BankingEvent[], start: BankingRound): BankingRound {
  return after(start, events, 'opening');
}

/** Why an event is refused. Throws when it is not. */
export function refusalOf(
  start: BankingRound,
  event: BankingEvent,
  permission: Permission,
): Refusal {
  const { refused } = apply(start, event, permission);
  if (!refused) throw new Error(`${event.type} was not refused`);
  return refused;
}

/**
 * A claim in short: `cash 1`, `bills 1`, `notes 0`, `account 1@0` (holder at issuer),
 * `dues 0>1` (debtor to creditor), other debts with their number: `loans 0 1>0`.
 */
function shortName(claim: Claim): string {
  switch (claim.kind) {
    case 'reserves':
      return `cash ${claim.id}`;
    case 'notes':
      return `notes ${claim.id}`;
    case 'securities':
      return `bills ${claim.id}`;
    case 'account':
      return `account ${claim.subordinateId}@${claim.superiorId}`;
    case 'credit':
      return claim.instrument === 'Dues'
        ? `dues ${claim.subordinateId}>${claim.superiorId}`
        : `${claim.instrument.toLowerCase()} ${claim.id} ${claim.subordinateId}>${claim.superiorId}`;
  }
}

/** Every balance of a state, by short name; zero balances too. */
export function balancesOf(state: State): Readonly<Record<string, number>> {
  return Object.fromEntries(
    claimsOf(state.book).map((claim) => [shortName(claim), balanceOf(state, claim)]),
  );
}

/** The balances that differ between two states, as they stand in the later one. */
export function changedBalances(before: State, later: State): Readonly<Record<string, number>> {
  const old = balancesOf(before);
  return Object.fromEntries(
    Object.entries(balancesOf(later)).filter(([name, balance]) => balance !== (old[name] ?? 0)),
  );
}

/** A round's postings in short: `account 1@0 -3000 novation`. */
export function postingsOf(round: BankingRound): readonly string[] {
  return round.postings.map(
    ({ claim, delta, notation }) =>
      `${shortName(claim)} ${delta > 0 ? '+' : ''}${delta} ${notation}`,
  );
}

/** The sentence that tells a round. */
export function sentenceOf(before: State, round: BankingRound): string {
  const { event } = round;
  if (!event) throw new Error('the blank board has no sentence');
  return plain(actionOf(event).narrate({ event, before, after: round }));
}

/** Every party's sheet as the board shows it, in the auditor's form and order. */
export function sheetsOf(state: State): readonly AuditedSheet[] {
  return state.book.parties.map(({ id, name, type }) => {
    const { assets, liabilities, netWorth } = balanceSheet(state, id);
    const cash = balanceOf(state, state.book.reserves[id]);
    return {
      id,
      name,
      type,
      cash,
      assets: linesOf(assets),
      liabilities: linesOf(liabilities),
      netWorth,
    };
  });
}

function linesOf(groups: readonly SheetGroup[]): AuditedSheet['assets'] {
  return inOrder(
    groups.flatMap(({ lines }) =>
      lines.map(({ instrument, thirdPartyDetail, amount }) => ({
        instrument,
        thirdParty: thirdPartyDetail?.id ?? null,
        amount,
      })),
    ),
  );
}

/** Every party's net worth, by id. */
export function worthsOf(state: State): readonly number[] {
  return sheetsOf(state).map(({ netWorth }) => netWorth);
}
