const messages = {
  since: 'Registered {{moment}}',
  roles: 'Roles',
  role: {
    organiser: 'Organiser',
    'head-judge': 'Head judge',
    judge: 'Judge',
    scorekeeper: 'Scorekeeper',
    player: 'Player',
    spectator: 'Spectator',
  },
  rename: { title: 'Rename this player', name: 'Name', submit: 'Rename player' },
  records: {
    title: 'Records of this player',
    help: 'If somebody was registered twice, merge the other record into this player. Its matches, results and public decks then count here. The ratings of both players and of their opponents are recomputed, with a notice. The account, keys and roles of the other record stay as they are.',
    other: 'The other record',
    reason: 'Reason',
    merge: 'Merge into this player',
    done: 'Merged. Lists and standings are updated in a moment.',
    merged: 'Merged records',
    since: '{{name}}: merged {{moment}}. {{reason}}',
    separate: 'Separate this record',
    separated: 'Separated. Lists and standings are updated in a moment.',
  },
  ratings: {
    title: 'Ratings',
    now_one: '{{rating}} ± {{margin}} after {{count}} result.',
    now_other: '{{rating}} ± {{margin}} after {{count}} results.',
    provisional: 'Provisional: there are too few results for a reliable rating.',
    week: 'Week of',
    rating: 'Rating',
    results: 'Results',
    corrections: 'Corrections of this rating',
    corrected:
      '{{moment}}: a corrected result changed the rating of the week of {{week}} from {{before}} to {{after}}.',
    regrouped:
      '{{moment}}: merged or separated records changed the rating of the week of {{week}} from {{before}} to {{after}}.',
    ofTournament: 'The tournament',
    ofMatch: 'The match',
    hidden: 'This player hides the ratings.',
    hiddenOwn: 'Only you see your ratings.',
    hide: 'Hide my ratings',
    show: 'Show my ratings to everybody',
    hideHelp: 'Only you see hidden ratings. Your results still count for your ratings and those of your opponents.',
  },
  matches: { title: 'Matches', none: 'No match yet.' },
  decks: {
    title: 'Decks',
    none: 'No public decks. A deck becomes public when its player publishes it, or when a match with it becomes public.',
    public: 'public',
    notPublic: 'not public',
  },
  outcome: {
    won: 'Won against {{players}}',
    lost: 'Lost against {{players}}',
    drawn: 'Draw against {{players}}',
    over: 'Played with {{players}}',
    void: 'Void: {{players}}',
    mistake: 'Created by mistake: {{players}}',
    running: 'Playing against {{players}}',
  },
  noShow: 'no-show',
  drawnGames: '{{count}} drawn',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    player: typeof messages;
  }
}
