const messages = {
  title: 'Continue a tournament of other software',
  form: 'Paste a report of FIDE (TRF)',
  help: 'Its players, rounds and results begin this tournament. Finish the last round there first.',
  text: 'Report',
  open: 'Say who these players are ({{count}}). Nothing is recorded until then.',
  choose: 'Choose…',
  isNew: 'A new player',
  round:
    'Round {{round}}: {{pairings}} matches, {{forfeits}} of them without a game. Byes: {{byes}}, awarded {{fullByes}}, half-point {{halfByes}}. Absent: {{absent}}.',
  players_one: '{{count}} player, new: {{created}}.',
  players_other: '{{count}} players, new: {{created}}.',
  left: 'Dropped after their last round:',
  ratingIgnored: 'Ratings that are not taken, since these players are registered already:',
  toCome: 'Byes of the round to come, which are not recorded: {{count}}.',
  otherPoints: 'Players with other points here, since this tournament counts results differently: {{count}}.',
  leftOut: 'Registered players who are not in the report are left out: {{count}}.',
  submit_one: 'Record {{count}} round',
  submit_other: 'Record {{count}} rounds',
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    'read-report': typeof messages;
  }
}
