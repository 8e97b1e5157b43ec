import type { Condition } from '../abilities/condition.js';
import type { EventPattern, FieldPattern, WhoseEvent } from '../abilities/pattern.js';
import type { Game } from '../game/draft.js';
import { canonicalJson } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { GameEvent } from '../state/event.js';
import { NOBODY, type Viewpoint } from '../state/scope.js';
import type { Bindings, Seat } from '../state/state.js';
import { teamOf } from '../state/teams.js';
import { holds } from './evaluate.js';
import { idsOf, matches } from './matches.js';

/** Whether an event matches the pattern, from this point of view. */
export const matchesPattern = (game: Game, pattern: EventPattern, event: GameEvent, from: Viewpoint): boolean => {
  spend(game, 1);
  if (!isOfKind(game, pattern, event, from)) return false;
  const { where } = pattern;
  return (
    where === undefined || Object.entries(where).every(([field, wanted]) => fits(game, wanted, event[field], from))
  );
};

/** Whether the event is of the named kind, or of a kind in the named group. */
const isOfKind = (game: Game, pattern: EventPattern, event: GameEvent, from: Viewpoint): boolean =>
  pattern.event === event.kind ||
  (game.rules.eventGroups.get(pattern.event)?.of ?? []).some((part) => matchesPattern(game, part, event, from));

/** Whether the event matches an ability: its pattern, and its condition, which knows the names of the pattern. */
export const matchesAbility = (
  game: Game,
  pattern: EventPattern,
  condition: Condition | undefined,
  event: GameEvent,
  from: Viewpoint,
): boolean => {
  if (!matchesPattern(game, pattern, event, from)) return false;
  if (condition === undefined) return true;
  return holds(game, condition, { ...from, bindings: { ...from.bindings, ...boundNames(pattern, event) } });
};

/** The names that a pattern gives to fields of the event. */
export const boundNames = (pattern: EventPattern, event: GameEvent): Bindings =>
  pattern.bind === undefined
    ? {}
    : Object.fromEntries(Object.entries(pattern.bind).map(([name, field]) => [name, event[field] ?? null]));

const fits = (game: Game, wanted: FieldPattern, value: GameEvent[string] | undefined, from: Viewpoint): boolean => {
  if ('object' in wanted) return idsOf(value).some((id) => matches(game, wanted.object, id, from));
  if ('there' in wanted) return isThere(value) === wanted.there;
  if ('who' in wanted) return typeof value === 'string' && value === from.bindings[wanted.who];
  // An event without a seat is no opponent's either.
  if ('seat' in wanted) return typeof value === 'string' && isSeatWanted(game, wanted.seat, value, from);
  return value !== undefined && canonicalJson(value) === canonicalJson(wanted.equals);
};

/** Objects, or a flag: an event may leave out a flag that is not set. */
const isThere = (value: GameEvent[string] | undefined): boolean => value === true || idsOf(value).length > 0;

const isSeatWanted = ({ state }: Game, wanted: WhoseEvent, seat: Seat, { controller }: Viewpoint): boolean => {
  if (wanted === 'anyone') return true;
  if (controller === NOBODY) return false;
  if (wanted === 'you') return seat === controller;
  return (wanted === 'friends') === teamOf(state, controller).includes(seat);
};
