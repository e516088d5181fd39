'use client';

/** The button that goes round the three themes: as the system says, light, dark. */
import { useSyncExternalStore } from 'react';
import { MoonIcon, SunIcon, SunMoonIcon } from '@/src/ui/icons';
import { THEME_KEY, type ThemeChoice } from './themeChoice';

const NEXT: Readonly<Record<ThemeChoice, ThemeChoice>> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

const WORDS: Readonly<Record<ThemeChoice, string>> = {
  system: 'same as your device',
  light: 'light',
  dark: 'dark',
};

/** What a press does, by what it brings. */
const SWITCH: Readonly<Record<ThemeChoice, string>> = {
  system: 'Use the theme of your device',
  light: 'Switch to the light theme',
  dark: 'Switch to the dark theme',
};

const CHANGED = 'tallystick-theme-changed';

/** The root element holds the choice: the script in the head has set it before React came. */
function current(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(choice: ThemeChoice) {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // A browser that refuses storage still changes the theme of this page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(changed: () => void) {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Says what a press brings, and which theme is on; style sheets show the icon of what it brings. */
export function ThemeToggle() {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, current, () => 'system');
  const label = `${SWITCH[NEXT[choice]]} (now: ${WORDS[choice]})`;
  return (
    <button
      type="button"
      className="theme-toggle"
      aria-label={label}
      title={label}
      onClick={() => choose(NEXT[choice])}
    >
      <span className="theme-to-light">
        <SunIcon size={20} />
      </span>
      <span className="theme-to-dark">
        <MoonIcon size={20} />
      </span>
      <span className="theme-to-system">
        <SunMoonIcon size={20} />
      </span>
    </button>
  );
}
