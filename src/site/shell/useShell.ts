'use client';

/**
 * The door to what the header opens. Neither the machine nor any layer is there when a page
 * arrives: they are fetched when somebody comes near a control, and started once.
 */
import { usePathname } from 'next/navigation';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ShellLayer } from '@/machines/shell';
import type { LayerProps } from './layer';
import type { RunningShell, ShellActor } from './startShell';

type Layer = ComponentType<LayerProps>;

const LOADERS: Readonly<Record<ShellLayer, () => Promise<Layer>>> = {
  drawer: async () => (await import('./SiteDrawer')).SiteDrawer,
  features: async () => (await import('./FeaturesMenu')).FeaturesMenu,
  search: async () => (await import('./SearchLayer')).SearchLayer,
};

async function start(): Promise<RunningShell> {
  const { startShell } = await import('./startShell');
  return startShell();
}

/** What the header needs to know of the shell. */
export interface Shell {
  /** Null until somebody came near a control. */
  readonly actor: ShellActor | null;
  readonly layers: Readonly<Partial<Record<ShellLayer, Layer>>>;
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
  const started = useRef<Promise<RunningShell>>(null);
  const isGone = useRef(false);

  const fetchLayer = useCallback(async (layer: ShellLayer): Promise<RunningShell> => {
    const starting = started.current ?? start();
    started.current = starting;
    starting.catch(() => {
      // The next approach tries again.
      if (started.current === starting) started.current = null;
    });
    const [running, Part] = await Promise.all([starting, LOADERS[layer]()]);
    setActor(running.actor);
    setLayers((known) => (known[layer] === Part ? known : { ...known, [layer]: Part }));
    return running;
  }, []);

  const approach = useCallback(
    (layer: ShellLayer) => {
      // Nobody has asked for anything yet: a press will say that it failed.
      fetchLayer(layer).catch(() => {});
    },
    [fetchLayer],
  );
  const ask = useCallback(
    (layer: ShellLayer, act: (running: RunningShell) => void, fallback: string) => {
      fetchLayer(layer).then(
        (running) => {
          if (!isGone.current) act(running);
        },
        () => window.location.assign(fallback),
      );
    },
    [fetchLayer],
  );

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      started.current?.then(({ stop }) => stop()).catch(() => {});
      started.current = null;
    };
  }, []);

  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what it waits for.
  useEffect(() => {
    started.current?.then(
      ({ actor: running }) => running.send({ type: 'PAGE.CHOSEN' }),
      () => {},
    );
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
