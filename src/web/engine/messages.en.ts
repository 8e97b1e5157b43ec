const messages = {
  verify: 'Verify in this browser',
  again: 'Verify again',
  about:
    'This page downloads the record, recomputes its hash chain, and replays the whole game with the rules engine in your browser. You need not trust the service.',
  fetching: 'Downloading the record …',
  working: 'Event {{done}} of {{events}}',
  sound: 'Verified: the replayed game matches the record',
  partly: 'The hash chain is intact. The game was not replayed.',
  differs_one: '{{count}} difference',
  differs_other: '{{count}} differences',
  chain: 'Chain',
  chainSound: '{{count}} events, intact up to {{head}}',
  chainOther: 'The last event is {{head}}, but the service reports {{said}}',
  commitments: 'Chance',
  commitmentsSound: '{{count}} secrets match the commitments made before the first draw',
  executed: 'Replayed',
  executedSound: '{{logs}} logs and {{states}} states compared',
  executedAcross: '{{positions}} positions compared. Another build recorded the game: {{build}}',
  engine: 'Engine in this page',
  notExecuted: {
    hidden: 'Parts of the record are hidden from you. You can verify the game when the match is public.',
    cards: 'This page cannot load the cards of this game.',
    rules: 'The game uses a different version of the rules than this page.',
  },
  notAGame: 'This file is not the record of a game.',
  hidden:
    'Verification needs the whole record, and parts of it are hidden from you. The record becomes public when the game is over and all players agree.',
  failed: 'The verification failed: {{why}}',
  difference: {
    caption: 'Differences between the record and the replay',
    version: 'Event',
    what: 'What',
    recorded: 'Recorded',
    actual: 'Computed',
  },
  what: {
    chain: 'hash of the event',
    commitment: 'commitment',
    'log-hash': 'log of the step',
    'state-hash': 'state',
    'position-hash': 'position',
    substitutions: 'cards exchanged by a rewind',
    outcome: 'result',
    rejected: 'refused by the rules',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    engine: typeof messages;
  }
}
