const messages = {
  find: 'Find by name',
  found: 'Players found',
  none: 'No players match.',
  hint: 'Type the start of a name.',
  chosen: 'Chosen: {{name}}',
  change: 'Change player',
  notChosen: 'Type a name, then choose a player.',
  register: 'Register “{{name}}” as a new player',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    people: typeof messages;
  }
}
