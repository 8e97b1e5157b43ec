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
  keys: {
    title: 'Keys for the players',
    hint: 'With a key, a player logs in and plays on a phone or computer of their own. Each key is shown once.',
    make: 'Make a key for {{name}}',
    of: 'The key of {{name}}',
    code: 'QR code of the log-in for {{name}}',
    scan: '{{name}} scans this code to log in and play.',
    loopback:
      'Only this device finds the service at {{host}}. Open this page at the address of the device in the network first.',
    copyLink: 'Copy the log-in link',
    copied: 'Copied',
  },
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
