const messages = {
  measure: {
    'match-points': { short: 'Points', long: 'Match points' },
    'opponents-match-win': { short: 'OMW', long: "Opponents' match-win percentage" },
    'game-win': { short: 'GW', long: 'Game-win percentage' },
    'opponents-game-win': { short: 'OGW', long: "Opponents' game-win percentage" },
    'opponents-points': { short: 'Opp. points', long: 'Mean of the points of the opponents' },
    'sonneborn-berger': { short: 'SB', long: 'Sonneborn-Berger score' },
    cumulative: { short: 'Cum.', long: 'Cumulative score' },
    buchholz: { short: 'BH', long: 'Buchholz' },
    'buchholz-cut-1': { short: 'BH-C1', long: 'Buchholz Cut 1' },
    'median-buchholz': { short: 'BH-M1', long: 'Median Buchholz' },
    'fide-sonneborn-berger': { short: 'SB', long: 'Sonneborn-Berger (FIDE)' },
    progressive: { short: 'PS', long: 'Progressive score' },
    wins: { short: 'Wins', long: 'Number of wins' },
    'games-with-black': { short: 'BPG', long: 'Games played with Black' },
    koya: { short: 'KS', long: 'Koya: points against opponents with half of all points or more' },
    'average-rating': { short: 'ARO', long: 'Average rating of opponents' },
    'direct-encounter': { short: 'DE', long: 'Direct encounter: equal players one is ahead of' },
  },
  policy: 'Points and tie-breakers: {{title}}.',
  by: {
    sum: 'The sum of:',
    mean: 'The mean of:',
    ratio: 'The ratio of:',
    chain: 'Compared one after the other:',
    count: 'The number of:',
    encounter: 'Games among equal players:',
  },
  floored: 'raised to the minimum, from {{raw}}',
  from: 'from {{raw}}',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    standings: typeof messages;
  }
}
