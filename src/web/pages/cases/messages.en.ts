const messages = {
  title: 'Cases',
  lead: 'Contested game steps and their rulings.',
  filter: {
    label: 'Which cases',
    whose: 'Whose',
    judging: 'Leagues that I judge',
    mine: 'My matches',
    all: 'All',
    state: 'State',
    waiting: 'Waiting for a ruling',
    any: 'Any',
    game: 'Game',
    anyGame: 'All games',
    order: 'Order',
    oldest: 'Oldest first',
    newest: 'Newest first',
    league: 'Filtered by league.',
    match: 'Filtered by match.',
    everywhere: 'Show all cases',
  },
  status: {
    open: 'Open',
    assigned: 'Assigned',
    ruled: 'Ruled on',
    appealed: 'Appealed',
    closed: 'Closed',
  },
  column: {
    claim: 'Claim',
    players: 'Players',
    league: 'League',
    step: 'Step',
    status: 'State',
    judge: 'Judge',
    opened: 'Opened',
  },
  noClaim: 'Step {{step}}',
  none: { title: 'No cases match', text: 'Players can contest a step on the page of their game.' },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    cases: typeof messages;
  }
}
