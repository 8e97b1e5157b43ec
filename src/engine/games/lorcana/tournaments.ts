import { THREE_ONE_NOTHING, type TournamentRules } from '../../tournaments/index.js';

/** Tournaments of Disney Lorcana. */
export const lorcanaTournaments: TournamentRules = {
  policies: [
    {
      ...THREE_ONE_NOTHING,
      id: 'lorcana-2025-09',
      title: 'Disney Lorcana, 3 – 1 – 0',
      source:
        'Points: Disney Lorcana TCG Tournament Rules, 2025-09-09. Order of equal players, floor of 33 % included: ' +
        'practice of the play hub, since the rules name no tie-breakers.',
      floor: [33, 100],
      measures: ['match-points', 'opponents-match-win', 'game-win', 'opponents-game-win'],
    },
  ],
  rounds: [
    { upTo: 8, rounds: 3 },
    { upTo: 16, rounds: 4 },
    { upTo: 32, rounds: 5 },
    { upTo: 64, rounds: 6 },
    { upTo: 128, rounds: 7 },
    { upTo: 226, rounds: 8 },
    { upTo: 227, rounds: 9 },
  ],
  roundsSource: 'Disney Lorcana TCG Tournament Rules, 2025-09-09',
};
