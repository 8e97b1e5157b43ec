const messages = {
  size_one: '{{count}} card',
  size_other: '{{count}} cards',
  build: 'Edit a copy',
  made: 'Saved {{moment}}',
  drafted: 'Drafted in this match',
  audience: {
    title: 'Who can read this deck',
    published: 'Public since {{moment}}, by choice of its player.',
    played: 'Public: a public match used this deck.',
    own: 'Private: only you and match staff can read this deck.',
    few: 'This deck is private.',
    whatFollows:
      'Everyone can read a public deck, opponents during a match included. The matches in which you play it stay hidden until they are public.',
    withdrawable:
      'Opponents can read the deck during a match. You can stop publishing it at any time, but copies remain.',
    publish: 'Make public',
    withdraw: 'Stop publishing',
  },
  compare: {
    title: 'Compare with another deck',
    deck: 'Decks you can read',
    choose: 'Choose a deck',
    address: 'Or the address of a deck page',
    submit: 'Compare decks',
    alone: 'Show {{name}} alone',
    games: 'These decks are of different games.',
    only: 'Only in {{name}} ({{count}})',
    both: 'In both ({{count}})',
    none: 'No cards.',
  },
  judged: 'Legal by {{ruleset}} when it was saved. A saved deck never changes.',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    deck: typeof messages;
  }
}
