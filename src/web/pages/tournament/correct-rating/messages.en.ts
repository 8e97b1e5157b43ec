const messages = {
  title: 'Correct a rating',
  help: 'Seeds and pairings that were given stay. Standings by ratings change at once.',
  player: 'Player',
  without: 'no rating',
  rating: 'Rating',
  ratingHelp: 'Leave this empty if the player has no rating.',
  reason: 'Reason',
  submit: 'Correct the rating',
  done: 'The rating is corrected.',
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    'correct-rating': typeof messages;
  }
}
