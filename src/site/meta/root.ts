/** What the documents of the site say of themselves before any page speaks. */
import type { Metadata, Viewport } from 'next';
import { DARK, LIGHT } from '@/src/ui/stitches/tokens';
import { feedLinks } from './feedLinks';
import { ORIGIN } from './origin';

/** The mark on its ground. In the address itself it is one request less; /favicon.ico is there for those who look for it. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${LIGHT.colors.accent}"/><path fill="${LIGHT.colors.card}" d="M4 9h4l1.6 4L11.2 9h3.2L16 13l1.6-4h3.2l1.6 4L24 9h4v8.5H4zM4 19.5h18.5V25H4z"/></svg>`;

/** The same for every page; a page’s own outranks it. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(ORIGIN),
  title: { default: 'Tallystick: learn money and banking', template: '%s · Tallystick' },
  description:
    'Learn how money and banking work: short lessons, each with a board on which you make the payments and watch every balance sheet answer.',
  applicationName: 'Tallystick',
  icons: {
    icon: `data:image/svg+xml,${encodeURIComponent(ICON)}`,
    apple: '/apple-icon.png',
  },
  alternates: { types: feedLinks() },
};

/** The colour of the browser’s own frame, by theme. */
export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT.colors.page },
    { media: '(prefers-color-scheme: dark)', color: DARK.colors.page },
  ],
};
