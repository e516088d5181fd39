'use client';
/** The sandbox's place on its page, until its script has come. */
import { type ReactNode, useEffect } from 'react';
import { NotLoaded, useFetchedBoard } from '../island/fetchedBoard';

const load = () => import('./Sandbox');

/** The page holds nothing but the sandbox, so it is fetched before React first renders. */
let early = typeof window === 'undefined' ? null : load();
early?.catch(() => {});

/** What was fetched early; after that it is fetched anew. */
function fetchIt() {
  const asked = early ?? load();
  early = null;
  return asked;
}

/** What the server drew, then the sandbox. */
export function SandboxIsland({ children }: { readonly children: ReactNode }) {
  const { found, failed, load: ask } = useFetchedBoard(fetchIt);
  useEffect(() => void ask(), [ask]);
  if (found) return <found.Sandbox wait={children} />;
  return failed ? <NotLoaded what="The sandbox" onAgain={ask} /> : children;
}
