import type { PenaltyRules } from '../../kernel/index.js';

/** Penalties of Disney Lorcana: the levels of its guidelines, and which of them is suggested when. */
export const lorcanaPenalties: PenaltyRules = {
  version: 'lorcana-penalties/1',
  source:
    'Levels: Disney Lorcana TCG Play Correction Guidelines (Ravensburger). Order on repetition: suggested by Kifu.',
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
