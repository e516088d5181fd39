/** The foot of every page. */
import Link from 'next/link';
import { Logo } from './Logo';

/** The line the site goes by, what it is not, and whose it is. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <Link href="/" className="site-name">
            <Logo />
            Tallystick
          </Link>
          <p className="site-tagline">Your Site to Learn Money and Banking</p>
        </div>
        <p className="site-disclaimer">
          Tallystick is for teaching. Its banks, customers and figures are made up, and its boards
          leave out much that real banks must heed. Nothing here is financial, legal or tax advice.
        </p>
        <p className="site-copyright">© 2026 Tallystick. Free to use, under the MIT licence.</p>
      </div>
    </footer>
  );
}
