const messages = {
  measure: {
    'match-points': { short: 'Points', long: 'Match points' },
    'opponents-match-win': { short: 'OMW', long: "Opponents' match-win percentage" },
    'game-win': { short: 'GW', long: 'Game-win percentage' },
    'opponents-game-win': { short: 'OGW', long: "Opponents' game-win percentage" },
    'opponents-points': { short: 'Opp. points', long: 'Mean of the points of the opponents' },
    'sonneborn-berger': { short: 'SB', long: 'Sonneborn-Berger score' },
    cumulative: { short: 'Cum.', long: 'Cumulative score' },
  },
  policy: 'Points and tie-breakers: {{title}}.',
  by: {
    sum: 'The sum of:',
    mean: 'The mean of:',
    ratio: 'The ratio of:',
    chain: 'Compared one after the other:',
  },
  floored: '{{raw}} before the minimum',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    standings: typeof messages;
  }
}
