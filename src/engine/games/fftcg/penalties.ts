import type { PenaltyRules } from '../../kernel/index.js';

/** Penalties of FF-TCG: the levels of its rules concerning penalties, and which of them is suggested when. */
export const fftcgPenalties: PenaltyRules = {
  version: 'fftcg-penalties/1',
  source: 'Levels: FF-TCG Rules concerning penalties (Square Enix). Order on repetition: suggested by Kifu.',
  infractions: [
    {
      id: 'play-error',
      title: 'An illegal play, or a forgotten effect',
      steps: ['warning', 'warning', 'game-loss', 'match-loss'],
    },
    { id: 'hidden-cards', title: 'Drawing or seeing too many cards', steps: ['warning', 'game-loss', 'match-loss'] },
    { id: 'slow-play', title: 'Playing too slowly', steps: ['warning', 'game-loss', 'match-loss'] },
    { id: 'deck-error', title: 'A deck or list that is not legal', steps: ['game-loss', 'match-loss'] },
    { id: 'tardiness', title: 'Coming late', steps: ['game-loss', 'match-loss'] },
    {
      id: 'unsporting-conduct',
      title: 'Unsporting conduct',
      steps: ['warning', 'game-loss', 'match-loss', 'disqualification'],
    },
    { id: 'cheating', title: 'Breaking rules on purpose for an advantage', steps: ['disqualification'] },
  ],
};
