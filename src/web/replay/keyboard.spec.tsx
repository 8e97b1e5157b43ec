import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboard } from './keyboard.js';
import type { Player } from './use-player.js';

afterEach(() => vi.unstubAllGlobals());

const go = vi.fn<(step: number) => void>();
const KEYS = { flip: vi.fn(), help: vi.fn() };

function Step({ step }: { readonly step: number }) {
  const player: Player = {
    ...{ step, last: 9, turns: [], isPlaying: false, speed: 1, go },
    ...{ move: (_stride, by) => go(step + by), play: vi.fn(), setSpeed: vi.fn() },
  };
  useKeyboard(player, KEYS);
  return <output>{step}</output>;
}

it('moves from the step that is drawn, however soon the key is pressed', async () => {
  // `act` would run every effect before the key: browsers do not wait so.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.createElement('div');
  const root = createRoot(place);
  const drawn = (step: number) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (place.textContent !== `${step}`) return;
        observer.disconnect();
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
        resolve();
      });
      observer.observe(place, { childList: true, characterData: true, subtree: true });
      root.render(<Step step={step} />);
    });
  await drawn(4);
  await drawn(7);
  expect(go.mock.calls).toEqual([[3], [6]]);
  root.unmount();
});
