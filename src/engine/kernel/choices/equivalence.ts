import { objectOf, type Game } from '../match/draft.js';
import type { GameObject, ObjectId } from '../match/state.js';
import { objectsIn, zoneOf } from '../zones/zone.js';
import type { Option } from './option.js';

/**
 * Tells objects apart: those with the same definition, zone, marks and knowledge, that nothing else refers to, are
 * equivalent. Equivalent ones are listed once; any of them is accepted.
 */
export const optionOf = (game: Game, id: ObjectId): Option => {
  const same = sameness(game, objectOf(game, id));
  return same === null ? { id } : { id, same };
};

/** One object of each kind of equivalent ones, the first. */
export const representatives = (game: Game, ids: readonly ObjectId[]): readonly ObjectId[] => {
  if (ids.length < 2) return ids;
  const seen = new Set<string>();
  return ids.filter((id) => {
    const same = sameness(game, objectOf(game, id)) ?? id;
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
};

const sameness = (game: Game, object: GameObject): string | null => {
  if (object.cards.length !== 1 || isReferredTo(game, object.id)) return null;
  const { definition, zone, marks, seenBy } = object;
  const told = Object.keys(marks)
    .sort()
    .map((mark) => `${mark}=${String(marks[mark])}`);
  return [zone, definition, ...told, ...(seenBy ?? [])].join('|');
};

/** Whether a lasting effect, a waiting ability or another object's mark holds the id. */
const isReferredTo = (game: Game, id: ObjectId): boolean =>
  game.state.effects.some(({ does, source }) =>
    does.kind === 'changes' ? does.objects.includes(id) : source.object === id || holdsId(does.bindings, id),
  ) ||
  game.state.triggered.some(({ source, bindings }) => source.object === id || holdsId(bindings, id)) ||
  isMarkedBy(game, id);

const holdsId = (bindings: object, id: ObjectId): boolean => JSON.stringify(bindings).includes(`"${id}"`);

/** Objects in play may be marked with the id of another: a character at a location, a card attached to one. */
const isMarkedBy = (game: Game, id: ObjectId): boolean =>
  game.state.seats.some((seat) =>
    game.rules.inPlay.some((kind) =>
      objectsIn(game, zoneOf(seat, kind)).some((other) => Object.values(objectOf(game, other).marks).includes(id)),
    ),
  );
