/** The bar on top of every page. */
import Link from 'next/link';
import { Logo } from './Logo';
import { ThemeToggle } from './ThemeToggle';
import './site.css';

/** Name, the ways to the lectures and the sandbox, and the theme; it stays in sight while the page scrolls. */
export function Header() {
  return (
    <header className="site-header">
      <Link href="/" className="site-name">
        <Logo />
        Tallystick
      </Link>
      <nav aria-label="Site" className="site-nav">
        <Link href="/#lectures">Lectures</Link>
        <Link href="/sandbox">Sandbox</Link>
      </nav>
      <ThemeToggle />
    </header>
  );
}
