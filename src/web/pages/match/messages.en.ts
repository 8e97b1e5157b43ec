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
  closing: {
    title: 'End the match by hand',
    hint: 'Whether anybody has played or not. It can be lifted again.',
    ground: 'Why',
    kind: { void: 'Void: it counts for nothing', mistake: 'Made by mistake: it counts for nothing' },
    absent: '{{player}} did not come, and loses',
    nobody: 'Nobody came: all lose',
    reason: 'Reason, which everybody reads',
    submit: 'End the match',
    lift: 'Open the match again',
    liftHint: 'It goes on where it was, with new chance, or counts again as it was played.',
    said: {
      void: 'Void: ended by staff, and counts for nothing.',
      mistake: 'Made by mistake: ended by staff, and counts for nothing.',
      'no-show': 'Ended by staff. Did not come: {{players}}.',
    },
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    match: typeof messages;
  }
}
