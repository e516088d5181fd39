'use client';

/**
 * Applies the chosen theme to a page that the browser draws by itself. So are pages for what is not
 * there: Next sends them without content, and the script in their head, which would do it, never runs.
 */
import { useLayoutEffect } from 'react';
import { THEME_KEY } from '@/src/site/themeChoice';

/** Draws nothing. */
export function KeepTheme(): null {
  useLayoutEffect(() => {
    try {
      const theme = localStorage.getItem(THEME_KEY);
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    } catch {
      // A browser that refuses storage has the system’s theme.
    }
  }, []);
  return null;
}
