import { useSyncExternalStore } from 'react';

export const colourThemes = [
  { value: 'system', words: 'As the system' },
  { value: 'light', words: 'Light' },
  { value: 'dark', words: 'Dark' },
] as const;
export type ColourThemeName = (typeof colourThemes)[number]['value'];

/** theme-1.js reads it before the first paint. */
const KEY = 'evenhand-theme';

const listeners = new Set<() => void>();

export function useColourTheme() {
  const theme = useSyncExternalStore(listen, currentTheme);
  return [theme, chooseTheme] as const;
}

function chooseTheme(theme: ColourThemeName) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function currentTheme(): ColourThemeName {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
