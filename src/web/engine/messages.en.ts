const messages = {
  verify: 'Verify in this browser',
  again: 'Verify again',
  about:
    'This page fetches the record, computes its chain of hashes again, and carries the whole game out again with an engine of its own. The service takes no part in it.',
  fetching: 'The record is being fetched …',
  working: 'Event {{done}} of {{events}}',
  sound: 'Verified: everything comes out as it was recorded',
  partly: 'The chain is sound; the game was not carried out again',
  differs_one: '{{count}} difference',
  differs_other: '{{count}} differences',
  chain: 'Chain',
  chainSound: '{{count}} events, unbroken up to {{head}}',
  chainOther: 'The last event is {{head}}, but the service says {{said}}',
  commitments: 'Chance',
  commitmentsSound: '{{count}} secrets are what was committed to before the first card was drawn',
  executed: 'Carried out again',
  executedSound: '{{logs}} logs and {{states}} states compared',
  executedAcross: '{{positions}} positions compared: the game was recorded by another build, {{build}}',
  engine: 'Engine of this page',
  notExecuted: {
    hidden: 'Parts of the record are hidden from you. It can be verified once the match is public.',
    cards: 'It was played with cards that this page cannot read, or that the service no longer has.',
    rules: 'It was played by other rules than those of this page.',
  },
  notAGame: 'This is no record of a game.',
  hidden:
    'You may not see everything of this game, and only the whole of it can be carried out again. Once it is over, and all its players have made the match public, everybody can.',
  failed: 'The engine could not do it: {{why}}',
  difference: {
    caption: 'Where the record and what was computed part',
    version: 'Event',
    what: 'What',
    recorded: 'Recorded',
    actual: 'Computed',
  },
  what: {
    chain: 'hash of the event',
    commitment: 'commitment',
    'log-hash': 'what happened',
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
