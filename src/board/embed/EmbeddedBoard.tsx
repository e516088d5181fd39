'use client';
/**
 * The board of an embedded page: which one, the payload in the address says. In one piece with all
 * that the board needs: what is fetched apart at the same time cannot know what the other brings.
 */
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { AnyRound } from '@/events/world/board';
import { nextTask } from '@/src/ui/nextTask';
import { drawGame } from '../island/drawGame';
import { gameOf } from '../island/gameOfLog';
import type { Game } from '../session/game';
import { readLinked, visitLinked } from '../session/openLog';
import { NOT_LOADED, NotShown } from './EmbedNotShown';

async function arrived(hash: string): Promise<Arrived> {
  return arrive(hash).catch(() => ({ problem: NOT_LOADED }));
}

/** The board that the address names is fetched before React first renders. */
async function arrivedEarly(hash: string): Promise<Arrived> {
  await nextTask();
  return arrived(hash);
}

const early =
  typeof window === 'undefined'
    ? null
    : { hash: window.location.hash, found: arrivedEarly(window.location.hash) };

/** What stands in a frame of another site until its board is drawn, the server's page included. */
function Wait() {
  return (
    <div className="embed-wait">
      <p className="board-coming">The board is on its way …</p>
      <p>
        Its balance sheets are worked out in your browser, step by step, from the steps that this
        address holds. Nothing that is done on them is sent to a server.
      </p>
    </div>
  );
}

/** The board, or a sentence that says why there is none. */
export function EmbeddedBoard() {
  const [shown, setShown] = useState<Arrived | null>(null);
  // A board that is there looks after its own address.
  const hasBoard = shown !== null && 'board' in shown;
  useEffect(() => {
    if (hasBoard) return;
    let latest: string | null = null;
    const open = async () => {
      const { hash } = window.location;
      latest = hash;
      const found = await (early?.hash === hash ? early.found : arrived(hash));
      // A whole board in one go would hold the page up: drawn as a transition it leaves room between its parts.
      startTransition(() => {
        if (latest === hash) setShown(found);
      });
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => {
      latest = null;
      window.removeEventListener('hashchange', open);
    };
  }, [hasBoard]);
  if (!shown) return <Wait />;
  if ('problem' in shown) return <NotShown problem={shown.problem} />;
  const { board, game } = shown;
  return (
    <>
      {board}
      <p className="embed-foot">
        <a
          href={`${game.path}${window.location.hash}`}
          target="_blank"
          rel="noreferrer"
          // The frame’s address has followed what was done since.
          onClick={({ currentTarget }) => {
            currentTarget.hash = window.location.hash;
          }}
        >
          Open in Tallystick
        </a>
      </p>
    </>
  );
}

/** What an address came to. */
type Arrived =
  | { readonly board: ReactNode; readonly game: Game<AnyRound> }
  | { readonly problem: string };

const NO_LOG = {
  problem: 'This address holds no steps, so there is no board to show.',
} as const;

/** Draws the board that an address names after its `#`. Rejects when a part of it cannot be fetched. */
async function arrive(hash: string): Promise<Arrived> {
  const read = readLinked(hash);
  if (read === null) return NO_LOG;
  if ('problem' in read) return read;
  const found = await gameOf(read.log);
  if ('problem' in found) return found;
  // The board is drawn once, with its log: drawn at its opening first, it would move when the log comes.
  return { board: await drawGame(found, { linked: visitLinked(read) }), game: found.game };
}
