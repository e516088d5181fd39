'use client';

/** The header’s links and controls, and what these open over the page. */
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ShellLayer } from '@/machines/shell';
import { ChevronIcon, SearchIcon } from '@/src/ui/icons';
import { QuietLink } from '@/src/ui/QuietLink';
import type { TreeNode } from './articleTree';
import { BurgerLines } from './BurgerLines';
import { currentFor } from './current';
import { ShellControl } from './ShellControl';
import { isSearchKey } from './searchKey';
import { type Shell, useShell } from './useShell';

const FALLBACKS = { drawer: '#site-footer', features: '/#features', search: '/search' } as const;

interface HeaderShellProps {
  readonly articles: readonly TreeNode[];
  /** What stands between the search and the burger. */
  readonly children: ReactNode;
}

/** Links, features, search and burger; the layers are drawn when the machine has been started. */
export function HeaderShell({ articles, children }: HeaderShellProps) {
  const shell = useShell();
  const featuresId = useId();
  const controls = {
    drawer: useRef<HTMLAnchorElement>(null),
    features: useRef<HTMLAnchorElement>(null),
    search: useRef<HTMLAnchorElement>(null),
  };
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
          control={controls.features}
          className="site-link"
          opens={featuresId}
          onPress={() => tell('features', 'FEATURES.TOGGLED')}
          onArrow={() => tell('features', 'FEATURES.OPENED')}
        >
          <span className="site-features">
            Features
            <ChevronIcon size={16} />
          </span>
        </ShellControl>
        <SiteLink href="/lectures">Lectures</SiteLink>
        <SiteLink href="/articles">Articles</SiteLink>
      </nav>
      <div className="site-controls">
        <ShellControl
          {...common(shell, 'search')}
          control={controls.search}
          className="site-search"
          label="Search"
          shortcuts="/ Control+K Meta+K"
          onPress={search}
        >
          <SearchIcon size={20} />
          <span className="site-search-word">Search</span>
          <kbd className="site-search-key">/</kbd>
        </ShellControl>
        {children}
        <Burger shell={shell} control={controls.drawer} />
      </div>
      {actor &&
        Object.entries(shell.layers).map(([name, Layer]) => (
          <Layer
            key={name}
            actor={actor}
            button={controls.features}
            id={featuresId}
            articles={articles}
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

interface BurgerProps {
  readonly shell: Shell;
  readonly control: Parameters<typeof ShellControl>[0]['control'];
}

/** Opens the drawer where the page shown lies. */
function Burger({ shell, control }: BurgerProps) {
  const pathname = usePathname();
  const open = () =>
    shell.ask('drawer', (running) => running.openDrawer(pathname), FALLBACKS.drawer);
  return (
    <ShellControl
      {...common(shell, 'drawer')}
      control={control}
      className="site-burger"
      label="Menu"
      onPress={open}
    >
      <BurgerLines />
    </ShellControl>
  );
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
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
