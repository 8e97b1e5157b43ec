const messages = {
  title: 'What happened',
  setup: 'Setup',
  turn: 'Turn {{number}} · {{player}}',
  turnBefore: 'The turn before',
  turnAfter: 'The turn after',
  goTo: 'Go to step {{n}}',
  nothing: 'The game goes on.',
  rules: 'Rules',
  rule_one: 'Rule {{rule}}',
  rule_other: 'Rule {{rule}} and more: {{count}} rules',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    log: typeof messages;
  }
}
