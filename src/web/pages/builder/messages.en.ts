const messages = {
  title: 'Build a deck',
  lead: 'It is judged while you build it, by the rules that a match is played with.',
  noGame: 'This service has no game',
  what: 'What the deck is for',
  game: 'Game',
  format: 'Format',
  cards: 'Cards',
  found: 'Cards that can be added',
  noneFound: 'No card is like that.',
  moreCards: 'Show more',
  inDeck: '{{count}} in the deck',
  deck: 'Your deck',
  size_one: '{{count}} card',
  size_other: '{{count}} cards',
  empty: 'Add cards from the search, or paste a deck as text.',
  samples: 'Or begin with a deck that comes with the game',
  clear: 'Take everything out',
  more: 'One more {{name}}',
  fewer: 'One {{name}} fewer',
  zone: 'Where {{name}} begins',
  zoneOfCard: 'as its type says',
  verdict: {
    judging: 'Being judged …',
    legal: 'Legal in this format.',
    faults_one: '{{count}} fault:',
    faults_other: '{{count}} faults:',
    rule: 'rule {{rule}}',
  },
  import: {
    title: 'Paste a deck as text',
    label: 'A line for each card, such as “4 Card Name”',
    read: 'Read it in',
    done: 'Lines read: {{count}}. Not understood: {{faults}}.',
    faults: 'Lines that were not understood',
    line: 'Line {{line}}:',
    add: 'Add {{name}} ({{id}})',
  },
  save: {
    title: 'Store the deck',
    name: 'Name of the deck',
    own: 'Store as my deck',
    store: 'Store',
    logIn: 'Log in to store it as your deck.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    builder: typeof messages;
  }
}
