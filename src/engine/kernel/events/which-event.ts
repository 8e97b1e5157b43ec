import { optionsOf, representatives } from '../board/equivalence.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { isPlaying, type Game } from '../game/draft.js';
import { equalJson } from '../json/index.js';
import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import type { Candidate } from './replace.js';

/**
 * The player who chooses which of several events a replacement that applies once replaces. Null: it replaces the first,
 * since that player has left or cannot distinguish the events. An optional replacement is offered for each event by
 * itself.
 */
export const chooserAmong = (
  game: Game,
  { controller, optionalFor }: Candidate,
  events: readonly GameEvent[],
): Seat | null =>
  controller !== null && optionalFor === null && isPlaying(game, controller) && differ(game, events, controller)
    ? controller
    : null;

const differ = (game: Game, events: readonly GameEvent[], seat: Seat): boolean => {
  const [first, ...others] = events;
  if (first === undefined || others.every((event) => equalJson(event, first))) return false;
  const objects = distinct(events, 'object');
  const isOnlyOfObjects = others.every((event) => equalJson({ ...event, object: null }, { ...first, object: null }));
  return objects === null || !isOnlyOfObjects || representatives(game, objects, seat).length > 1;
};

/** By which the player names the events: their objects, else their players, else their numbers. */
export const namesOf = (events: readonly GameEvent[]): readonly string[] =>
  distinct(events, 'object') ?? distinct(events, 'seat') ?? events.map((_event, at) => String(at + 1));

/** Null if two of the events have the same, or one has none. */
const distinct = (events: readonly GameEvent[], field: 'object' | 'seat'): readonly string[] | null => {
  const values = events.flatMap(({ [field]: value }) => (typeof value === 'string' ? [value] : []));
  return new Set(values).size === events.length ? values : null;
};

type Named = { readonly events: readonly GameEvent[] };

/** Which of several events of one moment is replaced. */
export const replacedEventDecision: DecisionKind<Named> = {
  kind: 'replacedEvent',
  prompt: 'Choose which event is replaced',
  space: (game, { events }, { seat }) => ({
    kind: 'one',
    options:
      distinct(events, 'object') === null
        ? namesOf(events).map((id) => ({ id }))
        : optionsOf(game, namesOf(events), seat),
  }),
  shows: (_game, { events }) => {
    const names = namesOf(events);
    return { events: events.map((event, at) => ({ id: names[at] ?? '', ...publicPart(event) })) };
  },
};

/** What tells events of one object apart. */
const publicPart = ({ kind, amount, source }: GameEvent) => ({
  kind,
  ...(typeof amount === 'number' && { amount }),
  ...(typeof source === 'string' && { source }),
});
