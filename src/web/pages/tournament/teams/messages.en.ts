const messages = {
  register: 'Register a team',
  help: 'One member for each board. Board 1 of a team plays board 1 of the other team.',
  ownHelp: 'Name your team and its members, with yourself at one of the boards.',
  name: 'Name of the team',
  member: 'Board {{board}}',
  submit: 'Register the team',
  registered: 'The team is registered.',
  boardHelp:
    'Type the table with the board and the games, for example "12.3 2-1". "12.3 id" is a draw by agreement. "12 id" draws all open boards of table 12. A loss of both, "12.3 dl", needs the board.',
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    teams: typeof messages;
  }
}
