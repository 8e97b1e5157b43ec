import type { Citation, Game, GameEvent, ObjectId, Seat } from '../../../../kernel/index.js';
import { objectOf } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { cardOf, mainDeckOf } from '../../state.js';

type Recycling = {
  /** Whose effect or choice it is. */
  readonly seat: Seat;
  readonly objects: readonly ObjectId[];
  readonly from: string;
  readonly cites: readonly Citation[];
};

/**
 * 403.1: to the bottom of the decks that the cards belong to (403.1.a, 403.1.b), those of their owners (403.1.c). Of
 * several that come to a main deck together the order is random (403.5): they are shuffled there, below all others.
 * Runes go there as they are named.
 */
export const recycling = (game: Game, { seat, objects, from, cites }: Recycling): readonly GameEvent[] => {
  const rules = [rift('403.1'), rift('403.1.a'), rift('403.1.b'), rift('403.1.c')];
  const toOwnDeck = objects.some((id) => isMainDeckCardOf(game, seat, id));
  const recycled = { kind: 'recycled', cites: [...cites, ...rules], seat, from, objects };
  return [{ ...recycled, ...(toOwnDeck && { toOwnDeck }) }, ...mixing(game, objects)];
};

/** 403.1.a, 403.1.c: a rune goes to the rune deck, any other card to the main deck of its owner. */
const isMainDeckCardOf = (game: Game, seat: Seat, id: ObjectId): boolean =>
  objectOf(game, id).owner === seat && cardOf(game, id).type !== 'rune';

/** 403.5, 403.1: among cards of one main deck alone; a rune goes to another deck. */
const mixing = (game: Game, objects: readonly ObjectId[]): readonly GameEvent[] =>
  game.state.seats.flatMap((owner): readonly GameEvent[] => {
    const own = objects.filter((id) => isMainDeckCardOf(game, owner, id));
    if (own.length < 2) return [];
    const above = mainDeckOf(game, owner).filter((id) => !objects.includes(id));
    return [{ kind: 'shuffled', cites: [rift('403.5')], seat: owner, zone: `${owner}.mainDeck`, above }];
  });

/** 403.3: as a cost all of it must be possible. */
export const RECYCLED_AS_COST = rift('403.3');
