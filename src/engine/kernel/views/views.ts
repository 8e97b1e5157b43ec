import type { CompiledGame } from '../game/compiled.js';
import { type Draft, openDraft } from '../game/draft.js';
import type { GameState } from '../state/state.js';
import { forgetGone, viewMemory } from './view-memory.js';
import { view } from './view.js';
import type { View } from './view-shape.js';
import type { Viewer } from './viewer.js';

/**
 * Views of the states of one game, given one after the other. Each is what `view` makes of that state; what has not
 * changed since the view before of the same viewer is the very same value, so the next one costs what has changed.
 */
export type Views = (state: GameState, viewer: Viewer) => View;

export const openViews = (rules: CompiledGame): Views => {
  const memory = viewMemory();
  let latest: { readonly state: GameState; readonly draft: Draft } | null = null;
  return (state, viewer) => {
    if (latest?.state !== state) {
      latest = { state, draft: openDraft(rules, state) };
      forgetGone(memory, state);
    }
    return view(latest.draft, viewer, memory);
  };
};
