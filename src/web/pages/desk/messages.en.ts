const messages = {
  title: 'Manage {{league}}',
  label: 'Sections',
  back: 'Back to the league',
  nothing: { title: 'Organisers only', text: 'Log in as an organiser of this league.' },
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
    hint: 'The player receives a key to log in with.',
    name: 'Name',
    submit: 'Register player',
    done: 'The player has been registered.',
    key: 'Key of {{name}}',
  },
  deck: {
    title: 'Save a deck',
    hint: 'For {{format}}. A saved deck never changes. Save a new deck instead.',
    owner: 'Player of the deck',
    name: 'Deck name',
    cards: 'Cards',
    cardsHelp: 'One card per line, such as: 4 Card Name',
    submit: 'Save deck',
    done: 'The deck has been saved.',
    unread: 'Some lines were not recognised.',
    line: 'Line {{line}}: {{message}}',
    meant: '{{message}} Did you mean {{cards}}?',
  },
  match: {
    title: 'Create a match',
    hint: 'Best of {{count}}, {{format}}.',
    submit: 'Create match',
    done: 'The match has been created.',
    go: 'Go to the match',
    decks: 'Decks',
    ownDecks: 'Choose a deck for each seat',
    drafted: 'From the draft of {{players}}, {{moment}}',
  },
  draft: {
    title: 'Begin a draft',
    hint: 'Players draft the decks for matches of this league. The standings do not count the draft.',
    submit: 'Begin draft',
    done: 'The draft has begun.',
    go: 'Go to the draft',
  },
  role: {
    title: 'Assign a role',
    who: 'Person',
    role: 'Role',
    submit: 'Assign role',
    done: 'The role has been assigned.',
    held: 'Roles in this league',
    none: 'Nobody holds a role in this league.',
    take: 'Remove {{role}} from {{name}}',
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
    title: 'Download',
    hint: 'The present state, as a table (CSV) or as data (JSON).',
    standings: 'Standings',
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
