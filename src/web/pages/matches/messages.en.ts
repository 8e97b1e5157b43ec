const messages = {
  title: 'Matches',
  lead: 'Follow a live game, or open the replay of one that has ended.',
  state: { live: 'Live', ended: 'Ended' },
  filter: {
    label: 'Filters',
    any: 'any',
    game: 'Game',
    format: 'Format',
    state: 'State',
    league: 'League',
    linkedLeague: 'the linked league',
    player: 'Player',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
  },
  none: {
    title: 'No matches found',
    text: 'Change or clear the filters.',
    live: 'No live match fits the filters.',
    ended: 'No ended match fits the filters.',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    matches: typeof messages;
  }
}
