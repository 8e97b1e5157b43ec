const messages = {
  title: 'Cases',
  lead: 'Contested steps of games, and what judges say of them.',
  filter: {
    label: 'Which cases',
    whose: 'Whose',
    judging: 'In leagues that I judge',
    mine: 'Of my matches',
    all: 'All',
    state: 'State',
    waiting: 'Waiting for a ruling',
    any: 'Any',
    game: 'Game',
    anyGame: 'All games',
    order: 'Order',
    oldest: 'Oldest first',
    newest: 'Newest first',
    league: 'Of one league only.',
    match: 'Of one match only.',
    everywhere: 'Show those of others, too',
  },
  status: {
    open: 'Open',
    assigned: 'Assigned',
    ruled: 'Ruled on',
    appealed: 'Appealed',
    closed: 'Closed',
  },
  column: {
    claim: 'What is contested',
    players: 'Players',
    league: 'League',
    step: 'Step',
    status: 'State',
    judge: 'Judge',
    opened: 'Opened',
  },
  noClaim: 'Step {{step}}',
  none: { title: 'There is no such case', text: 'Players contest a step from the page of their game.' },
  more: 'Show more',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    cases: typeof messages;
  }
}
