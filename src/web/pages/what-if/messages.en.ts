const messages = {
  title: 'What if',
  heading: 'What if: {{players}}',
  lead: 'From step {{step}} on, both sides played by you. Cards lie as they lay, and chance falls as it would have. Nothing of this is recorded.',
  running: 'This game is still being played. When it is over, it can be carried on from any of its steps.',
  broken: 'This link does not lead to a line: it is incomplete, or was changed.',
  noStep: 'The game has no step {{step}}.',
  back: 'Back to the game',
  beside: 'Beside what happened',
  takeBack: 'Take back',
  anew: 'Begin anew',
  line: 'What if',
  happened: 'What happened',
  side: 'The line and what happened',
  start: 'Where the line begins',
  goTo: 'To answer {{n}}',
  answers: '{{player}} answers',
  whoAnswers: 'Who answers',
  over: 'Nothing is asked here: the game is over.',
  awaits: 'Here the game waits for chance that fell at a table: the line ends.',
  long: 'A line has at most {{count}} answers.',
  refused: 'Answer {{n}} of this line is not legal there:',
  keepLegal: 'Go on from the answers before',
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
