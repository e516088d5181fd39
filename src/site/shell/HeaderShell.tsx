'use client';

/** The header’s links and controls, and what these open over the page. */
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ShellLayer } from '@/machines/shell';
import { QuietLink } from '@/src/ui/QuietLink';
import type { TreeNode } from './articleTree';
import { currentFor } from './current';
import { ShellControl } from './ShellControl';
import { isSearchKey } from './searchKey';
import { type Shell, useShell } from './useShell';

const FALLBACKS = { drawer: '#site-footer', features: '/#features', search: '/search' } as const;

interface HeaderShellProps {
  readonly articles: readonly TreeNode[];
  /** What stands in the controls that open something. It never changes, so the server draws it. */
  readonly faces: Readonly<Record<ShellLayer, ReactNode>>;
  /** The reader’s account, as the drawer has it. */
  readonly account: ReactNode;
  /** What stands between the search and the burger. */
  readonly children: ReactNode;
}

/** Links, features, search and burger; the layers are drawn when the machine has been started. */
export function HeaderShell({ articles, faces, account, children }: HeaderShellProps) {
  const shell = useShell();
  const pathname = usePathname();
  const id = useId();
  const button = useRef<HTMLAnchorElement>(null);
  const { ask, actor } = shell;
  const tell = (
    layer: ShellLayer,
    type: 'FEATURES.TOGGLED' | 'FEATURES.OPENED' | 'SEARCH.OPENED',
  ) => ask(layer, (running) => running.actor.send({ type }), FALLBACKS[layer]);
  const search = () => tell('search', 'SEARCH.OPENED');
  useSearchKey(search);
  return (
    <>
      <nav aria-label="Site" className="site-nav">
        <SiteLink href="/">Home</SiteLink>
        <ShellControl
          {...common(shell, 'features')}
          control={button}
          className="site-link"
          opens={id}
          onPress={() => tell('features', 'FEATURES.TOGGLED')}
          onArrow={() => tell('features', 'FEATURES.OPENED')}
        >
          {faces.features}
        </ShellControl>
        <SiteLink href="/lectures">Lectures</SiteLink>
        <SiteLink href="/articles">Articles</SiteLink>
        <SiteLink href="/teach">For teachers</SiteLink>
        <SiteLink href="/community/classes">Classes</SiteLink>
      </nav>
      <div className="site-controls">
        <ShellControl
          {...common(shell, 'search')}
          className="site-search"
          label="Search"
          shortcuts="/ Control+K Meta+K"
          onPress={search}
        >
          {faces.search}
        </ShellControl>
        {children}
        <ShellControl
          {...common(shell, 'drawer')}
          className="site-burger"
          label="Menu"
          onPress={() => ask('drawer', (running) => running.openDrawer(pathname), FALLBACKS.drawer)}
        >
          {faces.drawer}
        </ShellControl>
      </div>
      {actor &&
        Object.entries(shell.layers).map(([name, Layer]) => (
          <Layer
            key={name}
            actor={actor}
            button={button}
            id={id}
            articles={articles}
            account={account}
          />
        ))}
    </>
  );
}

/** What every control of the header is given. */
function common({ open, approach }: Shell, layer: ShellLayer) {
  return {
    href: FALLBACKS[layer],
    isOpen: open === layer,
    onApproach: () => approach(layer),
  };
}

/** A link of the header; that of the section one is in is set bolder. */
function SiteLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <QuietLink
      href={href}
      className="site-link"
      data-words={children}
      aria-current={currentFor(href, usePathname())}
    >
      {children}
    </QuietLink>
  );
}

/** Listens for the keys that open the search. */
function useSearchKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
}
