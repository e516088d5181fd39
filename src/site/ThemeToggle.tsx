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

/** What a press brings, as the end of a sentence. */
const NEXT_WORDS: Readonly<Record<ThemeChoice, string>> = {
  system: 'light',
  light: 'dark',
  dark: 'the theme of your device',
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

/** Names the theme that is on and the one that a press brings; style sheets show the fitting icon. */
export function ThemeToggle() {
  const choice = useSyncExternalStore<ThemeChoice>(subscribe, current, () => 'system');
  const label = `Colour theme: ${WORDS[choice]}. Switch to ${NEXT_WORDS[choice]}.`;
  return (
    <button
      type="button"
      className="theme-toggle"
      aria-label={label}
      title={label}
      onClick={() => choose(NEXT[choice])}
    >
      <span className="theme-light">
        <SunIcon size={20} />
      </span>
      <span className="theme-dark">
        <MoonIcon size={20} />
      </span>
      <span className="theme-system">
        <SunMoonIcon size={20} />
      </span>
    </button>
  );
}
