import { boardOf, viewpointOf, type Listener } from '../continuous/board.js';
import { endEffects } from '../continuous/lasting.js';
import { freshId, type Draft } from '../match/draft.js';
import type { Triggered } from '../match/state.js';
import { holds } from '../selectors/evaluate.js';
import { bound, hears } from '../selectors/pattern-match.js';
import type { GameEvent } from './event.js';

/** A trigger whose condition was met, before it is known under which ids the event's objects go on. */
export type Heard = { readonly listener: Listener; readonly event: GameEvent };

/** Which trigger abilities hear this event, on the board as it is now. */
export const listenersTo = (draft: Draft, event: GameEvent): readonly Heard[] => {
  if (!draft.rules.awaited.triggered.has(event.kind)) return NONE;
  const listeners = boardOf(draft).triggers.get(event.kind);
  if (listeners === undefined) return NONE;
  return listeners.flatMap((listener) => (isMet(draft, listener, event) ? [{ listener, event }] : []));
};

/** Records met conditions; where they wait, and when, is the game's business (`place`). */
export const recordTriggered = (draft: Draft, heard: readonly Heard[]): void => {
  for (const { listener, event } of heard) {
    const { active, pattern } = listener;
    const triggered: Triggered = {
      id: freshId(draft, 't'),
      ability: active.ref,
      source: active.source,
      controller: active.controller,
      bindings: { ...active.bindings, ...bound(pattern, event) },
    };
    draft.state.triggered = [...draft.state.triggered, triggered];
    const { effect } = active;
    if (effect?.once === true) endEffects(draft, ({ id }) => id === effect.id);
  }
};

const isMet = (draft: Draft, { active, pattern }: Listener, event: GameEvent): boolean => {
  const from = viewpointOf(active);
  const { while: condition } = active.ability;
  return hears(draft, pattern, event, from) && (condition === undefined || holds(draft, condition, from));
};

const NONE: readonly Heard[] = [];
