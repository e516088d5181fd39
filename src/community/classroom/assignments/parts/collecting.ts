'use client';
/** Collecting the parts of an assignment from the editors that hold them. */
import { createContext, useContext, useEffect, useRef } from 'react';
import type { giveAssignment } from '@/src/contract/classroom';
import type { Input } from '@/src/contract/endpoint';

/** A part as it is sent. */
export type PartSent = Input<typeof giveAssignment>['body']['parts'][number];

/** Gives what an editor holds as it is sent; or how many things are wrong with it, which the editor then says. */
export type Collect = () => Promise<PartSent | number>;

/**
 * What the editors hold, in order; or how many things are wrong with them. Each is asked, so that all of it is said at once.
 *
 * @param ids of the parts
 */
export async function collected(
  ids: readonly string[],
  editors: ReadonlyMap<string, Collect>,
): Promise<PartSent[] | number> {
  const sent: PartSent[] = [];
  let wrong = 0;
  for (const id of ids) {
    // A part without an editor cannot be sent either.
    const one = (await editors.get(id)?.()) ?? 1;
    if (typeof one === 'number') wrong += one;
    else sent.push(one);
  }
  return wrong > 0 ? wrong : sent;
}

/** Where editors say how they are collected, by the ids of their parts. */
export const Collecting = createContext<Map<string, Collect>>(new Map());

/** Offers what an editor holds under the id of its part. */
export function useCollected(id: string, collect: Collect): void {
  const all = useContext(Collecting);
  const latest = useRef(collect);
  useEffect(() => {
    latest.current = collect;
  });
  useEffect(() => {
    all.set(id, () => latest.current());
    return () => {
      all.delete(id);
    };
  }, [all, id]);
}
