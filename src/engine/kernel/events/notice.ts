import { actorOf } from '../game/speaker.js';
import { hasTriggeredThisTurn, playerOfOnce, triggeredOnce, type OfObject } from '../board/once-per-turn.js';
import { endEffects } from '../continuous/lasting.js';
import { boardOf, viewpointOf, type Listener } from '../game/board.js';
import { freshId, isPlaying, type Draft } from '../game/draft.js';
import { equalJson } from '../json/index.js';
import { spend } from '../rules/effort.js';
import { holds } from '../selectors/evaluate.js';
import { lastKnown } from '../selectors/last-state.js';
import { idsOf } from '../selectors/matches.js';
import { boundNames, matchesAbility } from '../selectors/pattern-match.js';
import type { GameEvent } from '../state/event.js';
import type { Bindings, Triggered } from '../state/state.js';

/** A trigger whose condition was met, before it is known under which ids the event's objects go on. */
export type TriggerMet = {
  readonly listener: Listener;
  readonly event: GameEvent;
  /** How many times more it triggers. */
  readonly again?: number;
};

/** The moment, before or after an event, on whose board a condition is matched. */
export type Moment = 'before' | 'after';

/** The trigger abilities that look at this moment and are met by the event, on the present board. */
export const listenersTo = (draft: Draft, event: GameEvent, moment: Moment): readonly TriggerMet[] => {
  const { awaited } = draft.rules;
  if (!(moment === 'before' ? awaited.before : awaited.triggered).has(event.kind)) return NONE;
  const listeners = boardOf(draft).triggers.get(event.kind);
  if (listeners === undefined) return NONE;
  return listeners.flatMap((listener) =>
    momentOf(draft, listener) === moment && isMet(draft, listener, event) ? [metBy(draft, listener, event)] : [],
  );
};

const metBy = (draft: Draft, listener: Listener, event: GameEvent): TriggerMet => {
  const again = draft.rules.game.triggersAgain?.(draft, listener.active, event) ?? 0;
  return { listener, event, ...(again > 0 && { again }) };
};

/** Determined by the game's table for the event, unless the ability overrides it. */
const momentOf = ({ rules }: Draft, { active, pattern }: Listener): Moment =>
  (active.ability.looksBack ?? rules.looksBack.has(pattern.event)) ? 'before' : 'after';

/**
 * Records met triggers; the game decides where and when they wait (`place`). An effect that waits for the next time is
 * used up by the first event of a batch.
 */
export const recordTriggered = (draft: Draft, met: readonly TriggerMet[]): void => {
  const usedUp = new Set<string>();
  const earlier = draft.state.triggered;
  for (const { active, bindings, lookedBack, again } of joined(draft, met)) {
    // It was there before a batch in which its player has left the game.
    if (!isPlaying(draft, actorOf(draft, active.controller))) continue;
    if (active.effect !== undefined && usedUp.has(active.effect.id)) continue;
    if (!isConditionMet(draft, active, bindings)) continue;
    if (!mayTrigger(draft, active, bindings, earlier)) continue;
    const { ref: ability, source, controller } = active;
    const seen = lookedBack ? whatItSawLeave(draft, active, bindings) : {};
    for (let time = 0; time <= again; time++) {
      const triggered: Triggered = {
        id: freshId(draft, 't'),
        ability,
        source,
        controller,
        bindings,
        ...seen,
        ...(time > 0 && { again: true }),
      };
      spend(draft, 10 + (draft.state.triggered.length >> 4));
      draft.state.triggered = [...draft.state.triggered, triggered];
    }
    const { effect } = active;
    if (effect?.once !== true) continue;
    usedUp.add(effect.id);
    endEffects(draft, ({ id }) => id === effect.id);
  }
};

const isMet = (draft: Draft, { active, pattern }: Listener, event: GameEvent): boolean => {
  if (!matchesAbility(draft, pattern, active.ability.while, event, viewpointOf(active))) return false;
  return draft.rules.game.isSilenced?.(draft, active) !== true;
};

/** An ability that triggers, with the names that its pattern gives to fields of the event. */
type Trigger = {
  readonly active: Listener['active'];
  readonly bindings: Bindings;
  readonly lookedBack: boolean;
  readonly again: number;
};

/**
 * One for each event that met it; for an ability that triggers `together`, one for all of them, in the place of the
 * first.
 */
const joined = (draft: Draft, met: readonly TriggerMet[]): readonly Trigger[] => {
  const triggers: Trigger[] = [];
  for (const { listener, event, again = 0 } of met) {
    const { active, pattern } = listener;
    const bindings = { ...active.bindings, ...boundNames(pattern, event) };
    const index = active.ability.together === true ? triggers.findIndex((one) => isSame(one.active, active)) : -1;
    const before = triggers[index];
    if (before === undefined)
      triggers.push({ active, bindings, lookedBack: momentOf(draft, listener) === 'before', again });
    else
      triggers[index] = {
        ...before,
        bindings: withMore(draft, before.bindings, bindings),
        again: Math.max(before.again, again),
      };
  }
  return triggers;
};

/** The same ability of the same object or effect, on any board. */
const isSame = (one: Listener['active'], other: Listener['active']): boolean =>
  one.source.object === other.source.object && one.effect?.id === other.effect?.id && equalJson(one.ref, other.ref);

/** The objects of both, the sum of both numbers; of anything else the first value. */
const withMore = (draft: Draft, first: Bindings, more: Bindings): Bindings =>
  Object.fromEntries(
    Object.entries({ ...more, ...first }).map(([name, value]) => {
      const added = more[name];
      if (typeof value === 'number' && typeof added === 'number') return [name, value + added];
      const isOfObjects = [value, added].every((one) => idsOf(one).some((id) => lastKnown(draft, id) !== undefined));
      return [name, isOfObjects ? [...new Set([...idsOf(value), ...idsOf(added)])] : value];
    }),
  );

/** What a trigger that looks back still knows, in games where not everything is known for good. */
const whatItSawLeave = (
  draft: Draft,
  { source }: Listener['active'],
  bindings: Bindings,
): Pick<Triggered, 'remembers'> => {
  if (draft.rules.game.lastState === 'always') return {};
  const named = [source.object, ...Object.values(bindings).flatMap(idsOf)];
  const remembers = [...new Set(named)].filter((id) => draft.state.former[id] !== undefined);
  return remembers.length === 0 ? {} : { remembers };
};

/**
 * "If" as part of the trigger condition, in games that test it at the event as well as later: on the state after the
 * event.
 */
const isConditionMet = (draft: Draft, active: Listener['active'], bindings: Bindings): boolean => {
  const { if: condition } = active.ability;
  if (condition === undefined || !draft.rules.game.asksIf.includes('event')) return true;
  return holds(draft, condition, { ...viewpointOf(active), bindings });
};

/**
 * Whether an ability that triggers once in a turn may trigger again. The use of an optional ability is noted when it
 * is used. If several of its triggers come at once, the use is noted when one is placed: its player says which one
 * counts.
 */
const mayTrigger = (
  draft: Draft,
  { ability, ref, source }: Listener['active'],
  bindings: Bindings,
  earlier: readonly Triggered[],
): boolean => {
  if (ability.oncePerTurn !== true) return true;
  const own = { ability: ref, source, bindings };
  if (hasTriggeredThisTurn(draft, own)) return false;
  if (ability.optional === true) return true;
  if (draft.rules.game.choosesOccurrence === true)
    return !earlier.some(
      (one) =>
        one.source.object === source.object &&
        equalJson(one.ability, ref) &&
        playerOfOnce(draft, one) === playerOfOnce(draft, own),
    );
  rememberTriggered(draft, own);
  return true;
};

export const rememberTriggered = (draft: Draft, triggered: OfObject): void => {
  draft.state.history = [...draft.state.history, triggeredOnce(draft, triggered)];
};

const NONE: readonly TriggerMet[] = [];
