import type { Effect } from '../abilities/effect.js';
import type { Game } from '../game/draft.js';
import type { Citation } from '../rules/citation.js';

/** The rules of the game that a word of every game carries out, for this node of it. */
export const rulesOf = (game: Game, node: Effect): readonly Citation[] => {
  const { words, others = [] } = game.rules.game.wordRules;
  const { cites = [] } = words[node.do] ?? { cites: others };
  return typeof cites === 'function' ? cites(node, game) : cites;
};
