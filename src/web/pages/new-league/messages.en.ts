const messages = {
  title: 'Create a league',
  lead: 'As the organiser, you register players, save decks and create matches.',
  form: 'The league',
  name: 'Name',
  game: 'Game',
  format: 'Format',
  bestOf: 'Match length',
  bestOfCount: 'Best of {{count}}',
  pairings: 'Who creates matches',
  staff: 'Organisers and scorekeepers',
  players: 'Players as well',
  points: { win: 'Points for a win', draw: 'Points for a draw', loss: 'Points for a loss' },
  appealDays: 'Days to contest or appeal',
  submit: 'Create league',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'new-league': typeof messages;
  }
}
