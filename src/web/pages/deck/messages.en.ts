const messages = {
  size_one: '{{count}} card',
  size_other: '{{count}} cards',
  build: 'Build on it',
  made: 'Stored {{moment}}',
  drafted: 'From this draft',
  audience: {
    title: 'Who can read this deck',
    published: 'Everybody can read this deck: its player made it public on {{moment}}.',
    played: 'Everybody can read this deck: it was played in a match that is public.',
    own: 'Only you can read this deck, and those who run and judge matches.',
    few: 'This deck is not public.',
    whatFollows:
      'Once it is public, opponents can read the list, too, also while you play it. In which matches you play it is not shown until these are public themselves.',
    withdrawable:
      'Opponents can, too, also while you play it. You can withdraw it at any time; what others have copied they keep.',
    publish: 'Make public, for opponents too',
    withdraw: 'Withdraw',
  },
  judged: 'It was legal by {{ruleset}}, with the cards of that day. A deck never changes.',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    deck: typeof messages;
  }
}
