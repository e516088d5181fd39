/** What stands around every page of the site: the way to the text, header and footer. */
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header, type HeaderProps } from './Header';

interface SiteFrameProps extends HeaderProps {
  /** The page's `Main`, with what stands beside it. */
  readonly children: ReactNode;
}

/** A page between header and footer. */
export function SiteFrame({ account, children }: SiteFrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the text
      </a>
      <Header account={account} />
      {children}
      <Footer />
    </>
  );
}
