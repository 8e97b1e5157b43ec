import { useEffect } from 'react';

/** What the page around an embedded game receives by `postMessage` (docs/how-to/embed-a-game.md). */
export interface StepMessage {
  readonly source: 'kifu';
  readonly type: 'step';
  readonly game: string;
  /** The step that is shown, from 0. */
  readonly step: number;
  /** The last step so far: it grows while the game is played. */
  readonly last: number;
}

/** Reports each shown step to the page around this one. The embedded game is public, so any origin may receive it. */
export function useHost(game: string, step: number, last: number): void {
  useEffect(() => {
    if (window.parent === window) return;
    const message: StepMessage = { source: 'kifu', type: 'step', game, step, last };
    window.parent.postMessage(message, '*');
  }, [game, step, last]);
}
