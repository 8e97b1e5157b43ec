const messages = {
  live: 'Updates automatically.',
  parts: { label: 'Parts', table: 'Standings', cross: 'Cross table', results: 'Results', decks: 'Decks' },
  none: { title: 'No finished matches yet', text: 'The standings count finished matches.' },
  column: {
    rank: '#',
    rankLong: 'Rank. Players who are equal by every number share a rank',
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
    rank: 'How {{name}} reached rank {{rank}}',
    points: 'How {{name}} scored {{points}} points',
    title: 'Points of {{name}}',
    sum: 'Points',
    won_one: '{{count}} win × {{each}}',
    won_other: '{{count}} wins × {{each}}',
    drawn_one: '{{count}} draw × {{each}}',
    drawn_other: '{{count}} draws × {{each}}',
    lost_one: '{{count}} loss × {{each}}',
    lost_other: '{{count}} losses × {{each}}',
    matches: 'Matches counted',
    notAll: 'Only the newest matches are listed.',
  },
  outcome: { won: 'won', drawn: 'drew', lost: 'lost' },
  against: '{{outcome}} against {{opponents}}',
  score: '{{won}}–{{lost}}',
  scoreWithDraws: '{{won}}–{{lost}}, {{drawn}} drawn',
  cross: {
    caption: 'Two-player matches, row against column: won–drawn–lost',
    cell: '{{row}} against {{column}}: {{won}} won, {{drawn}} drawn, {{lost}} lost',
    never: '{{row}} and {{column}} have not met',
    several: 'This table leaves out matches of more than two players.',
  },
  results: { running: 'live', draft: 'Draft', caption: 'Matches, newest first' },
  print: 'Print',
  csv: 'CSV',
  projector: 'Projector view',
  desk: 'Manage',
  cases: 'Cases',
  bestOf: 'Best of {{count}}',
  updated: 'As of {{time}}',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    league: typeof messages;
  }
}
