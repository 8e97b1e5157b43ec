const messages = {
  title: 'Desk of {{league}}',
  label: 'Parts of the desk',
  back: 'To the league',
  nothing: { title: 'This desk is not yours', text: 'Log in as an organiser of this league.' },
  part: {
    players: 'Players',
    decks: 'Decks',
    matches: 'Matches',
    roles: 'Roles',
    webhooks: 'Webhooks',
    exports: 'Exports',
  },
  player: {
    title: 'Register a player',
    hint: 'The player gets a key to log in with.',
    name: 'Name',
    submit: 'Register',
    done: 'The player is registered.',
    key: 'Key of {{name}}',
  },
  deck: {
    title: 'Store a deck',
    hint: 'For {{format}}. A deck never changes: store another one instead.',
    owner: 'Whose deck',
    name: 'Name of the deck',
    cards: 'Cards',
    cardsHelp: 'A line for each card, as in: 4 Card Name',
    submit: 'Store deck',
    done: 'The deck is stored.',
    unread: 'Some lines are no cards of this game.',
    line: 'Line {{line}}: {{message}}',
    meant: '{{message}} Is it {{cards}}?',
  },
  match: {
    title: 'Make a match',
    hint: 'Best of {{count}}, {{format}}.',
    submit: 'Make match',
    done: 'The match is made.',
    go: 'To the match',
  },
  role: {
    title: 'Give a role',
    who: 'To whom',
    role: 'Role',
    submit: 'Give role',
    done: 'The role is given.',
    held: 'Roles in this league',
    none: 'Nobody holds a role in this league.',
    take: 'Take {{role}} from {{name}}',
    since: 'since {{moment}}',
    name: {
      organiser: 'Organiser',
      'head-judge': 'Head judge',
      judge: 'Judge',
      scorekeeper: 'Scorekeeper',
      player: 'Player',
      spectator: 'Spectator',
    },
  },
  exports: {
    title: 'Take it away',
    hint: 'As it stands now, as a table (CSV) or as data (JSON).',
    standings: 'The table',
    matches: 'Matches',
    penalties: 'Penalties',
    statistics: 'Statistics',
    csv: '{{what}} as CSV',
    json: '{{what}} as JSON',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    desk: typeof messages;
  }
}
