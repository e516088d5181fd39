/** The foot of every page. */

import { QuietLink } from '@/src/ui/QuietLink';
import { Logo } from './Logo';

const GROUPS = [
  {
    title: 'About',
    links: [
      ['About Tallystick', '/about'],
      ['How it works', '/about#how-it-works'],
      ['Privacy', '/about#privacy'],
      ['Accessibility', '/about#accessibility'],
    ],
  },
  {
    title: 'Project',
    links: [
      ['Lectures', '/lectures'],
      ['Articles', '/articles'],
      ['Glossary', '/articles/glossary'],
      ['Sandbox', '/sandbox'],
      ['Changes', '/changes'],
    ],
  },
  {
    title: 'Community',
    links: [
      ['Shared scenarios', '/community'],
      ['Classes', '/community/classes'],
      ['Glossary search and categories', '/articles/users/home'],
      ['Guide for instructors', '/teach'],
    ],
  },
] as const;

/** The ways into the site once more, the line it goes by, what it is not, and whose it is. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <QuietLink href="/" className="site-name">
            <Logo />
            Tallystick
          </QuietLink>
          <p className="site-tagline">Your Site to Learn Money and Banking</p>
        </div>
        <nav id="site-footer" aria-label="Site, in full" tabIndex={-1} className="site-footer-nav">
          {GROUPS.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([words, href]) => (
                  <li key={href}>
                    <QuietLink href={href}>{words}</QuietLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="site-small">
          <p>
            Tallystick is for teaching. Its banks, customers and figures are made up, and its boards
            leave out much that real banks must heed. Nothing here is financial, legal or tax
            advice. Works that are cited are quoted for teaching, as fair use allows; they remain
            their authors’ own.
          </p>
          <p>
            © 2026 Tallystick. Free to use, under the{' '}
            <QuietLink href="/about#licence">MIT licence</QuietLink>.
          </p>
        </div>
      </div>
    </footer>
  );
}
