const messages = {
  live: 'Results come in by themselves.',
  parts: { label: 'Parts', table: 'Table', cross: 'Cross table', results: 'Results', decks: 'Decks' },
  none: { title: 'No match has ended yet', text: 'The table fills as matches end.' },
  column: {
    rank: '#',
    rankLong: 'Rank; players level on points and wins share one',
    name: 'Player',
    points: 'Points',
    played: 'Played',
    won: 'W',
    wonLong: 'Matches won',
    drawn: 'D',
    drawnLong: 'Matches drawn',
    lost: 'L',
    lostLong: 'Matches lost',
    games: 'Games',
    gamesLong: 'Games won, drawn and lost',
  },
  why: {
    points: '{{points}} points of {{name}}: how they are made up',
    title: 'Points of {{name}}',
    sum: 'Points',
    won_one: '{{count}} win × {{each}}',
    won_other: '{{count}} wins × {{each}}',
    drawn_one: '{{count}} draw × {{each}}',
    drawn_other: '{{count}} draws × {{each}}',
    lost_one: '{{count}} loss × {{each}}',
    lost_other: '{{count}} losses × {{each}}',
    matches: 'The matches they come from',
    notAll: 'Only the newest matches are listed.',
  },
  outcome: { won: 'won', drawn: 'drew', lost: 'lost' },
  against: '{{outcome}} against {{opponents}}',
  score: '{{won}}–{{lost}}',
  scoreWithDraws: '{{won}}–{{lost}}, {{drawn}} drawn',
  cross: {
    caption: 'Matches of two: the row against the column, won–drawn–lost',
    cell: '{{row}} against {{column}}: {{won}} won, {{drawn}} drawn, {{lost}} lost',
    never: '{{row}} and {{column}} have not met',
    several: 'Matches of more than two players are not in this table.',
  },
  decks: {
    caption: 'Decks that were played in public matches',
    name: 'Deck',
    games: 'Games',
    share: 'Share',
    shareLong: 'Of the seats of all public games',
    won: 'Won',
    known: 'Of {{games}} games {{public}} are public. Decks of the others are not shown.',
    none: 'No deck is known yet. Those of a match are once all its players have agreed to publish it.',
    more: 'More of these games, with intervals',
  },
  results: { running: 'running', caption: 'Matches, newest first' },
  print: 'Print',
  csv: 'CSV',
  projector: 'For the screen in the hall',
  desk: 'Desk',
  cases: 'Cases',
  embed: 'Embed',
  embedHelp: 'Paste this into a page of yours:',
  bestOf: 'Best of {{count}}',
  updated: 'As of {{time}}',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    league: typeof messages;
  }
}
