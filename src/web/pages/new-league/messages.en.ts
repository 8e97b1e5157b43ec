const messages = {
  title: 'Found a league',
  lead: 'Its organiser registers players, stores decks and makes matches at its desk.',
  form: 'The league',
  name: 'Name',
  game: 'Game',
  format: 'Format',
  bestOf: 'Games in a match',
  bestOfCount: 'Best of {{count}}',
  pairings: 'Who makes matches',
  staff: 'Organisers, scorekeepers',
  players: 'Players, too',
  points: { win: 'Points for a win', draw: 'Points for a draw', loss: 'Points for a loss' },
  appealDays: 'Days to contest and appeal',
  submit: 'Found the league',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'new-league': typeof messages;
  }
}
