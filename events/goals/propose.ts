/** What could be asked for, seen from a line: goals that hold now, and did not before. */
import type { BankingRound } from '../banking/board/rules';
import { CENTRAL_BANK, claimsOf } from '../banking/ledger/book';
import { CREDITS } from '../banking/ledger/debtRows';
import { creditorOf, debtorOf, holderOf, issuerOf } from '../banking/ledger/ends';
import { actorsOf } from './acts';
import { holdsAt } from './evaluate';
import { figureAt } from './figures';
import { type Figure, type Goal, type LineFigure, SETTING_NAMES } from './grammar';
import { type GoalLine, positionAt, stepAt } from './line';

/** How many are proposed at most. */
const MAX_PROPOSALS = 8;

/**
 * Goals that the last event of a line has met, and none before it: positions that have a name come first, then
 * mere figures, then what was done. None for a line without an event.
 */
export function proposals(line: GoalLine): readonly Goal[] {
  const end = line.rounds.length;
  if (end === 0) return [];
  const seen = new Set<string>();
  const fresh: Goal[] = [];
  for (const goal of candidates(line)) {
    const written = JSON.stringify(goal);
    if (seen.has(written) || !isNew(goal, line)) continue;
    seen.add(written);
    fresh.push(goal);
    if (fresh.length === MAX_PROPOSALS) break;
  }
  return fresh;
}

/** Whether the last event met a goal, and neither the opening nor any event before it did. */
function isNew(goal: Goal, line: GoalLine): boolean {
  const end = line.rounds.length;
  if (!holdsAt(goal, { line, end })) return false;
  for (let one = 0; one < end; one += 1) if (holdsAt(goal, { line, end: one })) return false;
  return true;
}

/** What might be asked for, the likelier first. */
function candidates(line: GoalLine): readonly Goal[] {
  const end = line.rounds.length;
  const { after, event } = stepAt(line, end);
  const act: Goal = { kind: 'act', act: { type: event.type, ...by(line) }, in: 'task' };
  return [
    ...daysAndBanks(line),
    ...standing(line),
    ...lent(line),
    ...amounts(line, linesOf(after)),
    ...amounts(line, settingsAndSums(line)),
    ...closed(line),
    act,
  ];
}

/** Who has done the last act, where it was one party. */
function by(line: GoalLine): { readonly party?: number } {
  const { event, before } = stepAt(line, line.rounds.length);
  const [party, ...others] = actorsOf(event, before.book);
  return party === undefined || others.length > 0 ? {} : { party };
}

/** Where days pass: the day, margin calls, and banks that owe more than they have or were closed. */
function daysAndBanks(line: GoalLine): readonly Goal[] {
  const { book } = positionAt(line, line.rounds.length);
  if (!book.clock) return [];
  const asked: Figure = { kind: 'margin', take: 'asked' };
  const called: Goal = { kind: 'figure', of: asked, is: 'moreThan', than: 0 };
  const met: Goal = { kind: 'figure', of: asked, is: 'is', than: 0 };
  const banks = book.parties.filter(({ type }) => type === 'bank');
  return [
    { kind: 'figure', of: { kind: 'day' }, is: 'atLeast', than: book.clock.day },
    called,
    { kind: 'and', of: [met, { kind: 'since', from: 'opening', of: called }] },
    ...banks.map(({ id }): Goal => ({ kind: 'bankClosed', party: id })),
    ...banks.map(
      ({ id }): Goal => ({
        kind: 'figure',
        of: { kind: 'sheet', party: id, take: 'capital' },
        is: 'lessThan',
        than: 0,
      }),
    ),
  ];
}

/** Loans that the last event made. */
function lent(line: GoalLine): readonly Goal[] {
  const { after } = stepAt(line, line.rounds.length);
  return after.postings.flatMap(({ claim, notation }): readonly Goal[] => {
    if (claim.kind !== 'credit' || notation !== 'issuance') return [];
    if (!CREDITS[claim.instrument].isLent) return [];
    const [debtor, creditor] = [debtorOf(claim), creditorOf(claim)];
    const where = [{ term: 'rate', is: 'is', than: claim.interestRate }] as const;
    const { instrument } = claim;
    return [
      {
        kind: 'figure',
        of: { kind: 'made', line: instrument, in: 'task', take: 'count', debtor, creditor, where },
        is: 'atLeast',
        than: 1,
      },
    ];
  });
}

/** Positions that have a name. */
function standing({ ground }: GoalLine): readonly Goal[] {
  const due: LineFigure = { kind: 'line', line: 'Dues', take: 'highest' };
  const lowest = (one: 'Customer Deposits' | 'Bank Deposits' | 'CH Certificates'): LineFigure => ({
    kind: 'line',
    line: one,
    take: 'lowest',
  });
  const has = (of: Figure, is: 'is' | 'moreThan'): Goal => ({ kind: 'figure', of, is, than: 0 });
  const ever = (of: Goal): Goal => ({ kind: 'since', from: 'opening', of });
  const below = (of: Figure): Goal => ({ kind: 'figure', of, is: 'lessThan', than: 0 });
  const overdrafts = (['Customer Deposits', 'Bank Deposits', 'CH Certificates'] as const).map(
    lowest,
  );
  const isOpen = ground.opening.length > 0;
  return [
    { kind: 'and', of: [has(due, 'is'), ever(has(due, 'moreThan'))] },
    ...(isOpen ? [{ kind: 'back', part: 'all' } as const] : []),
    ...overdrafts.map(below),
    ...overdrafts.map(
      (of): Goal => ({
        kind: 'and',
        of: [{ kind: 'figure', of, is: 'atLeast', than: 0 }, ever(below(of))],
      }),
    ),
  ];
}

/** Each of some figures at what it is now. */
function amounts(line: GoalLine, figures: readonly Figure[]): readonly Goal[] {
  const point = { line, end: line.rounds.length };
  return figures.flatMap((of): readonly Goal[] => {
    const than = figureAt(of, point);
    return than === null ? [] : [{ kind: 'figure', of, is: 'is', than }];
  });
}

/** The lines of balance sheets, each from the side of whoever is owed: of those that stay as they were, nothing is new. */
function linesOf({ book }: BankingRound): readonly Figure[] {
  return claimsOf(book).flatMap((claim): readonly Figure[] => {
    switch (claim.kind) {
      case 'account':
        return [
          { kind: 'line', line: claim.instrument, party: holderOf(claim), with: issuerOf(claim) },
        ];
      case 'credit':
        return [
          {
            kind: 'line',
            line: claim.instrument,
            party: debtorOf(claim),
            with: creditorOf(claim),
            side: 'liability',
          },
        ];
      case 'notes':
        return [];
      default:
        return [{ kind: 'line', line: claim.instrument, party: claim.id }];
    }
  });
}

/** What banks have above zero with the central bank. */
const RESERVES: LineFigure = {
  kind: 'line',
  line: 'Bank Deposits',
  partyType: 'bank',
  with: CENTRAL_BANK,
  take: 'above',
};

/** Sums over the system, totals of banks, settings and medians. */
function settingsAndSums(line: GoalLine): readonly Figure[] {
  const { book } = positionAt(line, line.rounds.length);
  const banks = book.clock ? book.parties.filter(({ type }) => type === 'bank') : [];
  return [
    ...SETTING_NAMES.map((setting): Figure => ({ kind: 'setting', setting })),
    ...(book.notes ? [RESERVES] : []),
    { kind: 'money' },
    { kind: 'median', market: 'Fed Funds' },
    { kind: 'median', market: 'Repos' },
    ...book.parties
      .filter(({ type }) => type !== 'customer')
      .map(({ id }): Figure => ({ kind: 'sheet', party: id, take: 'total' })),
    ...banks.map(({ id }): Figure => ({ kind: 'sheet', party: id, take: 'capital' })),
  ];
}

/** Debts that the last event ended. */
function closed(line: GoalLine): readonly Goal[] {
  const { event, before, after } = stepAt(line, line.rounds.length);
  return before.book.credits
    .filter(({ id }) => !after.book.credits.some((one) => one.id === id))
    .map((debt) => ({
      kind: 'closed',
      in: 'task',
      by: event.type,
      debt: { line: debt.instrument, debtor: debtorOf(debt) },
    }));
}
