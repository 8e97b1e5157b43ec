const messages = {
  more: 'Time limits, spectators and publication',
  moreTime: 'Time',
  timeHelp: 'A player’s clock runs while that player has a decision. A player whose time runs out loses.',
  bank: 'Minutes per player and game',
  increment: 'Seconds added after each turn',
  turn: 'Seconds per turn',
  grace: 'Seconds a player may be offline',
  delay: {
    label: 'Spectators see a game',
    none: 'immediately',
    minutes_one: '{{count}} minute later',
    minutes_other: '{{count}} minutes later',
    turns_one: '{{count}} turn later',
    turns_other: '{{count}} turns later',
  },
  publication: {
    label: 'When a match is over',
    consent: 'public if all players agree',
    open: 'public',
  },
  text: {
    all: 'For all matches of the league: {{terms}}.',
    bank: '{{minutes}} min per game, plus {{plus}} s after each turn',
    turn: '{{seconds}} s per turn',
    pick: '{{seconds}} s per choice, then a random choice',
    grace: 'at most {{seconds}} s offline',
    delay: 'spectators see the game {{delay}}',
    open: 'public when it is over',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    terms: typeof messages;
  }
}
