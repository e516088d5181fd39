/** What a page is about: the part that the first link of every page skips to. */
import type { ReactNode } from 'react';

interface MainProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Stands once on every page, between header and footer, navbars left out. */
export function Main({ className, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
