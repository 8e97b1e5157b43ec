import type { CompiledGame } from '../game/compiled.js';
import { isList, type Json } from '../json/index.js';
import type { GameObject, GameState, Seat } from '../state/state.js';
import { objectsIn, zoneFor } from './zone.js';

/**
 * Cards in a deck of a seat, the usual one or one apart, that no player has looked at and to which no running effect
 * refers.
 */
export const unseenInDeck = (
  rules: CompiledGame,
  state: GameState,
  seat: Seat,
  deck = rules.game.deckZone,
): readonly GameObject[] => {
  const named = objectsReferredTo(state);
  return objectsIn({ state }, zoneFor({ state }, seat, deck)).flatMap((id) => {
    const object = state.objects[id];
    return object === undefined || object.seenBy !== undefined || named.has(id) ? [] : [object];
  });
};

/** The objects that something under way refers to: they keep their cards. */
export const objectsReferredTo = ({
  frames,
  pending,
  triggered,
  effects,
  repeating,
  barred,
}: GameState): ReadonlySet<string> => {
  const named = new Set<string>();
  const collect = (value: Json): void => {
    if (typeof value === 'string') named.add(value);
    else if (isList(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  [frames, pending, triggered, effects, repeating ?? null, barred ?? null].forEach(collect);
  return named;
};
