const messages = {
  board: 'Board',
  zone_one: '{{zone}}: {{count}} card',
  zone_other: '{{zone}}: {{count}} cards',
  hidden_one: '{{count}} hidden card.',
  hidden_other: '{{count}} hidden cards.',
  all_one: '{{count}} card: show all',
  all_other: '{{count}} cards: show all',
  asserted: 'Reported by a player',
  active: 'to act',
  decides: 'decides',
  left: 'out of the game',
  wins: 'wins',
  team: 'Team {{number}}',
  setup: 'Setup',
  turn: 'Turn {{number}}',
  over: 'The game is over',
  close: 'Close',
  cardsOf: 'Show the cards of {{player}}',
  printed: 'printed {{value}}',
  byHand: 'Texts that players carry out by hand: {{texts}}',
  under: 'Cards under it: {{cards}}',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    board: typeof messages;
  }
}
