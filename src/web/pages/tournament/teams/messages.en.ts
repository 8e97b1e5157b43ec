const messages = {
  register: 'Register a team',
  help: 'One member for each board. Board 1 of a team plays board 1 of the other team.',
  ownHelp: 'Name your team and its members, with yourself at one of the boards.',
  name: 'Name of the team',
  member: 'Board {{board}}',
  submit: 'Register the team',
  registered: 'The team is registered.',
  lineup: 'Change a line-up',
  lineupHelp: 'Who sits at which board, from the next published round on.',
  lineupOwnHelp:
    'Who sits at which board, from the next published round on. Never during a round, and with new players only while players register themselves.',
  lineupSubmit: 'Change the line-up',
  lineupDone: 'The line-up is changed.',
  team: 'Team',
  reserves: 'Reserves',
  reservesHelp: 'One name on each line. Players who have sat at a board stay in the team as reserves.',
  individual: {
    title: 'Results of members at their boards',
    name: 'Name',
    boards: 'Boards',
    reserve: 'reserve',
    record: 'Won–lost–drawn',
  },
  boardHelp:
    'Type the table with the board and the games, for example "12.3 2-1". "12.3 id" is a draw by agreement. "12 id" draws all open boards of table 12. A loss of both, "12.3 dl", needs the board.',
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    teams: typeof messages;
  }
}
