const messages = {
  more: 'Time, spectators and publication',
  moreTime: 'Time',
  timeHelp: 'The clock of a player runs whenever they have something to decide. Whose time is up has lost.',
  bank: 'Minutes of each player for a game',
  increment: 'Seconds more after each turn',
  turn: 'Seconds for a turn',
  grace: 'Seconds that a player may be away',
  delay: {
    label: 'Spectators see a game',
    none: 'at once',
    minutes_one: '{{count}} minute later',
    minutes_other: '{{count}} minutes later',
    turns_one: '{{count}} turn later',
    turns_other: '{{count}} turns later',
  },
  publication: {
    label: 'When a match is over',
    consent: 'everything is public if all its players agree',
    open: 'everything is public',
  },
  text: {
    all: 'In all matches of the league: {{terms}}.',
    bank: '{{minutes}} min a game and {{plus}} s more after each turn',
    turn: '{{seconds}} s for a turn',
    grace: 'away for {{seconds}} s at most',
    delay: 'spectators see it {{delay}}',
    open: 'everything is public when it is over',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    terms: typeof messages;
  }
}
