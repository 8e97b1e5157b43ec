const messages = {
  cases: 'Cases of this match',
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
  lostByRuling: 'Match loss by a ruling: {{players}}',
  game: 'Game {{number}}',
  play: 'Play',
  watch: 'Watch live',
  replay: 'Watch the replay',
  public: 'This match is public.',
  hiddenUntilOver: 'Hidden cards stay hidden until the match is over.',
  hidden: 'Hidden cards stay hidden until the match is over and all players agree to publish it.',
  began: 'Began {{moment}}',
  ended: 'Ended {{moment}}',
  league: 'League of this match',
  closing: {
    title: 'Close the match',
    hint: 'You can close a match at any time, and reopen it later.',
    ground: 'Why',
    kind: { void: 'Void: the match does not count', mistake: 'Created by mistake: the match does not count' },
    absent: 'No-show: {{player}} loses',
    nobody: 'No-show: all players lose',
    reason: 'Reason (public)',
    submit: 'Close match',
    lift: 'Reopen match',
    liftHint: 'An unfinished game continues with new randomness. A finished match counts again.',
    said: {
      void: 'Void: closed by staff, does not count.',
      mistake: 'Created by mistake: closed by staff, does not count.',
      'no-show': 'Closed by staff. No-show: {{players}}.',
    },
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    match: typeof messages;
  }
}
