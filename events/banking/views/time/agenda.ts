/**
 * What a day has on its list: debts by the day on which they fall due, and whatever else its end waits
 * for. One list, made of one source for each kind of thing: another kind is another source.
 */
import { assertDefined } from '../../../assert';
import { type Cents, dollars } from '../../../money';
import { type Phrase, phrase } from '../../../phrase';
import type { RefusalCode } from '../../../refusal';
import { CENTRAL_BANK } from '../../ledger/book';
import { overdrawnAtClose, unsettled } from '../../ledger/day';
import { CREDITS } from '../../ledger/debtRows';
import { creditorOf, debtorOf, holderOf } from '../../ledger/ends';
import { namedWithArticle } from '../../ledger/naming';
import { marginCalls } from '../../ledger/securities';
import { balanceOf, type State } from '../../ledger/state';
import { type DueDebt, dueDates } from './dueDates';

/** When something of a day's list is to be done. */
export const WHEN = ['today', 'tomorrow', 'later', 'on demand'] as const;

export type When = (typeof WHEN)[number];

/** One thing on a day's list. */
export interface AgendaItem {
  /** The same for as long as it is the same thing. */
  readonly key: string;
  readonly when: When;
  /** The code that the end of the day is refused with while it stands; null where the day may end with it. */
  readonly code: RefusalCode | null;
  /** The debt that it is about, by id; null where it is about none. */
  readonly debtId: number | null;
  /** Whose it is to cure: the debtor, the bank that is overdrawn, the house. By id. */
  readonly partyId: number;
  /** The other side of its debt, by id; null where there is none. */
  readonly otherId: number | null;
  /** What would settle it, interest included. Cents. */
  readonly amount: Cents;
  /** The same without interest. Cents. */
  readonly principal: Cents;
  /** Who owes whom what, as a clause: "Bank 1 owes Bank 2 $100 and $0.01 of interest". */
  readonly says: Phrase;
  /** What kind of thing it is, in a word or two: "Fed funds". */
  readonly kind: string;
  /** The day on which it falls due; null where it has none. */
  readonly due: number | null;
}

/** A day and what is on its list. */
export interface Agenda {
  /** From 1. */
  readonly day: number;
  /** What its end waits for, in the order in which it is refused; then the nearest first. */
  readonly items: readonly AgendaItem[];
}

/** What a day's list is made of, in the order in which the end of the day asks for it. */
const SOURCES: readonly ((state: State) => readonly AgendaItem[])[] = [
  waiting,
  debts,
  margins,
  overdrawn,
];

/** The list of the day that it is; null where no days pass. */
export function agendaOf(state: State): Agenda | null {
  const { clock } = state.book;
  if (!clock) return null;
  const items = SOURCES.flatMap((source) => source(state));
  return {
    day: clock.day,
    items: WHEN.flatMap((when) => items.filter((one) => one.when === when)),
  };
}

/** What a house that settles by the day has not settled. */
function waiting(state: State): readonly AgendaItem[] {
  const left = unsettled(state);
  if (!left || left.queued + left.dues === 0) return [];
  const house = namedWithArticle(state.book, left.house, 'opening');
  const sums = [
    ...(left.queued > 0 ? [`${dollars(left.queued)} of payments`] : []),
    ...(left.dues > 0 ? [`${dollars(left.dues)} of dues`] : []),
  ].join(' and ');
  return [
    {
      key: 'waiting',
      when: 'today',
      code: 'PAYMENTS_WAIT',
      debtId: null,
      partyId: left.house,
      otherId: null,
      amount: left.queued + left.dues,
      principal: left.queued + left.dues,
      says: phrase`${house} has not settled ${sums}`,
      kind: 'Payments that wait',
      due: null,
    },
  ];
}

/** Debts whose bills are worth less than their haircut asks for. */
function margins(state: State): readonly AgendaItem[] {
  const { book } = state;
  return marginCalls(state).map(({ debt, asked }) => {
    const [debtor, creditor] = [debtorOf(debt), creditorOf(debt)];
    return {
      key: `margin ${debt.id}`,
      when: 'today',
      code: 'MARGIN_DUE',
      debtId: debt.id,
      partyId: debtor,
      otherId: creditor,
      amount: asked,
      principal: asked,
      says: phrase`${namedWithArticle(book, debtor, 'opening')} must pledge ${dollars(asked)} more of Treasury Bills to ${namedWithArticle(book, creditor, 'within')}`,
      kind: 'Margin call',
      due: null,
    };
  });
}

function overdrawn(state: State): readonly AgendaItem[] {
  const { book } = state;
  return overdrawnAtClose(state).map((account) => {
    const bank = holderOf(account);
    const amount = -balanceOf(state, account);
    return {
      key: `overdrawn ${bank}`,
      when: 'today',
      code: 'OVERDRAWN_AT_CLOSE',
      debtId: null,
      partyId: bank,
      otherId: null,
      amount,
      principal: amount,
      says: phrase`${namedWithArticle(book, bank, 'opening')} is overdrawn with ${namedWithArticle(book, CENTRAL_BANK, 'within')} by ${dollars(amount)}`,
      kind: 'Daylight overdraft',
      due: null,
    };
  });
}

function debts(state: State): readonly AgendaItem[] {
  const dates = assertDefined(dueDates(state), 'days on this board');
  const of = (when: When, list: readonly DueDebt[]) =>
    list.map((debt) => debtItem(state, when, debt));
  return [
    ...of('today', dates.today),
    ...of('tomorrow', dates.tomorrow),
    ...of('later', dates.later),
    ...of('on demand', dates.onDemand),
  ];
}

function debtItem({ book }: State, when: When, debt: DueDebt): AgendaItem {
  const { id, instrument, debtorId, creditorId, principal, interest, due } = debt;
  const more = interest > 0 ? ` and ${dollars(interest)} of interest` : '';
  return {
    key: `debt ${id}`,
    when,
    code: when === 'today' ? 'DUE_TODAY' : null,
    debtId: id,
    partyId: debtorId,
    otherId: creditorId,
    amount: principal + interest,
    principal,
    says: phrase`${namedWithArticle(book, debtorId, 'opening')} owes ${namedWithArticle(book, creditorId, 'within')} ${dollars(principal)}${more}`,
    kind: CREDITS[instrument].together,
    due,
  };
}
