const messages = {
  title: 'Build a deck',
  lead: 'Kifu checks the deck while you build it, by the rules of the format.',
  noGame: 'This service offers no game',
  what: 'Format of the deck',
  game: 'Game',
  format: 'Format',
  cards: 'Cards',
  found: 'Cards to add',
  noneFound: 'No cards match.',
  moreCards: 'Show more',
  inDeck: '{{count}} in the deck',
  deck: 'Your deck',
  size_one: '{{count}} card',
  size_other: '{{count}} cards',
  empty: 'Paste a deck as text, or add cards from the search.',
  samples: 'Or start from a sample deck',
  clear: 'Remove all cards',
  more: 'Add one {{name}}',
  fewer: 'Remove one {{name}}',
  zone: 'Zone of {{name}}',
  zoneOfCard: 'by card type',
  verdict: {
    judging: 'Checking …',
    legal: 'Legal in this format.',
    faults_one: '{{count}} problem:',
    faults_other: '{{count}} problems:',
    rule: 'rule {{rule}}',
  },
  import: {
    title: 'Paste a deck as text',
    label: 'A list or a deck code, as sites and programs write them',
    read: 'Read the list',
    done_one: '{{count}} line read.',
    done_other: '{{count}} lines read.',
    left_one: '{{count}} line to check:',
    left_other: '{{count}} lines to check:',
    faults: 'Lines to check',
    line: 'Line {{line}}:',
    add: 'Add {{count}} × {{name}} ({{id}})',
    added: 'Added: {{count}} × {{name}}.',
  },
  save: {
    title: 'Save the deck',
    name: 'Deck name',
    own: 'Save as my deck',
    store: 'Save',
    logIn: 'Log in to save it as your deck.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    builder: typeof messages;
  }
}
