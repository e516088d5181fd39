/** What stands around every page of the site: the way to the text, header and footer. */
import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';

/** A page between header and footer. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the text
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
