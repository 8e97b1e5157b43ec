const messages = {
  title: 'Log',
  setup: 'Setup',
  turn: 'Turn {{number}} · {{player}}',
  turnBefore: 'Previous turn',
  turnAfter: 'Next turn',
  goTo: 'Go to step {{n}}',
  nothing: 'This step has no log entry.',
  history: 'History of this card in the game',
  rules: 'Rules',
  rule_one: 'Rule {{rule}}',
  rule_other: 'Rule {{rule}}: show all {{count}} rules',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    log: typeof messages;
  }
}
