/** How pages name the feed of changes. */

/** The title of the feed. */
export const FEED_TITLE = 'Tallystick: changes';

/** Where every page says that the feed is; Next puts a page's own in place of its layout's. */
export const feedLinks = () => ({
  'application/rss+xml': [{ url: '/feed.xml', title: FEED_TITLE }],
});
