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
    podSize: 'Players of a pod at most',
    podSizeHelp: 'From 4 to 8. Pods are as few and as equal as can be.',
    list: 'List from which players draft',
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
