'use client';
/** The sandbox's place on its page, until its script has come. */
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { SandboxWait } from './Lead';

const load = () => import('./Sandbox');

/** The page holds nothing but the sandbox, so it is fetched before React first renders. */
const script = typeof window === 'undefined' ? null : load();
script?.catch(() => {});

/** A loading message, then the sandbox. */
export function SandboxIsland() {
  const [Sandbox, setSandbox] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    (script ?? load()).then(
      // Drawn in pieces: who presses something meanwhile is heard.
      ({ Sandbox: found }) => isHere && startTransition(() => setSandbox(() => found)),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (Sandbox) return <Sandbox />;
  return failed ? (
    <p className="board-notice" role="alert">
      The sandbox could not be loaded. Check the connection and reload the page.
    </p>
  ) : (
    <SandboxWait />
  );
}
