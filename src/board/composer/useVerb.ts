'use client';
/** The verb of the sentence: one of the acting party's, or one of the board's own. */
import { useState } from 'react';
import type { Choices, ChoosingSlot } from './sentence';

/** An action, as a menu has it. */
interface Verb {
  readonly type: string;
  readonly kind?: string;
  readonly label: string;
}

interface Verbs<V extends Verb> {
  readonly partyId: number;
  /** What the party can do. */
  readonly own: readonly V[];
  /** What the board itself can do, whoever is chosen: its settings, notes. */
  readonly boards: readonly V[];
  /** The name of the chosen action; the first of its own that would work where the party cannot do it. */
  readonly type: string;
  readonly onType: (type: string) => void;
  /** How often an act has been written from elsewhere: its verb then goes before the board's own. */
  readonly writes?: number;
  /** The action that it opens with. */
  first(): V | undefined;
}

interface Kept {
  readonly partyId: number;
  readonly writes?: number;
  /** The name of the action that it opened with; undefined where the party can do nothing. */
  readonly first: string | undefined;
  /** The name of the board's own action that was chosen since; null where none was. */
  readonly board: string | null;
}

/** What is said of a party that can do nothing. */
const REACTS = 'Only reacts here';

/** Whom the board’s own actions are for: nobody in particular does them, and their sentences begin with it. */
export const FOR_ALL = 'For all';

/** The chosen action, null where the party has none; the slot for it; how to choose another, and to leave the board’s own. */
export function useVerb<V extends Verb>(verbs: Verbs<V>) {
  const { partyId, own, boards, type, onType, writes = 0 } = verbs;
  const open = (before: string | undefined): Kept => ({
    partyId,
    writes,
    // What another party was about to do, this one may be meant to do as well.
    first: own.some((one) => one.type === before) ? before : verbs.first()?.type,
    board: null,
  });
  // Chosen as it opens for a party: it stays while the person is at it, whatever works later.
  const [kept, keep] = useState(() => open(undefined));
  const opened = kept.partyId === partyId && kept.writes === writes ? kept : open(kept.first);
  if (opened !== kept) keep(opened);
  const among = (list: readonly V[], wanted: string | null | undefined): V | undefined =>
    list.find((one) => one.type === wanted);
  const action =
    among(boards, opened.board) ??
    among(own, type) ??
    among(boards, type) ??
    among(own, opened.first) ??
    null;
  const choose = (next: string) => {
    const isBoards = among(boards, next) !== undefined;
    keep({ ...opened, board: isBoards ? next : null });
    if (!isBoards) onType(next);
  };
  const isBoards = action !== null && !own.includes(action);
  const slot: ChoosingSlot = {
    key: 'verb',
    label: 'Action',
    field: null,
    value: action?.type ?? '',
    words: REACTS.toLowerCase(),
    choices: choicesOf(own, boards),
    onChange: choose,
  };
  /** Gives the sentence back to whoever is chosen: the board’s own verb goes, wherever it was chosen. */
  const release = () => {
    keep({ ...opened, board: null });
    if (among(own, type) === undefined && among(boards, type)) onType('');
  };
  /** After an act of the board’s own. The next day is somebody’s to act on: its end gives way to the party’s verbs. */
  const afterAct = () => {
    if (action?.kind === 'exogenous') keep({ ...opened, board: null });
  };
  return { action, isBoards, slot, choose, release, afterAct };
}

function choicesOf(own: readonly Verb[], boards: readonly Verb[]): readonly Choices[] {
  const named = (list: readonly Verb[]) => list.map(({ type: value, label }) => ({ value, label }));
  const first = own.length > 0 ? named(own) : [{ value: '', label: REACTS }];
  return [
    { heading: null, options: first },
    ...(boards.length > 0 ? [{ heading: FOR_ALL, options: named(boards) }] : []),
  ];
}
