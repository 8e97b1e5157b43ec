const messages = {
  title: 'Tournaments',
  lead: 'Pairings, results and standings. Every pairing and every place shows the numbers it rests on.',
  ratings: 'Ratings',
  create: 'Create a tournament',
  none: { title: 'No tournaments found', text: 'Tournaments created by organisers are listed here.' },
  filter: { label: 'Filters', any: 'any', game: 'Game', status: 'Status' },
  status: {
    announced: 'Announced',
    registration: 'Registration open',
    closed: 'Registration closed',
    running: 'Running',
    ended: 'Ended',
    cancelled: 'Cancelled',
  },
  players_one: '{{count}} player',
  players_other: '{{count}} players',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    tournaments: typeof messages;
  }
}
