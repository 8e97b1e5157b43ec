const messages = {
  title: 'Log',
  setup: 'Setup',
  turn: 'Turn {{number}} · {{player}}',
  turnBefore: 'Previous turn',
  turnAfter: 'Next turn',
  goTo: 'Go to step {{n}}',
  nothing: 'Nothing to report.',
  history: 'History in this game',
  rules: 'Rules',
  rule_one: 'Rule {{rule}}',
  rule_other: 'Rule {{rule}} and {{count}} rules in all',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    log: typeof messages;
  }
}
