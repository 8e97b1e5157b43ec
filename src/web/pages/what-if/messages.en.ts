const messages = {
  title: 'What if',
  heading: 'What if: {{players}}',
  lead: 'Play both sides from step {{step}}, with the same decks and the same random results. Nothing is recorded.',
  running: 'This game is not over. You can try variations when it is.',
  broken: 'The link to this variation is incomplete or damaged.',
  noStep: 'The game has no step {{step}}.',
  back: 'Back to the game',
  beside: 'Compare with the game',
  takeBack: 'Take back',
  anew: 'Start over',
  line: 'What if',
  happened: 'What happened',
  side: 'Variation and game',
  start: 'Start of the variation',
  goTo: 'Go to answer {{n}}',
  answers: '{{player}} answers',
  whoAnswers: 'Who answers',
  over: 'The game is over.',
  awaits: 'The variation ends here: the next random result came from paper cards.',
  long: 'A variation has at most {{count}} answers.',
  refused: 'Answer {{n}} is not legal:',
  keepLegal: 'Keep the answers before it',
  compared_one: 'After {{count}} answer',
  compared_other: 'After {{count}} answers',
  same: 'All numbers are the same.',
  what: 'What',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    'what-if': typeof messages;
  }
}
