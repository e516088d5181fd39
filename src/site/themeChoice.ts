/** What the reader chose for the theme, and the few lines that apply it before the first paint. */

export type ThemeChoice = 'system' | 'light' | 'dark';

/** Under this key the choice is remembered; no entry means the system's. */
export const THEME_KEY = 'tallystick-theme';

/**
 * Runs in the head, before anything is drawn: a page that turned dark only after loading would
 * flash white. A browser that refuses storage gets the system's theme.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
