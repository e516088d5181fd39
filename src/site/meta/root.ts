/** What the documents of the site say of themselves before any page speaks. */
import type { Metadata, Viewport } from 'next';
import { DARK, LIGHT } from '@/src/ui/tokens';
import { feedLinks } from './feedLinks';
import { ORIGIN } from './origin';

/** The same for every page; a page’s own outranks it. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(ORIGIN),
  title: { default: 'Tallystick: learn money and banking', template: '%s · Tallystick' },
  description:
    'Learn how money and banking work: short lessons, each with a board on which you make the payments and watch every balance sheet answer.',
  applicationName: 'Tallystick',
  alternates: { types: feedLinks() },
};

/** The colour of the browser’s own frame, by theme. */
export const rootViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT.colors.page },
    { media: '(prefers-color-scheme: dark)', color: DARK.colors.page },
  ],
};
