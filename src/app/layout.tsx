import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ORIGIN } from '@/src/site/meta/origin';
import { feedLinks } from '@/src/site/meta/pageMetadata';
import { Offline } from '@/src/site/offline/Offline';
import { THEME_SCRIPT } from '@/src/site/themeChoice';
import { sourceSerif } from '@/src/ui/font';
import { StitchesRegistry } from '@/src/ui/StitchesRegistry';
import { themeCss } from '@/src/ui/theme';
import { DARK, LIGHT } from '@/src/ui/tokens';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(ORIGIN),
  title: { default: 'Tallystick: learn money and banking', template: '%s · Tallystick' },
  description:
    'Learn how money and banking work: short lessons, each with a board on which you make the payments and watch every balance sheet answer.',
  applicationName: 'Tallystick',
  alternates: { types: feedLinks() },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT.colors.page },
    { media: '(prefers-color-scheme: dark)', color: DARK.colors.page },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below may add data-theme before React looks: that difference is meant.
    <html lang="en" className={sourceSerif.variable} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own tokens, no one's input. */}
        <style dangerouslySetInnerHTML={{ __html: themeCss() }} />
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
