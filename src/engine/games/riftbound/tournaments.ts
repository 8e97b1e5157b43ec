import { THREE_ONE_NOTHING, type TournamentRules } from '../../tournaments/index.js';

/** Tournaments of Riftbound. */
export const riftboundTournaments: TournamentRules = {
  policies: [
    {
      ...THREE_ONE_NOTHING,
      id: 'riftbound-2026-04',
      title: 'Riftbound, 3 – 1 – 0',
      source:
        'Order of equal players: Riftbound Tournament Rules, 2026-04-29, 409.2. Points, bye and floor of 33 %: practice ' +
        'of the event platform, since the rules name none.',
      floor: [33, 100],
      measures: ['match-points', 'opponents-match-win', 'game-win', 'opponents-game-win'],
    },
  ],
  rounds: [],
  roundsSource: null,
};
