/** The bar on top of every page. */

import { QuietLink } from '@/src/ui/QuietLink';
import { Logo } from './Logo';
import { ARTICLE_TREE } from './shell/articleTree';
import { HeaderShell } from './shell/HeaderShell';
import { ThemeToggle } from './ThemeToggle';

/** Name, the ways into the site, search and theme; it stays in sight while the page scrolls. */
export function Header() {
  return (
    <header className="site-header">
      <QuietLink href="/" className="site-name">
        <Logo />
        Tallystick
      </QuietLink>
      <HeaderShell articles={ARTICLE_TREE}>
        <ThemeToggle />
      </HeaderShell>
    </header>
  );
}
