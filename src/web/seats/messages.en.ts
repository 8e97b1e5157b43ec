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
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    seats: typeof messages;
  }
}
