import { boardOf, viewpointOf, type Listener } from '../continuous/board.js';
import { endEffects } from '../continuous/lasting.js';
import { spend } from '../effort.js';
import { freshId, type Draft } from '../match/draft.js';
import type { Triggered } from '../match/state.js';
import { holds } from '../selectors/evaluate.js';
import { bound, isAwaited } from '../selectors/pattern-match.js';
import { equalJson } from '../json/index.js';
import type { GameEvent } from './event.js';

/** A trigger whose condition was met, before it is known under which ids the event's objects go on. */
export type Heard = { readonly listener: Listener; readonly event: GameEvent };

/** The moment, before or after an event, on whose board a condition is matched. */
export type Moment = 'before' | 'after';

/** Which trigger abilities that look at this moment hear the event, on the board as it is now. */
export const listenersTo = (draft: Draft, event: GameEvent, moment: Moment): readonly Heard[] => {
  const { awaited } = draft.rules;
  if (!(moment === 'before' ? awaited.before : awaited.triggered).has(event.kind)) return NONE;
  const listeners = boardOf(draft).triggers.get(event.kind);
  if (listeners === undefined) return NONE;
  return listeners.flatMap((listener) =>
    momentOf(draft, listener) === moment && isMet(draft, listener, event) ? [{ listener, event }] : [],
  );
};

/** As the game's table says for the event, unless the ability says otherwise. */
const momentOf = ({ rules }: Draft, { active, pattern }: Listener): Moment =>
  (active.ability.looksBack ?? rules.looksBack.has(pattern.event)) ? 'before' : 'after';

/**
 * Records met conditions; where they wait, and when, is the game's business (`place`). What waits for the next time is used
 * up by the first of a batch.
 */
export const recordTriggered = (draft: Draft, heard: readonly Heard[]): void => {
  const usedUp = new Set<string>();
  for (const { listener, event } of heard) {
    const { active, pattern } = listener;
    if (active.effect !== undefined && usedUp.has(active.effect.id)) continue;
    if (!isConditionMet(draft, active, event, pattern)) continue;
    if (active.ability.oncePerTurn === true && !isFirstTime(draft, active)) continue;
    const triggered: Triggered = {
      id: freshId(draft, 't'),
      ability: active.ref,
      source: active.source,
      controller: active.controller,
      bindings: { ...active.bindings, ...bound(pattern, event) },
    };
    spend(draft, 10 + (draft.state.triggered.length >> 4));
    draft.state.triggered = [...draft.state.triggered, triggered];
    const { effect } = active;
    if (effect?.once !== true) continue;
    usedUp.add(effect.id);
    endEffects(draft, ({ id }) => id === effect.id);
  }
};

const isMet = (draft: Draft, { active, pattern }: Listener, event: GameEvent): boolean => {
  return isAwaited(draft, pattern, active.ability.while, event, viewpointOf(active));
};

/** "If" as part of the condition, in games that ask it now as well as later: of what there is after the event. */
const isConditionMet = (
  draft: Draft,
  active: Listener['active'],
  event: GameEvent,
  pattern: Listener['pattern'],
): boolean => {
  const { if: condition } = active.ability;
  if (condition === undefined || draft.rules.game.asksIfAtEvent !== true) return true;
  const from = viewpointOf(active);
  return holds(draft, condition, { ...from, bindings: { ...from.bindings, ...bound(pattern, event) } });
};

/** Whether the ability of this object has not triggered this turn; from now on it has. */
const isFirstTime = (draft: Draft, { source, ref }: Listener['active']): boolean => {
  const { number } = draft.state.turn;
  const first = {
    turn: number,
    kind: TRIGGERED,
    object: source.object,
    ability: `${ref.definition}/${ref.path.join('/')}`,
  };
  spend(draft, draft.state.history.length);
  if (draft.state.history.some((event) => equalJson(event, first))) return false;
  draft.state.history = [...draft.state.history, first];
  return true;
};

/** As `history` remembers what may happen once in a turn. */
const TRIGGERED = 'triggeredOnce';

const NONE: readonly Heard[] = [];
