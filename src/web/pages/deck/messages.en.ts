const messages = {
  size_one: '{{count}} card',
  size_other: '{{count}} cards',
  build: 'Build on it',
  made: 'Stored {{moment}}',
  drafted: 'From this draft',
  judged: 'It was legal by {{ruleset}}, with the cards of that day. A deck never changes.',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    deck: typeof messages;
  }
}
