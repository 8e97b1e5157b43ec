import { unseenInDeck } from '../board/unseen.js';
import type { CompiledGame } from '../game/compiled.js';
import type { GameState } from '../state/state.js';

/**
 * The same moment of a game, with chance that is reported from here on: each unseen card in a deck may be any of them.
 * For trying out what would happen if chance fell in a certain way.
 */
export const withReportedChance = (rules: CompiledGame, state: GameState): GameState => {
  if (state.chance !== undefined) return state;
  const unseen = state.seats.flatMap((seat) => unseenInDeck(rules, state, seat));
  const unidentified = Object.fromEntries(unseen.map((object) => [object.id, { ...object, untold: true }]));
  return { ...state, chance: {}, objects: { ...state.objects, ...unidentified } };
};
