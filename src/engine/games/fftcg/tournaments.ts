import { THREE_ONE_NOTHING, type TournamentRules } from '../../tournaments/index.js';

/** Tournaments of the Final Fantasy Trading Card Game. */
export const fftcgTournaments: TournamentRules = {
  policies: [
    {
      ...THREE_ONE_NOTHING,
      id: 'fftcg-masters-2013',
      title: 'FF-TCG MASTERS 2013: match points, then those of the opponents',
      source: 'FF-TCG MASTERS 2013: equal players by the mean of their opponents’ match points, without a floor',
      floor: null,
      measures: ['match-points', 'opponents-points'],
    },
    {
      ...THREE_ONE_NOTHING,
      id: 'fftcg-worlds-2017',
      title: 'FF-TCG World Championship 2017: only a win counts',
      source:
        'FF-TCG World Championship 2017: a win 3 points, a tie 0. Order of equal players: that of MASTERS 2013, since ' +
        'the document names none.',
      points: { win: 3, draw: 0, loss: 0, bye: 3 },
      floor: null,
      measures: ['match-points', 'opponents-points'],
    },
  ],
  rounds: [
    { upTo: 8, rounds: 3 },
    { upTo: 16, rounds: 4 },
    { upTo: 32, rounds: 5 },
    { upTo: 64, rounds: 6 },
    { upTo: 128, rounds: 7 },
    { upTo: 256, rounds: 8 },
    { upTo: 512, rounds: 9 },
  ],
  roundsSource: 'FF-TCG tournament rules of Square Enix: rounds by number of players',
};
