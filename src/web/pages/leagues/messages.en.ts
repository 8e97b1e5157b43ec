const messages = {
  title: 'Leagues',
  lead: 'Tables that follow from the record: each number says how it came about.',
  none: { title: 'There is no league yet', text: 'What organisers found is listed here.' },
  bestOf: 'Best of {{count}}',
  found: 'Found a league',
  more: 'Show more',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    leagues: typeof messages;
  }
}
