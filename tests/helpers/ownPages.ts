/**
 * The parts of Chromium's own window that are pages of their own, by the names of its features. No test
 * sees them, and they took as much of the processor as the site's pages.
 */
export const OWN_PAGES = [
  ...['PreloadTopChromeWebUI', 'InitialWebUI', 'WebUIReloadButton', 'WebUIToolbar'],
  ...['WebUILocationBar', 'WebUIOmniboxPopup', 'WebUITabStrip', 'WebUIOmniboxFullPopup'],
  'WebUIOmniboxAimPopup',
];
