'use client';
/** The system that is being built: every change of it can be undone, and it is kept in this browser. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Menu, menuWithDays } from '@/events/banking/board/menus';
import { menuIn } from '@/machines/bankingSystem';
import { useBankingSystem } from '../session/useBankingSystem';
import { type Built, builtOf, EMPTY_DRAFT, type SystemDraft } from './draft';
import {
  joined,
  type KeptSystems,
  keepDraft,
  loadKept,
  NOTHING_KEPT,
  newsOf,
  saveKept,
  type TabNews,
} from './keep';

/** A draft to undo to, and what was done to it. */
interface Change {
  readonly kept: KeptSystems;
  readonly what: string;
  /** Whether another system took its place, title and all. */
  readonly isWhole: boolean;
}

interface State {
  readonly kept: KeptSystems;
  readonly past: readonly Change[];
  /** What was done last, in words; empty at first. */
  readonly said: string;
}

type Action =
  | { readonly type: 'loaded'; readonly kept: KeptSystems }
  | { readonly type: 'joined'; readonly news: TabNews }
  | { readonly type: 'changed'; readonly draft: SystemDraft; readonly what: string }
  | { readonly type: 'begun'; readonly draft: SystemDraft; readonly what: string }
  | { readonly type: 'titled'; readonly title: string }
  | { readonly type: 'played'; readonly isPlayed: boolean }
  | { readonly type: 'undone' };

/** How many changes can be undone. */
const MAX_CHANGES = 200;

const draftIn = ({ current }: KeptSystems): SystemDraft => current ?? EMPTY_DRAFT;

function changed(state: State, kept: KeptSystems, what: string, isWhole: boolean): State {
  const past = [...state.past, { kept: state.kept, what, isWhole }].slice(-MAX_CHANGES);
  return { kept, past, said: `${what}.` };
}

function undone(state: State): State {
  const last = state.past.at(-1);
  if (!last) return state;
  const { title } = draftIn(state.kept);
  const before = draftIn(last.kept);
  const current = last.isWhole ? before : { ...before, title };
  return {
    kept: { ...last.kept, current, isPlayed: state.kept.isPlayed },
    past: state.past.slice(0, -1),
    said: `Undone: ${last.what}.`,
  };
}

function reduced(state: State, action: Action): State {
  const { kept } = state;
  switch (action.type) {
    case 'loaded':
      return { ...state, kept: action.kept };
    case 'joined': {
      const { news } = action;
      const past = state.past.map((change) => ({ ...change, kept: joined(change.kept, news) }));
      return { ...state, kept: joined(kept, news), past };
    }
    case 'changed':
      return changed(state, { ...kept, current: action.draft }, action.what, false);
    case 'begun':
      return changed(state, keepDraft(kept, action.draft), action.what, true);
    case 'titled':
      return { ...state, kept: { ...kept, current: { ...draftIn(kept), title: action.title } } };
    case 'played':
      if (kept.isPlayed === action.isPlayed) return state;
      return { ...state, kept: { ...kept, isPlayed: action.isPlayed } };
    case 'undone':
      return undone(state);
  }
}

/** The system being built, and every way to change it. */
export interface Systems {
  readonly draft: SystemDraft;
  readonly built: Built;
  /** What its banking system has to offer, and its days. */
  readonly menu: Menu;
  /** Systems built earlier, the latest first. */
  readonly earlier: readonly SystemDraft[];
  /** What was done last, in words; empty at first. */
  readonly said: string;
  /** What `undo` would undo; null when nothing. */
  readonly undoes: string | null;
  /** Whether the browser keeps what is built. */
  readonly isKept: boolean;
  /** Takes a changed draft; `what` says what was done, without its full stop. */
  readonly change: (draft: SystemDraft, what: string) => void;
  /** Puts another system in its place, which stays among the earlier ones. */
  readonly begin: (draft: SystemDraft, what: string) => void;
  readonly entitle: (title: string) => void;
  readonly markPlayed: (isPlayed: boolean) => void;
  readonly undo: () => void;
}

/**
 * The system of this browser.
 *
 * @param onLoaded is told once of what was kept
 */
export function useSystems(onLoaded: (kept: KeptSystems) => void): Systems {
  const [state, dispatch] = useReducer(reduced, { kept: NOTHING_KEPT, past: [], said: '' });
  const [isKept, setKept] = useState(true);
  const { kept, past, said } = state;
  const draft = draftIn(kept);
  const built = useMemo(() => builtOf(draft), [draft]);
  const { system, parties, clock } = built.last.book;
  const menu = menuWithDays(menuIn(useBankingSystem(system)), parties, clock !== undefined);
  const told = useRef(onLoaded);
  const loaded = useRef<KeptSystems | null>(null);
  /** What stood in the browser when it was last read or written. */
  const before = useRef(NOTHING_KEPT);
  useEffect(() => {
    const found = loadKept();
    loaded.current = found;
    before.current = found;
    dispatch({ type: 'loaded', kept: found });
    told.current(found);
  }, []);
  useEffect(() => {
    // What was just read needs no writing, nor does what stands here before it is read.
    if (loaded.current === null || kept === NOTHING_KEPT || kept === loaded.current) return;
    // Another tab may have kept a system of its own since: that one stays, among the earlier ones.
    const news = newsOf(kept, before.current, loadKept());
    setKept(saveKept(joined(kept, news)));
    before.current = loadKept();
    if (news.come.length + news.gone.length > 0) dispatch({ type: 'joined', news });
  }, [kept]);
  const ways = useMemo(
    () => ({
      change: (next: SystemDraft, what: string) => dispatch({ type: 'changed', draft: next, what }),
      begin: (next: SystemDraft, what: string) => dispatch({ type: 'begun', draft: next, what }),
      entitle: (title: string) => dispatch({ type: 'titled', title }),
      markPlayed: (isPlayed: boolean) => dispatch({ type: 'played', isPlayed }),
      undo: () => dispatch({ type: 'undone' }),
    }),
    [],
  );
  const undoes = past.at(-1)?.what ?? null;
  return { draft, built, menu, earlier: kept.earlier, said, undoes, isKept, ...ways };
}
