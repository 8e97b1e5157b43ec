const messages = {
  none: { title: 'No points yet', text: 'The table shows tournaments that have ended.' },
  place: '#',
  placeLong: 'Place. Players with equal points share a place if their best results are equal too',
  player: 'Player',
  points: 'Points',
  result: 'Place {{place}}: {{points}} points',
  lastColumns: 'The columns are the last {{count}} tournaments. Points count all tournaments.',
  resultLeftOut: 'Place {{place}}: {{points}} points, not one of the best results',
  policy: {
    title: 'How points are counted',
    all: 'All tournaments count.',
    best_one: 'The best tournament of each player counts.',
    best_other: 'The best {{count}} tournaments of each player count. Other results are in brackets.',
    participation_one: 'Taking part gives {{count}} point.',
    participation_other: 'Taking part gives {{count}} points.',
    placements: 'Points for places',
    place: 'Place {{place}}: {{points}}',
    places: 'Places {{from}}–{{upTo}}: {{points}}',
  },
  decks: 'Decks',
  tournaments: 'Tournaments',
  notCounted: 'not counted yet',
  leftOut_one: 'The season is full: {{count}} later tournament is left out and does not count.',
  leftOut_other: 'The season is full: {{count}} later tournaments are left out and do not count.',
  list: { title: 'Seasons', create: 'Create a season', none: 'No seasons yet.' },
  form: {
    name: 'Name',
    best: 'Number of tournaments that count',
    bestHelp: 'Only the best results of each player count. Leave this empty to count all results.',
    participation: 'Points for taking part',
    table: 'Points for places',
    tables: {
      short: '10, 7, 5, 5, then 3 up to place 8',
      long: '25, 18, 15, 12, 10, 8, 6, 4, 2, 1',
      none: 'none',
    },
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    season: typeof messages;
  }
}
