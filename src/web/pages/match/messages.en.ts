const messages = {
  cases: 'Its cases',
  title: 'Match',
  seat: 'Seat',
  player: 'Player',
  players: 'Players',
  games: 'Games won',
  bestOf: 'Best of {{count}}',
  status: { running: 'Running', ended: 'Ended' },
  won: '{{players}} won',
  drawn: 'Drawn',
  noWinner: 'Nobody won',
  lostByRuling: 'Lost the match by a ruling: {{players}}',
  game: 'Game {{number}}',
  watch: 'Watch live',
  replay: 'See the replay',
  public: 'Public: nothing of it is hidden any more.',
  hidden: 'What was hidden in it stays so until the match is over and all its players agree.',
  began: 'Began {{moment}}',
  ended: 'Ended {{moment}}',
  league: 'Its league',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    match: typeof messages;
  }
}
