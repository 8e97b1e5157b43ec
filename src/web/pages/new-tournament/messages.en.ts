const messages = {
  title: 'Create a tournament',
  lead: 'You add players, pairings and results later, on the page of the tournament.',
  form: 'New tournament',
  submit: 'Create the tournament',
  name: 'Name',
  game: 'Game',
  format: 'Format',
  league: 'League',
  noLeague: 'none',
  season: 'Season',
  noSeason: 'none',
  shape: {
    label: 'Structure',
    swiss: 'Swiss',
    'swiss-top4': 'Swiss, then the top 4',
    'swiss-top8': 'Swiss, then the top 8',
    'swiss-top16': 'Swiss, then the top 16',
    'round-robin': 'Round robin',
    'single-elimination': 'Single elimination',
    'double-elimination': 'Double elimination',
  },
  boards: 'Members of a team',
  boardsHelp:
    'Leave this empty if players play alone. Otherwise two teams play one match at each board, and the team that wins more boards wins.',
  rounds: 'Swiss rounds',
  roundsHelp: 'Leave this empty to let the number of players decide.',
  pairing: {
    label: 'Pairing system',
    help: 'The FIDE Dutch system also assigns who is first at each table. It pairs at most 256 players.',
    standard: 'Equal points, fewest rematches',
    dutch: 'Dutch system (FIDE)',
  },
  draft: {
    label: 'Draft before the Swiss rounds',
    help: 'Pods draft on this service if it records the games, otherwise with paper cards.',
    none: 'No draft',
    free: 'Draft in pods; rounds pair all players',
    within: 'Draft in pods; rounds stay within pods',
  },
  bestOf: 'Games of a match',
  bestOfCount: { one: 'one game', two: 'two games', three: 'best of 3', five: 'best of 5' },
  policy: 'Points and tie-breakers',
  policyHelp: 'The rules by which standings are computed. They stay the same for this tournament.',
  ownOrder: {
    label: 'Order of tie-breakers',
    own: 'Choose an order of my own, after match points',
    place: 'Tie-breaker {{place}}',
    none: 'none',
  },
  capacity: 'Maximum number of players',
  seeding: {
    label: 'Seeds of the first stage',
    help: 'Seeds decide brackets, groups, and pairing numbers of the Dutch system.',
    lot: 'by lot',
    list: 'in the order of registration',
    rating: 'by rating, the highest first',
  },
  lateEntry: {
    label: 'Each round that a late player missed',
    loss: 'counts as a loss',
    bye: 'counts as a bye',
  },
  decklists: {
    label: 'Decks that everybody may see',
    hidden: 'No decks',
    cut: 'Decks of players in the cut, once it starts',
    open: 'All decks, once the tournament starts',
  },
  options: {
    label: 'Options',
    selfRegistration: 'Players register themselves',
    checkIn: 'Only players who have checked in are paired in round 1',
    intentionalDraws: 'Players may agree on a draw',
    recorded: 'This service records the games: players hand in decks, and results count without a report',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'new-tournament': typeof messages;
  }
}
