import { type PenaltyRules, usualGames, usualInfractions } from '../../penalties/index.js';

/** Penalties of Ashes Reborn: its document has none, so the usual ladder. */
export const ashesPenalties: PenaltyRules = {
  version: 'ashes-penalties/2',
  source: 'Suggested by Kifu: the rule document names no penalties.',
  infractions: usualInfractions,
  games: usualGames,
};
