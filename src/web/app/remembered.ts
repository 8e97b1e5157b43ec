/** What a reader has chosen on this device. A browser that keeps nothing is asked again at the next visit. */
type Name = 'language' | 'theme' | 'replay' | 'deck' | 'person';

export function remembered(name: Name): string | null {
  try {
    return localStorage.getItem(`kifu.${name}`);
  } catch {
    return null; // Storage is forbidden.
  }
}

export function remember(name: Name, value: string): void {
  try {
    localStorage.setItem(`kifu.${name}`, value);
  } catch {
    // Storage is forbidden or full: it holds until the page is left.
  }
}
