import { type PenaltyRules, usualGames, usualInfractions } from '../../penalties/index.js';

/** Penalties of Riftbound: its core rules have none, so the usual ladder. */
export const riftboundPenalties: PenaltyRules = {
  version: 'riftbound-penalties/2',
  source: 'Suggested by Kifu: the core rules name no penalties.',
  infractions: usualInfractions,
  games: usualGames,
};
