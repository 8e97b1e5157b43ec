import type { CompiledGame } from '../match/compiled.js';
import type { GameState } from '../match/state.js';
import { unseenInDeck } from '../match/unseen.js';

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
