const messages = {
  title: 'Statistics',
  lead: 'Results over many games. Each rate shows its number of games and its 95 % interval.',
  csv: 'CSV',
  with: '{{name}} ({{value}})',
  filter: {
    label: 'Which games',
    game: 'Game',
    format: 'Format',
    allFormats: 'All formats',
    league: 'League',
    tournament: 'Tournament',
    allTournaments: 'All games',
    allLeagues: 'All matches',
    otherLeague: 'League of this link',
    from: 'From date',
    to: 'To date',
    minGames: 'Minimum games',
    withoutTurns: 'Games without turns',
    leftOut: 'Leave out',
    counted: 'Count',
  },
  none: {
    title: 'No games match',
    text: 'Choose a longer period, or another format, league or game.',
  },
  games: { all: 'Games', public: 'in public matches', asserted: 'with effects carried out by hand' },
  note: {
    intervals:
      'A drawn game counts as not won. Games of one player or deck are not independent. If few players played many games, the true intervals are wider.',
    formats:
      'These games mix formats: {{list}}. Formats differ in player count and game length. Choose one format for a fair comparison.',
    public:
      '{{public}} of {{games}} games are public. Decks and matchups count public games only, which may not be representative.',
    turnless_one: '{{count}} game ended before its first turn and is left out. Choose above to count it.',
    turnless_other: '{{count}} games ended before their first turn and are left out. Choose above to count them.',
    turnlessCounted_one: '{{count}} game that ended before its first turn is counted.',
    turnlessCounted_other: '{{count}} games that ended before their first turn are counted.',
    asserted_one: '{{count}} game contains results reported by a person. It is counted like the others.',
    asserted_other: '{{count}} games contain results reported by a person. They are counted like the others.',
  },
  column: {
    n: 'Games',
    wins: 'Won',
    rate: 'Rate',
    interval: '95 % interval',
    intervalLong: 'Wilson score interval: contains the true rate in 95 of 100 such samples',
    times: 'Times',
  },
  rates: {
    axis: 'Share of n games won',
    none: 'No data.',
    summary: '{{of}}: {{count}} in all.',
    clear: 'Clearly above or below 50 %: {{list}}.',
    noneClear: 'No rate differs clearly from 50 %.',
    weak_one: '{{count}} has too few games and is grey.',
    weak_other: '{{count}} have too few games and are grey.',
    more: 'Only the first {{count}} are shown.',
    tooFew: 'too few games',
  },
  matchups: {
    heading: 'Matchups',
    title: 'Wins of the row deck against the column deck',
    against: 'Against',
    none: 'No two decks have met in a public two-player game yet.',
    summary_one: '{{count}} pair of decks has met.',
    summary_other: '{{count}} pairs of decks have met.',
    clear: '{{deck}} wins {{rate}} against {{opponent}}',
    allClear: '{{list}}.',
    noneClear: 'No matchup has a clear favourite yet.',
    weak_one: '{{count}} pair has too few games and is grey.',
    weak_other: '{{count}} pairs have too few games and are grey.',
  },
  order: {
    heading: 'Play or draw',
    title: 'Wins by turn order',
    of: 'Turn order',
    play: 'First turn',
    draw: 'Later turn',
  },
  decks: { heading: 'Decks', title: 'Wins by deck', of: 'Deck' },
  length: {
    heading: 'Length of games',
    title: 'Games by number of turns',
    turns: 'Turns',
    orMore: '{{count}} or more',
    summary_one: '{{count}} game. Turns: median {{median}}, mean {{mean}}, range {{min}} to {{max}}.',
    summary_other: '{{count}} games. Turns: median {{median}}, mean {{mean}}, range {{min}} to {{max}}.',
    actions: 'Median number of decisions: {{median}}.',
  },
  counted: {
    heading: 'Cards and turns',
    choose: 'Measure',
    perGame: 'Per player and game: {{mean}} on average, {{min}} to {{max}} ({{unit}}; {{count}} counted).',
    perTurn: '{{title}} by turn of the player',
    perCard: 'Win rate by card: {{title}}',
    card: 'Card',
    turn: 'Turn',
    mean: 'Average',
    meanOf: 'Average ({{unit}})',
    seats: 'Players',
    most: 'Most in turn {{turn}}: {{mean}} {{unit}} on average.',
    weak: 'Turns reached by fewer than {{least}} players are grey.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    statistics: typeof messages;
  }
}
