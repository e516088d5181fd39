/** The bar on top of every page. */

import type { ComponentType } from 'react';
import { ChevronIcon, SearchIcon } from '@/src/ui/icons';
import { QuietLink } from '@/src/ui/QuietLink';
import { Logo } from './Logo';
import { ARTICLE_TREE } from './shell/articleTree';
import { BurgerLines } from './shell/BurgerLines';
import { HeaderShell } from './shell/HeaderShell';
import { ThemeToggle } from './ThemeToggle';

export interface HeaderProps {
  /** The way to sign in, or the controls of the member who did, in the look of these classes. */
  readonly account: ComponentType<{ readonly className: string }>;
}

const FACES = {
  features: (
    <span className="site-features">
      Features
      <ChevronIcon size={16} />
    </span>
  ),
  search: (
    <>
      <SearchIcon size={20} />
      <span className="site-search-word">Search</span>
      <kbd className="site-search-key">/</kbd>
    </>
  ),
  drawer: <BurgerLines />,
} as const;

/** Name, the ways into the site, search, theme and account; it stays in sight while the page scrolls. */
export function Header({ account: Account }: HeaderProps) {
  return (
    <header className="site-header">
      <QuietLink href="/" className="site-name">
        <Logo />
        Tallystick
      </QuietLink>
      <HeaderShell
        articles={ARTICLE_TREE}
        faces={FACES}
        account={<Account className="drawer-link" />}
      >
        <ThemeToggle />
        <Account className="site-account" />
      </HeaderShell>
    </header>
  );
}
