import type { TriggeredAbility } from '../abilities/ability.js';
import { canBeAnnounced } from '../announcing/spaces.js';
import { isResolving } from '../frames/resolution.js';
import { boardOf, viewpointOf, type Active } from '../game/board.js';
import { freshId, type Game } from '../game/draft.js';
import { defineEvent, type EventOf } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { equalJson } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import { holds } from '../selectors/evaluate.js';
import type { GameEvent } from '../state/event.js';
import type { Triggered } from '../state/state.js';

/**
 * Trigger abilities that name a state (`while`) instead of an event: they trigger when the state holds, and not again
 * until they have resolved. One that could not be announced does not trigger, since it would trigger again at once. A
 * game in which a momentary state counts tests for it after every batch (`follow`).
 */
export const stateTriggers = (cites: readonly Citation[]) => ({
  name: 'state triggers',
  look: (game: Game): { readonly events: readonly GameEvent[] } | null => {
    if (!game.rules.waitsForStates) return null;
    const met = boardOf(game).states.filter((active) => isMet(game, active));
    return met.length === 0 ? null : { events: met.map((active): GameEvent => eventOf(active, cites)) };
  },
});

/** The ability waits to be placed, like any triggered one. */
export const stateTriggered = defineEvent(
  {
    kind: 'stateTriggered',
    says: 'An ability triggers because a state holds.',
    fields: { seat: field.seat, object: field.object, card: field.card, ability: field.ability },
    unlogged: { met: field.of<Omit<Triggered, 'id'>>() },
  },
  (draft, { met, ...entry }) => {
    draft.state.triggered = [...draft.state.triggered, { ...met, id: freshId(draft, 't') }];
    return entry;
  },
);
type StateTriggered = EventOf<typeof stateTriggered>;

const isMet = (game: Game, active: Active<TriggeredAbility>): boolean => {
  const { ability, ref, source, controller, bindings } = active;
  if (ability.while === undefined || !holds(game, ability.while, viewpointOf(active))) return false;
  if (isWaiting(game, active) || isResolving(game, ref, source.object)) return false;
  return canBeAnnounced(game, { at: ref, source, controller, bindings });
};

const isWaiting = ({ state }: Game, { ref, source }: Active<TriggeredAbility>): boolean => {
  const placed = Object.values(state.objects).flatMap(({ waiting }) => waiting ?? []);
  return [...state.triggered, ...placed].some(
    (one) => one.source.object === source.object && equalJson(one.ability, ref),
  );
};

const eventOf = (active: Active<TriggeredAbility>, cites: readonly Citation[]): StateTriggered => {
  const { ability, ref, source, controller, bindings } = active;
  const { object, definition: card } = source;
  const met = { ability: ref, source, controller, bindings };
  return { kind: 'stateTriggered', cites, seat: controller, object, card, ability: ability.name, met };
};
