const messages = {
  since: 'Here since {{moment}}',
  roles: 'Roles',
  role: {
    organiser: 'Organiser',
    'head-judge': 'Head judge',
    judge: 'Judge',
    scorekeeper: 'Scorekeeper',
    player: 'Player',
    spectator: 'Spectator',
  },
  more: 'Show more',
  matches: { title: 'Matches', none: 'No match yet.' },
  decks: {
    title: 'Decks',
    none: 'No deck is public. Players make theirs public, and so does a match that all its players agreed to publish.',
    public: 'public',
    notPublic: 'not public',
  },
  outcome: {
    won: 'Won against {{players}}',
    lost: 'Lost against {{players}}',
    drawn: 'Drew against {{players}}',
    over: 'Played with {{players}}',
    running: 'Plays against {{players}}',
  },
  drawnGames: '{{count}} drawn',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    player: typeof messages;
  }
}
