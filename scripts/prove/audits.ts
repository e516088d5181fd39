/**
 * The independent auditors at work beside a board: they share no code with the
 * core, and must come to the same sheets and to the same refusals.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@/events/banking/actions/offers';
import { actionOf, type BankingEvent } from '@/events/banking/actions/registry';
import type { BankingBoard } from '@/events/banking/board/boards';
import type { BankingRound } from '@/events/banking/board/rules';
import { CREDITS } from '@/events/banking/ledger/debtRows';
import { creditorOf, debtorOf } from '@/events/banking/ledger/ends';
import { priceOf } from '@/events/banking/ledger/price';
import { recordEntries } from '@/events/banking/ledger/records';
import { billsOf, collateralOf, openRepos } from '@/events/banking/ledger/securities';
import { balanceOf, isNetted } from '@/events/banking/ledger/state';
import type { BillsEvent } from '@/events/bills/registry';
import type { BillsRound } from '@/events/bills/rules';
import type { Refusal } from '@/events/refusal';
import { isNote } from '@/events/world/board';
import { Auditor } from '@/tests/helpers/auditor';
import { pairOf } from '@/tests/helpers/auditor/books';
import { auditPostings, NOTHING_POSTED } from '@/tests/helpers/auditor/postings';
import { sheetsOf } from '@/tests/helpers/boards';
import { Bookkeeper } from '@/tests/helpers/bookkeeper';
import { judged } from '@/tests/helpers/judge';
import type { Audit } from './arena';

/** Audits a board of the banking world. */
export class BankingAudit implements Audit<BankingRound> {
  private readonly auditor = new Auditor();
  private posted = NOTHING_POSTED;

  constructor(private readonly board: BankingBoard) {}

  begin(): readonly string[] {
    return this.board.start.flatMap((round) =>
      round.event ? this.book(round.event, round, null, 'opening') : [],
    );
  }

  take(event: BankingEvent, after: BankingRound, refused: Refusal | null): readonly string[] {
    return this.book(event, after, refused, this.board.offers);
  }

  private book(
    event: BankingEvent,
    after: BankingRound,
    refused: Refusal | null,
    permission: Permission,
  ): readonly string[] {
    const code = refused?.code ?? null;
    const expected = judged(this.auditor, event, permission);
    const isFull = expected === null && code === 'TOO_MANY_OPEN' && isFullBoard(this.auditor);
    const agrees = expected === code || isFull || isToldByType(event, expected, refused);
    const verdict = agrees ? [] : [`the judge says ${expected}, the rules ${code}`];
    if (refused) return verdict;
    // What should have been refused cannot be booked.
    if (expected !== null) return verdict;
    this.auditor.play(event);
    return [...this.differences(after), ...this.postingFaults(event, after)];
  }

  private differences(after: BankingRound): readonly string[] {
    const [ours, theirs] = [sheetsOf(after), this.auditor.sheets()];
    const sheets = ours.flatMap((sheet, id) =>
      isDeepStrictEqual(sheet, theirs[id])
        ? []
        : [`the auditor's sheet is ${JSON.stringify(theirs[id])}, not ${JSON.stringify(sheet)}`],
    );
    const { credits, settings, queue, clock } = after.book;
    const netted = credits.filter((credit) => {
      const pair = pairOf(debtorOf(credit), creditorOf(credit));
      return (
        !CREDITS[credit.instrument].isLoan &&
        isNetted(after, credit) !== this.auditor.netted.has(pair)
      );
    });
    return [
      ...sheets,
      ...(ours.length === theirs.length ? [] : ['the auditor knows other parties']),
      ...(isDeepStrictEqual(settings, { ...this.auditor.settings })
        ? []
        : ["the auditor's settings differ"]),
      ...(isDeepStrictEqual(after.book.rates ?? {}, Object.fromEntries(this.auditor.administered))
        ? []
        : ["the auditor's administered rates differ"]),
      ...(priceOf(after.book) === this.auditor.price ? [] : ["the auditor's price differs"]),
      ...((after.book.capitalRequirement ?? 0) === this.auditor.capitalRequirement
        ? []
        : ["the auditor's capital requirement differs"]),
      ...(isDeepStrictEqual(clock ?? null, this.auditor.clock && { ...this.auditor.clock })
        ? []
        : ["the auditor's clock differs"]),
      ...credits.flatMap((credit) => {
        const { id, due, instrument } = credit;
        // A repo may outlast its debt.
        if (!CREDITS[instrument].isLent || balanceOf(after, credit) === 0) return [];
        return due !== (this.auditor.debts.get(id)?.due ?? undefined)
          ? [`the auditor has debt ${id} fall due on another day`]
          : [];
      }),
      ...(queue.length === this.auditor.queue.length ? [] : ["the auditor's queue differs"]),
      ...netted.map(({ id }) => `the auditor's mark on the netted dues ${id} differs`),
    ];
  }

  private postingFaults(event: BankingEvent, after: BankingRound): readonly string[] {
    const { postings, book } = after;
    const { after: posted, problems } = auditPostings(this.posted, {
      event,
      postings,
      parties: book.parties,
      records: recordEntries(after),
      faces: book.parties.map(({ id }) => billsOf(after, id)),
      repos: openRepos(book).map((repo) => ({
        borrower: debtorOf(repo),
        lender: creditorOf(repo),
        collateral: collateralOf(repo),
      })),
    });
    this.posted = posted;
    const drawn = isDeepStrictEqual(posted.sheets, sheetsOf(after));
    return [...problems, ...(drawn ? [] : ['the sheets are not what the postings come to'])];
  }
}

/** Whether a board is large enough for the rules to keep it from growing: that bound is the core's own. */
function isFullBoard({ parties, debts, pledges, queue, accounts, dues }: Auditor): boolean {
  // A repo that was set off stays open while its bills are still pledged on.
  const open = new Set([...debts.keys(), ...pledges.keys()]).size;
  const claims = parties.length + accounts.size + dues.size + open;
  return parties.length >= 60 || open >= 100 || queue.length >= 100 || claims >= 250;
}

/**
 * Whether judge and rules differ only in what they tell a party that can never do
 * such a thing: the judge that it is not offered to it, the rules which type can.
 */
function isToldByType(event: BankingEvent, expected: string | null, refused: Refusal | null) {
  if (expected !== 'NOT_OFFERED' || refused?.code !== 'WRONG_PARTY_TYPE') return false;
  return actionOf(event).roles.includes(refused.field ?? '');
}

/** Refusals that come before the rules of the exercise are asked. */
const EARLY = [
  ...['NOT_OFFERED', 'UNKNOWN_PARTY', 'UNKNOWN_BILL', 'WRONG_PARTY_TYPE', 'SAME_PARTY'],
  ...['AMOUNT_INVALID', 'AMOUNT_TOO_LARGE', 'TEXT_INVALID'],
];

/** Audits a board of the bills exercise. */
export class BillsAudit implements Audit<BillsRound> {
  private readonly keeper: Bookkeeper;

  constructor(state: BillsRound) {
    this.keeper = new Bookkeeper(state.players.map(({ name }) => name));
  }

  begin(): readonly string[] {
    return [];
  }

  take(event: BillsEvent, state: BillsRound, refused: Refusal | null): readonly string[] {
    const { keeper } = this;
    const isJudged = !isNote(event) && !EARLY.includes(refused?.code ?? '');
    if (isJudged && keeper.allows(event) !== (refused === null)) {
      return [`the bookkeeper would ${refused ? 'allow' : 'refuse'} it`];
    }
    if (!refused) keeper.play(event);
    const purses = state.players.map(({ goods, coins }) => ({ goods, ...coins }));
    const holders = state.bills.map(({ dueTo, paid }) => [keeper.names[dueTo], !paid]);
    const theirs = keeper.names.map((name) => {
      const { goods, ecus, marcs } = keeper.purse(name);
      return { goods, ecus, marcs };
    });
    return [
      ...(isDeepStrictEqual(purses, theirs) ? [] : ["the bookkeeper's purses differ"]),
      ...(state.claim === keeper.between ? [] : ["the bookkeeper's claim differs"]),
      ...(isDeepStrictEqual(
        holders,
        keeper.papers.map(({ holder, open }) => [holder, open]),
      )
        ? []
        : ["the bookkeeper's bills differ"]),
    ];
  }
}
