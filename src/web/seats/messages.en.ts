const messages = {
  title: 'Seat {{number}}',
  player: 'Player',
  deck: 'Deck',
  team: 'Team',
  noDeck: 'Choose a deck',
  stored: 'Decks of the player',
  samples: 'Decks that come with the game',
  none: 'No deck of this format is stored for this player.',
  more: 'One more seat',
  fewer: 'One seat less',
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    seats: typeof messages;
  }
}
