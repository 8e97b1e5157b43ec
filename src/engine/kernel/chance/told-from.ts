import { unseenInDeck } from '../board/unseen.js';
import type { CompiledGame } from '../game/compiled.js';
import type { GameState } from '../state/state.js';

/**
 * The same moment of a game, whose chance is told from here on: what lies unseen in the decks may be any of those cards.
 * For trying out what would happen if it fell so.
 */
export const toldFrom = (rules: CompiledGame, state: GameState): GameState => {
  if (state.chance !== undefined) return state;
  const unseen = state.seats.flatMap((seat) => unseenInDeck(rules, state, seat));
  const untold = Object.fromEntries(unseen.map((object) => [object.id, { ...object, untold: true }]));
  return { ...state, chance: {}, objects: { ...state.objects, ...untold } };
};
