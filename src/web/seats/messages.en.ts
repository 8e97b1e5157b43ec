const messages = {
  title: 'Seat {{number}}',
  player: 'Player',
  deck: 'Deck',
  team: 'Team',
  noDeck: 'Choose a deck',
  stored: 'Saved decks',
  samples: 'Sample decks',
  none: 'This player has no saved deck for this format.',
  more: 'Add a seat',
  fewer: 'Remove a seat',
  draft: {
    podSize: 'Most players in a pod',
    podSizeHelp: 'From 4 to 8. There are as few pods as possible, and their sizes differ by one at most.',
    list: 'List from which players draft',
    listOfTerms: 'The list of the tournament',
    noList: 'There is no list in the format {{format}} that belongs to no player. Store one first.',
    storeList: 'Store a list',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    seats: typeof messages;
  }
}
