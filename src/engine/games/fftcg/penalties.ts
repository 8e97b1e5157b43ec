import { type PenaltyRules, usualGames, usualInfractions } from '../../penalties/index.js';

/** Penalties of FF-TCG: the levels of its rules concerning penalties, and which of them is suggested when. */
export const fftcgPenalties: PenaltyRules = {
  version: 'fftcg-penalties/2',
  source: 'Levels: FF-TCG Rules concerning penalties (Square Enix). Order on repetition: suggested by Kifu.',
  infractions: usualInfractions,
  games: usualGames,
};
