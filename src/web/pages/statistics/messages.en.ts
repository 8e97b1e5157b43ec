const messages = {
  title: 'Statistics',
  lead: 'What many games say together. Every rate comes with the number of games that it rests on and its 95 % interval.',
  csv: 'CSV',
  with: '{{name}} ({{value}})',
  filter: {
    label: 'Which games',
    game: 'Game',
    format: 'Format',
    allFormats: 'All formats together',
    league: 'League',
    allLeagues: 'All leagues and free matches',
    otherLeague: 'The league of this link',
    from: 'Ended from',
    to: 'Ended until',
    minGames: 'At least so many games',
  },
  none: {
    title: 'No game to count',
    text: 'No game ended here that fits. Take a longer period, another format or league, or another game.',
  },
  games: { all: 'Games', public: 'of public matches', asserted: 'with effects told by hand' },
  note: {
    intervals:
      'A drawn game is one that was not won. Games of one player or deck are not independent: where few players played many games, the intervals are narrower than they should be.',
    formats:
      'Games of several formats are counted together: {{list}}. Formats differ in how many play and for how long: to compare like with like, choose one above.',
    public:
      'Only {{public}} of {{games}} games are public. Decks and matchups are counted from those alone; whether they are like the others nobody knows.',
    asserted_one: 'In {{count}} game something is known only because a person said so; it is counted like the others.',
    asserted_other:
      'In {{count}} games something is known only because a person said so; they are counted like the others.',
  },
  column: {
    n: 'Games',
    wins: 'Won',
    rate: 'Rate',
    interval: '95 % interval',
    intervalLong:
      'Wilson score interval: where the rate lies that further games would come to, in 95 of 100 such samples',
    times: 'Times',
  },
  rates: {
    axis: 'Share of the n games that was won',
    none: 'These games say nothing of it.',
    summary: '{{of}}: {{count}} in all.',
    clear: 'Away from one half with its whole interval: {{list}}.',
    noneClear: 'No interval lies wholly above or below one half.',
    weak_one: '{{count}} rests on too few games to say anything; it is grey.',
    weak_other: '{{count}} rest on too few games to say anything; they are grey.',
    more: 'The first {{count}} are drawn.',
    tooFew: 'too few games',
  },
  matchups: {
    heading: 'Matchups',
    title: 'Wins of the deck of the row against the deck of the column',
    against: 'Against',
    none: 'No two decks have met in a public game of two players yet.',
    summary_one: '{{count}} pair of decks has met.',
    summary_other: '{{count}} pairs of decks have met.',
    clear: '{{deck}} wins {{rate}} against {{opponent}}',
    allClear: '{{list}}.',
    noneClear: 'No pair has a winner that its number of games would carry.',
    weak_one: '{{count}} pair has met too rarely to say anything; it is grey.',
    weak_other: '{{count}} pairs have met too rarely to say anything; they are grey.',
  },
  order: {
    heading: 'Play or draw',
    title: 'Wins by who took the first turn',
    of: 'Turn order',
    play: 'First turn',
    draw: 'Later turn',
  },
  decks: { heading: 'Decks', title: 'Wins by deck', of: 'Deck' },
  length: {
    heading: 'Length of games',
    title: 'Games by how many turns they had',
    turns: 'Turns',
    orMore: '{{count}} or more',
    summary_one: '{{count}} game: {{median}} turns in the middle, {{mean}} on average, {{min}} to {{max}}.',
    summary_other: '{{count}} games: {{median}} turns in the middle, {{mean}} on average, {{min}} to {{max}}.',
    actions: 'Decisions in the middle one of them: {{median}}.',
  },
  counted: {
    heading: 'Cards and turns',
    choose: 'What is counted',
    perGame: 'Per player and game: {{mean}} on average, {{min}} to {{max}} ({{unit}}; {{count}} counted).',
    perTurn: '{{title}}, by a player’s own turns',
    perCard: 'Games won in which this was counted of a card: {{title}}',
    card: 'Card',
    turn: 'Turn',
    mean: 'Average',
    meanOf: 'Average ({{unit}})',
    seats: 'Players',
    most: 'Most in turn {{turn}}: {{mean}} {{unit}} on average.',
    weak: 'Turns that fewer than {{least}} players reached are grey.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    statistics: typeof messages;
  }
}
