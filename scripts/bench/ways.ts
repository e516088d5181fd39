/** Four ways of doing the same work: ours, a mutable simulator, immer event by event, Redux with devtools. */
import { instrument } from '@redux-devtools/instrument';
import { createSlice, legacy_createStore, type PayloadAction } from '@reduxjs/toolkit';
import { produce } from 'immer';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { openingPosition } from '@/events/banking/board/boards';
import { type BankingRound, fold } from '@/events/banking/board/rules';
import type { Lesson } from '@/src/lessons/course/lesson';
import { type Entry, type SimBoard, simBoard, simOffers } from './simBoard';
import { step } from './simulator';

type Events = readonly BankingEvent[];

function mustPass(refused: string | null | undefined): void {
  if (refused) throw new Error(`the session is legal, and yet: ${refused}`);
}

/** Ours: every round is kept. */
export function rounds(lesson: Lesson, events: Events): readonly BankingRound[] {
  const folded = fold(openingPosition(lesson), events, lesson.offers);
  mustPass(folded.refused?.code);
  return folded.rounds;
}

/** A simulator's last state, and the entries of every round: the records that each party keeps. */
interface Simulated {
  readonly board: SimBoard;
  readonly records: readonly (readonly Entry[])[];
}

/** The simulator, changed in place: of its states the last one is kept, and all records. */
export function mutable(lesson: Lesson, events: Events): Simulated {
  const board = simBoard(openingPosition(lesson));
  const offers = simOffers(lesson.offers);
  const records: (readonly Entry[])[] = [];
  for (const event of events) {
    mustPass(step(board, event, offers));
    records.push(board.entries);
  }
  return { board, records };
}

/** The simulator inside immer, event by event; every state is kept. */
export function immer(lesson: Lesson, events: Events): readonly SimBoard[] {
  let board = simBoard(openingPosition(lesson));
  const offers = simOffers(lesson.offers);
  const states: SimBoard[] = [];
  for (const event of events) {
    board = produce(board, (draft) => mustPass(step(draft, event, offers)));
    states.push(board);
  }
  return states;
}

/** The simulator in a Redux Toolkit slice whose store records every action and state for the devtools. */
export function redux(lesson: Lesson, events: Events): SimBoard {
  const offers = simOffers(lesson.offers);
  const slice = createSlice({
    name: 'board',
    initialState: simBoard(openingPosition(lesson)),
    reducers: {
      done(board, { payload }: PayloadAction<BankingEvent>) {
        mustPass(step(board, payload, offers));
      },
    },
  });
  const store = legacy_createStore(slice.reducer, instrument());
  for (const event of events) store.dispatch(slice.actions.done(event));
  return store.getState();
}

/** A board's balances in words, one a line: two boards that stand alike give the same. */
function standing({ parties, debts, nextId }: SimBoard): string {
  const lines = parties.flatMap(({ id, accounts, dues }) => [
    ...accounts.map(({ issuer, balance }) => `${id} has ${balance} with ${issuer}`),
    ...dues.map((one) => `${id} owes ${one.creditor} ${one.balance}, netted ${one.netted}`).sort(),
  ]);
  const owed = debts.map(({ id, debtor, balance }) => `${debtor} owes ${balance} under ${id}`);
  return [...lines, ...owed, `next ${nextId}`].join('\n');
}

/** Throws unless these ways lead to the balances that ours leads to. */
export function assertSameWork(
  lesson: Lesson,
  events: Events,
  ways: readonly ((lesson: Lesson, events: Events) => SimBoard | Simulated | readonly SimBoard[])[],
): void {
  const ours = standing(simBoard(rounds(lesson, events).at(-1) ?? openingPosition(lesson)));
  for (const way of ways) {
    const led = way(lesson, events);
    const board = 'board' in led ? led.board : 'parties' in led ? led : led.at(-1);
    if (!board || standing(board) !== ours) {
      throw new Error('two ways lead to different balances');
    }
  }
}
