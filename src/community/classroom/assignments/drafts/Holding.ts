'use client';
/** What the editors of parts hold, told to the form around them as it changes, and given back to them when one goes on with a draft. */
import { createContext, useContext, useEffect, useState } from 'react';
import { readAs, type Shape } from '@/src/contract/shape';

/** Where editors tell what they hold, by the ids of their parts. */
export interface Holding {
  /** What was held when the form was left; undefined where there is nothing to go on with. */
  readonly heldBefore: (id: string) => unknown;
  /** Tells what is held now; undefined where it is what was held at first. */
  readonly hold: (id: string, held: object | undefined) => void;
  /** Forgets a part that is gone: another may get its id. */
  readonly forget: (id: string) => void;
}

export const HoldingOf = createContext<Holding>({
  heldBefore: () => undefined,
  hold: () => {},
  forget: () => {},
});

/** What an editor held when the form was left; null where it begins anew. */
export function useHeldBefore<Held extends object>(id: string, shape: Shape<Held>): Held | null {
  const { heldBefore } = useContext(HoldingOf);
  const [found] = useState(() => readAs(shape, heldBefore(id)));
  return found;
}

/**
 * Tells what an editor holds, for as long as it is there.
 *
 * @param first what it holds where nothing was changed, its keys in the same order
 */
export function useHolding(id: string, held: object, first: object): void {
  const { hold, forget } = useContext(HoldingOf);
  useEffect(() => {
    hold(id, JSON.stringify(held) === JSON.stringify(first) ? undefined : held);
  });
  useEffect(() => () => forget(id), [forget, id]);
}
