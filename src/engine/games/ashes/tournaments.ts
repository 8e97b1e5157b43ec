import { THREE_ONE_NOTHING, type TournamentRules } from '../../tournaments/index.js';

/** Tournaments of Ashes. */
export const ashesTournaments: TournamentRules = {
  policies: [
    {
      ...THREE_ONE_NOTHING,
      id: 'ashes-op-1',
      title: 'Ashes Organised Play, large points',
      source:
        'Ashes Organised Play: a win or a bye 3 large points. Small points follow from a formula that we could not ' +
        'confirm; equal players are ordered by their opponents’ results instead.',
      floor: [33, 100],
      measures: ['match-points', 'opponents-match-win', 'sonneborn-berger'],
    },
  ],
  rounds: [],
  roundsSource: null,
};
