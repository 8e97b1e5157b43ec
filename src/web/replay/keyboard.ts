/** The keys of a replay, as readers of chess games know them. */
import { useLayoutEffect } from 'react';
import type { Player } from './use-player.js';

interface Keys {
  readonly flip: () => void;
  readonly help: () => void;
}

const bindings = (player: Player, { flip, help }: Keys): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => player.move('step', -1),
  ArrowRight: () => player.move('step', 1),
  k: () => player.move('step', -1),
  j: () => player.move('step', 1),
  h: () => player.move('action', -1),
  l: () => player.move('action', 1),
  'Shift+ArrowLeft': () => player.move('turn', -1),
  'Shift+ArrowRight': () => player.move('turn', 1),
  '[': () => player.move('moment', -1),
  ']': () => player.move('moment', 1),
  ArrowUp: () => player.go(0),
  ArrowDown: () => player.go(player.last),
  Home: () => player.go(0),
  End: () => player.go(player.last),
  ' ': () => player.play(!player.isPlaying),
  f: flip,
  '?': help,
});

/** What has its own use for the keys keeps them. */
const OWN = 'input:not([type="range"]), textarea, select, dialog, [role="dialog"], [role="tab"], [contenteditable]';
const PRESSED_BY_SPACE = 'button, a, summary, input';

export function useKeyboard(player: Player, keys: Keys): void {
  // A layout effect changes with the drawn step. A passive one comes later, and a key between them moves from the old
  // step.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      const { target, key, shiftKey } = event;
      if (target instanceof Element && target.closest(OWN) !== null) return;
      if (key === ' ' && target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null) return;
      const act = bindings(player, keys)[shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player, keys]);
}
