'use client';
/** The board of an embedded page: which one, the payload in the address says. */
import { startTransition, useEffect, useState } from 'react';
import type { Arrived } from './embedded';

const NOT_LOADED = 'The board could not be loaded. Check the connection and reload the page.';

/** The board is all there is to the page: it is fetched before React has come to ask for it. */
const script = typeof window === 'undefined' ? null : import('./embedded');
script?.catch(() => {});

async function arrive(hash: string): Promise<Arrived> {
  const embedded = await (script ?? import('./embedded'));
  return embedded.arrive(hash);
}

/** The board, or a sentence that says why there is none. */
export function EmbedBoard() {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  // A board that is there looks after its own address.
  const hasBoard = arrived !== null && 'board' in arrived;
  useEffect(() => {
    if (hasBoard) return;
    let latest: string | null = null;
    const open = async () => {
      const { hash } = window.location;
      latest = hash;
      const found = await arrive(hash).catch(() => ({ problem: NOT_LOADED }));
      // A whole board in one go would hold the page up: drawn as a transition it leaves room between its parts.
      startTransition(() => {
        if (latest === hash) setArrived(found);
      });
    };
    void open();
    window.addEventListener('hashchange', open);
    return () => {
      latest = null;
      window.removeEventListener('hashchange', open);
    };
  }, [hasBoard]);
  if (!arrived) return <p className="embed-wait">The board is on its way …</p>;
  if ('problem' in arrived) {
    return (
      <p className="embed-none" role="alert">
        {arrived.problem}{' '}
        <a href="/" target="_blank" rel="noreferrer">
          Open Tallystick
        </a>
      </p>
    );
  }
  const { board, game } = arrived;
  return (
    <>
      {board}
      <p className="embed-foot">
        <a href={game.path} target="_blank" rel="noreferrer">
          {game.title} on Tallystick
        </a>
      </p>
    </>
  );
}
