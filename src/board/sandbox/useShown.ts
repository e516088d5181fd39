'use client';
/** What the sandbox's page shows: the builder, a board, or a system from a link that cannot be built whole. The address decides. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BankingEvent } from '@/events/banking/actions/registry';
import { sandboxBoard } from '@/events/banking/board/boards';
import type { OwnTasks } from '@/events/goals/readTasks';
import type { VisitEvent } from '@/machines/lesson';
import { type BankingGame, SANDBOX_PATH, sandboxGame } from '../session/game';
import type { Arrival } from './arrival';
import { type Built, builtOf, draftOf, openingOf, type SystemDraft } from './draft';
import type { KeptSystems } from './keep';

export type SandboxView =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'building';
      /** The error in the address; null when it has none. */
      readonly problem: string | null;
    }
  | {
      readonly kind: 'playing';
      readonly game: BankingGame;
      readonly draft: SystemDraft;
      /** What the board opens with; null for nothing. */
      readonly visit: VisitEvent | null;
    }
  /** As far as it can be built. */
  | { readonly kind: 'broken'; readonly draft: SystemDraft; readonly built: Built };

const BUILDING: SandboxView = { kind: 'building', problem: null };

const UNREACHED: SandboxView = {
  kind: 'building',
  problem: 'These steps could not be opened. Check the connection and try again.',
};

/** Whether a draft builds a board that somebody is on. */
function isPlayable({ all, last }: Built): boolean {
  return all.every(({ refused }) => refused === null) && last.book.parties.length > 0;
}

/** The board of a draft whose opening has been built. */
function playing(
  draft: SystemDraft,
  opening: readonly BankingEvent[],
  visit: VisitEvent | null = null,
  tasks?: OwnTasks,
): SandboxView {
  const title = draft.title.trim();
  const { board } = sandboxBoard(opening);
  const game = sandboxGame(board, opening, title || undefined, tasks);
  return { kind: 'playing', draft, game, visit };
}

function shownOf(arrival: Arrival | null): SandboxView {
  if (!arrival) return BUILDING;
  switch (arrival.kind) {
    case 'problem':
      return { kind: 'building', problem: arrival.problem };
    case 'elsewhere':
      window.location.assign(arrival.address);
      return { kind: 'waiting' };
    case 'system': {
      const draft = draftOf(arrival.opening, arrival.title);
      const built = builtOf(draft);
      return isPlayable(built)
        ? playing(draft, arrival.opening, arrival.visit, arrival.tasks)
        : { kind: 'broken', draft, built };
    }
  }
}

/** Whether the shown board plays this opening. The rest of the address is read by the board. */
function plays(shown: SandboxView, arrival: Arrival | null): boolean {
  if (shown.kind !== 'playing' || !arrival) return false;
  if (arrival.kind !== 'system') return true;
  return sandboxGame(shown.game.board, arrival.opening).storageKey === shown.game.storageKey;
}

/** Whether a fragment says what the sandbox shows: a log, or, where there is none, the builder. */
const isOfSandbox = (hash: string): boolean => hash === '' || hash.includes('log=');

async function read(hash: string): Promise<Arrival | null> {
  const { arrivalOf } = await import('./arrival');
  return arrivalOf(hash);
}

/** Writes the system about to be played into the address; where it does not fit, the address stays. */
async function carry(
  opening: readonly BankingEvent[],
  title: string,
  isNew: boolean,
  tasks?: OwnTasks,
) {
  const { hashOfSystem } = await import('./arrival');
  const hash = hashOfSystem(opening, title, tasks);
  if (hash === null) return;
  // Without a state of its own the router takes the address up, and does not put an older one back.
  if (isNew) window.history.pushState(null, '', `${SANDBOX_PATH}#${hash}`);
  else window.history.replaceState(null, '', `${SANDBOX_PATH}#${hash}`);
}

/** What is shown, and the ways between building and playing. */
export interface Showing {
  readonly shown: SandboxView;
  /** Opens what this browser kept, once, or what the address carries. */
  readonly open: (kept: KeptSystems) => void;
  readonly play: (draft: SystemDraft, built: Built) => void;
  readonly build: () => void;
  /** Opens a log file: of a sandbox here, of another board on its page. */
  readonly openFile: (file: File) => void;
}

/** What the page shows. */
export function useShown(): Showing {
  const [shown, setShown] = useState<SandboxView>({ kind: 'waiting' });
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const follow = useCallback(async () => {
    const { hash } = window.location;
    try {
      const arrival = hash.includes('log=') ? await read(hash) : null;
      if (hash !== window.location.hash || plays(latest.current, arrival)) return;
      setShown(shownOf(arrival));
    } catch {
      setShown(UNREACHED);
    }
  }, []);

  useEffect(() => {
    const onChange = () => {
      // Places on the page, as the way past its header, are no way out of a board.
      if (isOfSandbox(window.location.hash)) void follow();
    };
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [follow]);

  const play = useCallback((draft: SystemDraft, built: Built, isNew = true) => {
    const opening = openingOf(built);
    // An address that cannot be given leaves the board playable all the same.
    carry(opening, draft.title.trim(), isNew)
      .catch(() => {})
      .finally(() => setShown(playing(draft, opening)));
  }, []);

  const open = useCallback(
    ({ current, isPlayed }: KeptSystems) => {
      const built = current && builtOf(current);
      if (window.location.hash.includes('log=')) void follow();
      else if (current && built && isPlayed && isPlayable(built)) play(current, built, false);
      else setShown(BUILDING);
    },
    [follow, play],
  );

  const build = useCallback(() => {
    window.history.pushState(null, '', SANDBOX_PATH);
    setShown(BUILDING);
  }, []);

  const openFile = useCallback((file: File) => {
    const arrive = async () => {
      const { arrivalOfFile } = await import('./arrival');
      const arrival = await arrivalOfFile(file);
      const next = shownOf(arrival);
      // A reload, and Back, find the system again.
      if (arrival.kind === 'system' && next.kind === 'playing') {
        await carry(arrival.opening, arrival.title, true, arrival.tasks).catch(() => {});
      }
      setShown(next);
    };
    arrive().catch(() => setShown(UNREACHED));
  }, []);

  return { shown, open, play, build, openFile };
}
