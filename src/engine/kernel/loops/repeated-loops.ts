import type { Game } from '../game/draft.js';
import { canonicalJson, sha256Hex, type Json } from '../json/index.js';
import type { Decision } from '../state/decision.js';
import type { GameState } from '../state/state.js';
import { withCurrentIds } from './naming.js';

/** A hash of which cards are in which zone, in their order, and of nothing else. */
export const cardPlacesHash = ({ zones, objects }: GameState): string =>
  sha256Hex(
    canonicalJson(
      Object.fromEntries(
        Object.entries(zones).map(([zone, ids]) => [zone, ids.flatMap((id) => objects[id]?.cards ?? [])]),
      ),
    ),
  );

/** The answers with which this player would begin again a loop that was repeated from the present position. */
export const answersOfRepeatedLoops = (game: Game, { seat }: Decision): readonly Json[] => {
  const own = game.state.barred?.filter((barred) => barred.seat === seat) ?? [];
  if (own.length === 0) return [];
  const where = cardPlacesHash(game.state);
  return own.filter((barred) => barred.where === where).map(({ answer, named }) => withCurrentIds(game, answer, named));
};
