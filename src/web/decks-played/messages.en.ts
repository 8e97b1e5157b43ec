const messages = {
  caption: 'Decks in public matches',
  name: 'Deck',
  games: 'Games',
  share: 'Share',
  shareLong: 'Share of all seats in public games',
  won: 'Won',
  known:
    '{{public}} of {{games}} games are public. Decks of private games are not shown. Games without turns are left out.',
  none: 'No decks yet. Decks are shown when all players of a match agree to publish it.',
  more: 'Full statistics',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    'decks-played': typeof messages;
  }
}
