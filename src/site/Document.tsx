/** The document of every page: language, tokens, theme, what is kept for reading offline. */
import type { ReactNode } from 'react';
import { Offline } from '@/src/site/offline/Offline';
import { sourceSerif } from '@/src/ui/font';
import { StitchesRegistry } from '@/src/ui/stitches/StitchesRegistry';
import { THEME_SCRIPT } from './themeChoice';
import './styles.css';

/** Everything outside of the page's own content. */
export function Document({ children }: { readonly children: ReactNode }) {
  return (
    // The script below may add data-theme before React looks: that difference is meant.
    <html
      lang="en"
      className={sourceSerif.variable}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      {/* biome-ignore lint/style/noHeadElement: this is the document of the App Router. */}
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own. */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body>
        <StitchesRegistry>{children}</StitchesRegistry>
        <Offline />
      </body>
    </html>
  );
}
