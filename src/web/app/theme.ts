/** Light or dark: as the system has it, unless the reader says otherwise. */
import { useSyncExternalStore } from 'react';
import { remember, remembered } from './remembered.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const CHANGED = 'kifu:theme';

const chosen = (): Theme => THEMES.find((theme) => theme === remembered('theme')) ?? 'system';

/** What another site asks for in a frame of its own: `?theme=dark`. */
export const themeAsked = (theme: unknown): Theme | undefined => THEMES.find((each) => each === theme);

/** `design/tokens.css` has a light and a dark value of every colour, and shows those of the colour scheme. */
export function applyTheme(theme: Theme = chosen()): void {
  document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  remember('theme', theme);
  applyTheme(theme);
  window.dispatchEvent(new Event(CHANGED));
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, shown);

const shown = (): Theme => THEMES.find((theme) => theme === document.documentElement.dataset['theme']) ?? 'system';

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  return () => window.removeEventListener(CHANGED, listener);
}
