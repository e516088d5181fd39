'use client';

/**
 * The door to what the header opens. Neither the machine nor any layer is there when a page
 * arrives: they are fetched when somebody comes near a control, and started once.
 */
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ShellLayer } from '@/machines/shell';
import type { LayerPart } from './layer';
import type { RunningShell, ShellActor } from './startShell';

const LOADERS: Readonly<Record<ShellLayer, () => Promise<LayerPart>>> = {
  drawer: async () => (await import('./SiteDrawer')).drawer,
  features: async () => (await import('./FeaturesMenu')).features,
  search: async () => (await import('./SearchLayer')).search,
};

/** What the header needs to know of the shell. */
export interface Shell {
  /** Null until somebody came near a control. */
  readonly actor: ShellActor | null;
  readonly layers: Readonly<Partial<Record<ShellLayer, LayerPart['Layer']>>>;
  /** The layer that is open now. */
  readonly open: ShellLayer | null;
  /** Fetches a layer, for it to open at once. */
  readonly approach: (layer: ShellLayer) => void;
  /** Fetches a layer, and then does this; without a connection the page at `fallback` is gone to. */
  readonly ask: (layer: ShellLayer, act: (running: RunningShell) => void, fallback: string) => void;
}

/** The shell of the page shown; what is open closes when the address changes. */
export function useShell(): Shell {
  const [actor, setActor] = useState<ShellActor | null>(null);
  const [layers, setLayers] = useState<Shell['layers']>({});
  const started = useRef<RunningShell>(null);
  const pathname = usePathname();
  /** The page that is shown; null once the header is gone. */
  const shown = useRef<string>(null);

  const fetchLayer = async (layer: ShellLayer): Promise<RunningShell | null> => {
    const { Layer, start } = await LOADERS[layer]();
    if (shown.current === null) return null;
    started.current ??= start();
    setActor(started.current.actor);
    setLayers((known) => (known[layer] ? known : { ...known, [layer]: Layer }));
    return started.current;
  };
  const approach = (layer: ShellLayer) => {
    // Nobody has asked for anything yet: a press will say that it failed.
    fetchLayer(layer).catch(() => {});
  };
  const ask: Shell['ask'] = (layer, act, fallback) => {
    // Who has gone to another page meanwhile asked for nothing there.
    const isHere = () => shown.current === pathname;
    fetchLayer(layer).then(
      (running) => running && isHere() && act(running),
      () => isHere() && window.location.assign(fallback),
    );
  };

  useEffect(() => {
    return () => {
      shown.current = null;
      started.current?.stop();
      started.current = null;
    };
  }, []);

  useEffect(() => {
    shown.current = pathname;
    started.current?.actor.send({ type: 'PAGE.CHOSEN' });
  }, [pathname]);

  return { actor, layers, open: useOpenLayer(actor), approach, ask };
}

/** The layer that is open now; null when none is. */
function useOpenLayer(actor: ShellActor | null): ShellLayer | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor?.subscribe(changed);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => {
      const value = actor?.getSnapshot().value;
      return value === undefined || value === 'closed' ? null : value;
    },
    () => null,
  );
}
