const messages = {
  title: 'Leagues',
  lead: 'Standings computed from recorded games. Select a rank or points to see how they were computed.',
  none: { title: 'No leagues yet', text: 'Leagues created by organisers are listed here.' },
  bestOf: 'Best of {{count}}',
  found: 'Create a league',
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    leagues: typeof messages;
  }
}
