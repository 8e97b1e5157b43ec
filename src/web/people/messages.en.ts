const messages = {
  find: 'Find by name',
  found: 'Players found',
  none: 'Nobody is called so.',
  hint: 'Type the beginning of a name.',
  chosen: '{{name}} is chosen',
  change: 'Choose somebody else',
  notChosen: 'Type a name, then choose one of those found.',
  register: 'Register “{{name}}” as a new player',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    people: typeof messages;
  }
}
