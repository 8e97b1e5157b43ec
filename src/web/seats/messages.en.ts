const messages = {
  title: 'Seat {{number}}',
  player: 'Player',
  deck: 'Deck',
  team: 'Team',
  noDeck: 'Choose a deck',
  drafted: 'The drafted deck',
  draftedHelp: 'Choose another deck only for a player who drafted none, or who left the draft.',
  stored: 'Saved decks',
  samples: 'Sample decks',
  none: 'This player has no saved deck for this format.',
  more: 'Add a seat',
  fewer: 'Remove the last seat',
  draft: {
    podSize: 'Most players in a pod',
    podSizeHelp: 'From 4 to 8. There are as few pods as possible, and their sizes differ by one at most.',
    pickSeconds: 'Seconds for each choice',
    pickSecondsHelp: 'At the end of the time, a lot chooses for the player. Leave this empty for no limit.',
    list: 'List from which players draft',
    listOfTerms: 'The list of the tournament',
    noList: 'Players draft from a list without a player. Save such a list in the format {{format}} first.',
    storeList: 'Save a list',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    seats: typeof messages;
  }
}
