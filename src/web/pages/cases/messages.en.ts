const messages = {
  title: 'Cases',
  lead: 'Tables that wait for a judge, and contested game steps with their rulings.',
  docket: 'Contested steps',
  tables: {
    title: 'Tables that wait for a judge',
    none: 'No table waits for a judge.',
    tournament: 'Tournament',
    round: 'Round',
    table: 'Table',
    kind: 'Reason',
    kinds: { dispute: 'Disputed result', call: 'Judge call', appeal: 'Appeal' },
    by: 'Player',
    since: 'Since',
    judge: 'Judge',
    staff: 'Staff',
    take: 'Take the case',
    takeLabel: 'Take the case: {{kind}}, round {{round}}, table {{table}} in {{tournament}}',
    takeOver: 'Take over the case',
    takeOverLabel: 'Take over the case from {{name}}: {{kind}}, round {{round}}, table {{table}} in {{tournament}}',
    yours: 'You have taken this case.',
  },
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
