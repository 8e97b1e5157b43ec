import { type PenaltyRules, usualGames, usualInfractions } from '../../penalties/index.js';

/** Penalties of Disney Lorcana: the levels of its guidelines, and which of them is suggested when. */
export const lorcanaPenalties: PenaltyRules = {
  version: 'lorcana-penalties/2',
  source:
    'Levels: Disney Lorcana TCG Play Correction Guidelines (Ravensburger). Order on repetition: suggested by Kifu.',
  infractions: usualInfractions,
  games: usualGames,
};
